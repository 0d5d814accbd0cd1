"""Python's own libraries are stripped, everything else is packed as it came."""

import _json
import shutil
import subprocess
import sys
from pathlib import Path

import pydantic_core
import pytest
from builder import strip
from builder.facts import CannotBuild

pytestmark = pytest.mark.skipif(
    shutil.which("strip") is None or sys.platform != "linux", reason="needs strip and Linux"
)


@pytest.fixture
def extension() -> Path:
    """A module of Python that is a library of its own."""
    return Path(_json.__file__)


def test_a_module_of_python_comes_out_no_larger_and_still_loads(extension: Path, tmp_path: Path) -> None:
    ((name, file, kind),) = strip.without_symbols([("_json.so", str(extension), "EXTENSION")], tmp_path)
    assert (name, kind) == ("_json.so", "EXTENSION")
    assert Path(file).stat().st_size <= extension.stat().st_size
    sentence = "; ".join(
        [
            "import importlib.util as u",
            f"s = u.spec_from_file_location('_json', {file!r})",
            "m = u.module_from_spec(s)",
            "s.loader.exec_module(m)",
            "print(m.encode_basestring('a'))",
        ]
    )
    done = subprocess.run([sys.executable, "-c", sentence], capture_output=True, text=True, check=True)
    assert done.stdout == '"a"\n'


def test_it_comes_out_alike_each_time(extension: Path, tmp_path: Path) -> None:
    entry = ("_json.so", str(extension), "EXTENSION")
    ((_, first, _),) = strip.without_symbols([entry], tmp_path / "first")
    ((_, second, _),) = strip.without_symbols([entry], tmp_path / "second")
    assert Path(first).read_bytes() == Path(second).read_bytes()


def test_a_library_of_a_wheel_and_data_are_left_as_they_are(tmp_path: Path) -> None:
    core = next(Path(pydantic_core.__file__).parent.glob("*.so"))
    entries = [(core.name, str(core), "EXTENSION"), ("data", str(tmp_path / "data"), "DATA")]
    assert strip.without_symbols(entries, tmp_path / "copies") == entries
    assert not (tmp_path / "copies").exists()


def test_without_the_tool_nothing_is_built(
    extension: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(CannotBuild, match="strip is missing"):
        strip.without_symbols([("_json.so", str(extension), "EXTENSION")], tmp_path)
