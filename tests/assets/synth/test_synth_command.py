"""`python -m assets.synth` writes the files that lie in assets/sound."""

import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile  # type: ignore[import-untyped]

from assets.synth import __main__ as command
from assets.synth.wave import RATE, tone


@pytest.fixture
def two_sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [("low", 0.5 * tone(100, 0.2, 0.05)), ("wide", np.stack([0.5 * tone(300, 0.2, 0.05)] * 2, axis=1))]
    monkeypatch.setattr(command, "made_sounds", lambda: iter(made))


@pytest.mark.usefixtures("two_sounds")
def test_every_sound_becomes_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["synth", str(tmp_path / "new" / "folder")])
    command.main()
    files = {path.name: soundfile.info(path) for path in (tmp_path / "new" / "folder").iterdir()}
    assert {name: (info.channels, info.samplerate, info.frames) for name, info in files.items()} == {
        "low.ogg": (1, RATE, RATE // 5),
        "wide.ogg": (2, RATE, RATE // 5),
    }
    assert "2 sounds written" in capsys.readouterr().out


@pytest.mark.usefixtures("two_sounds")
def test_a_place_that_is_no_folder_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(sys, "argv", ["synth", str(tmp_path / "file")])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == 1
    assert capsys.readouterr().err.startswith("The sounds cannot be written: ")
