"""What holds for every test: no window, no sound, and never the player's own folder."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

pytest_plugins = (
    "built_fixtures",
    "shared_table",
    "svg_memory",
    "table_fixtures",
    "whisper_table",
    "window_fixtures",
)

WINDOWS = Path(__file__).with_name("window")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the real windows first: they wait much, and what comes last cannot be shared out any more."""
    items.sort(key=lambda item: item.path.parent != WINDOWS)


@pytest.fixture(scope="session", autouse=True)
def _home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    os.environ["FOUR_INNS_HOME"] = str(tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="session")
def require_programs() -> Callable[..., None]:
    """Skip a test on a machine without these programs; where everything must run (CI=true), fail instead."""

    def require(*names: str) -> None:
        missing = [name for name in names if shutil.which(name) is None]
        if missing and os.environ.get("CI") == "true":
            pytest.fail(f"not installed: {', '.join(missing)}")
        if missing:
            pytest.skip(f"not installed: {', '.join(missing)}")

    return require
