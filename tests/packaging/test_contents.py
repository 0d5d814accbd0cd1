"""What libraries bring along and the program never opens stays out of a build."""

import pytest
from builder.contents import kept


@pytest.mark.parametrize(
    "name",
    [
        "pygame/freesansbold.ttf",
        "pygame_gui/data/NotoSansJP-Regular.ttf",
        "pygame_gui\\data\\NotoSansJP-Regular.ttf",
        "tqdm-4.70.1.dist-info/RECORD",
        "tqdm-4.70.1.dist-info/INSTALLER",
    ],
)
def test_left_out(name: str) -> None:
    assert kept([(name, "/somewhere", "DATA")]) == []


@pytest.mark.parametrize(
    "name",
    [
        "pygame/pygame_icon.bmp",
        "pygame_gui/data/NotoSans-Regular.ttf",
        "pygame_gui/data/FiraCode-Regular.ttf",
        "tqdm-4.70.1.dist-info/METADATA",
        "assets/RECORD",
    ],
)
def test_kept(name: str) -> None:
    assert kept([(name, "/somewhere", "DATA")]) == [(name, "/somewhere", "DATA")]
