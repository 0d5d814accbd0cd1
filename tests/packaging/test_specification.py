"""The specification, evaluated for each system with stand-ins for what PyInstaller puts in."""

import sys
from pathlib import Path
from typing import Any

import pytest
from builder import contents, facts, freeze

from game.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "packaging" / "four_inns.spec"


class Recorder:
    """Stands for PyInstaller's classes and remembers how each was called."""

    def __init__(self) -> None:
        self.calls: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]] = {}

    def named(self, name: str) -> Any:
        def record(*arguments: Any, **named: Any) -> "Made":
            self.calls.setdefault(name, []).append((arguments, named))
            return Made(named)

        return record

    def executables(self) -> dict[str, dict[str, Any]]:
        """The named arguments of every EXE, by its name."""
        return {named["name"]: named for _, named in self.calls["EXE"]}


class Made:
    """What a stand-in returns: the tables that PyInstaller would have filled."""

    def __init__(self, named: dict[str, Any]) -> None:
        pairs = named.get("datas", [])
        self.datas = [(f"{folder}/{Path(file).name}", file, "DATA") for file, folder in pairs]
        self.binaries: list[contents.Entry] = []
        self.dependencies: list[contents.Entry] = []
        self.pure: list[contents.Entry] = []
        self.scripts: list[contents.Entry] = []


@pytest.fixture
def evaluate(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Run the specification as if on this system; return what was recorded."""

    def run(system: str) -> Recorder:
        recorder = Recorder()
        monkeypatch.setattr(facts, "system", lambda: system)
        monkeypatch.setattr(freeze, "WORK", tmp_path)
        monkeypatch.setattr(sys, "path", list(sys.path))
        names = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        given = {name: recorder.named(name) for name in names}
        code = compile(SPECIFICATION.read_bytes(), str(SPECIFICATION), "exec")
        exec(code, {"SPECPATH": str(SPECIFICATION.parent), **given})
        return recorder

    return run


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_everywhere_there_is_a_folder_and_a_single_file_and_nothing_is_squeezed(
    evaluate: Any, system: str
) -> None:
    recorder = evaluate(system)
    ((_, folder),) = recorder.calls["COLLECT"]
    assert folder["name"] == "four-inns"
    single = recorder.executables()["four-inns-single"]
    assert not single.get("exclude_binaries", False)
    for name in ("EXE", "COLLECT"):
        assert all(named["upx"] is False for _, named in recorder.calls[name])
    for named in recorder.executables().values():
        assert named["disable_windowed_traceback"] is True
    assert (system == "macos") == ("BUNDLE" in recorder.calls)


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_the_data_hold_every_asset_and_no_module_that_made_them(evaluate: Any, system: str) -> None:
    recorder = evaluate(system)
    ((_, analysis),) = recorder.calls["Analysis"]
    packed = {Path(file).resolve() for file, _ in analysis["datas"]}
    sources = {".py", ".pyc", ".po", ".pot"}
    assets = {path for path in (ROOT / "assets").rglob("*") if path.is_file() and path.suffix not in sources}
    assets = {path for path in assets if not path.name.startswith(".")}
    assert assets
    assert assets <= packed
    assert not [path for path in packed if path.suffix in sources]
    assert {"assets.drawing", "assets.synth"} <= set(analysis["excludes"])
    assert all(Path(file).is_file() for file, _ in analysis["datas"])


def test_on_linux_one_executable_serves_window_and_console(evaluate: Any) -> None:
    executables = evaluate("linux").executables()
    assert set(executables) == {"four-inns", "four-inns-single"}
    for named in executables.values():
        assert not {"icon", "version", "manifest"} & set(named)


def test_on_windows_one_executable_opens_the_window_and_another_prints(evaluate: Any) -> None:
    recorder = evaluate("windows")
    consoles = {name: named["console"] for name, named in recorder.executables().items()}
    assert consoles == {"Four Inns": False, "four-inns": True, "four-inns-single": False}
    for name, named in recorder.executables().items():
        assert all(Path(icon).suffix == ".ico" and Path(icon).is_file() for icon in named["icon"])
        assert f"{name}.exe" in Path(named["version"]).read_text(encoding="utf-8")
        assert named["manifest"].startswith("<?xml")
    ((collected, _),) = recorder.calls["COLLECT"]
    assert sum(isinstance(part, Made) for part in collected) == 2


def test_on_macos_a_bundle_is_opened_with_the_files_that_were_double_clicked(evaluate: Any) -> None:
    recorder = evaluate("macos")
    executables = recorder.executables()
    assert executables["four-inns"]["argv_emulation"] is True
    assert executables["four-inns"]["console"] is False
    assert executables["four-inns-single"]["console"] is True
    (((collected,), bundle),) = recorder.calls["BUNDLE"]
    assert isinstance(collected, Made)
    assert bundle["name"] == "Four Inns.app"
    assert bundle["version"] == VERSION
    assert Path(bundle["icon"]).is_file()
    ((folder, _),) = recorder.calls["COLLECT"]
    data = {name: Path(file) for part in folder if isinstance(part, list) for name, file, _ in part}
    assert data["document.icns"].is_file()
