"""What can be made on which system, and what is said where a tool is missing."""

import shutil
import subprocess
from pathlib import Path

import pytest
from builder import __main__ as command
from builder import debian, facts, products


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("linux", {"folder", "archive", "single", "deb", "appdir", "bill"}),
        ("windows", {"folder", "archive", "single", "bill"}),
        ("macos", {"folder", "archive", "single", "bill", "app"}),
    ],
)
def test_each_system_has_its_products(
    system: str, expected: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(products, "system", lambda: system)
    assert set(products.available()) == expected


@pytest.fixture
def linux_without_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(products, "system", lambda: "linux")
    monkeypatch.setattr(shutil, "which", lambda name: None)


@pytest.mark.usefixtures("linux_without_tools")
def test_without_a_name_what_lacks_its_tool_is_left_out_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def make(names: list[str], out: Path) -> list[Path]:
        asked.extend(names)
        return [out / "made"]

    monkeypatch.setattr(command, "make", make)
    assert command.main(["--out", str(tmp_path)]) == 0
    assert asked == ["folder", "archive", "single", "appdir", "bill"]
    said = capsys.readouterr()
    assert said.out == f"{tmp_path / 'made'}\n"
    assert said.err == "Left out: the Debian package (deb), because dpkg-deb is missing.\n"


@pytest.mark.usefixtures("linux_without_tools")
def test_a_product_asked_for_by_name_is_refused_before_anything_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(products, "freeze", lambda: pytest.fail("it was built"))
    assert command.main(["deb", "--out", str(tmp_path)]) == command.FAILED
    assert capsys.readouterr().err == (
        f"Without {debian.TOOL}, the Debian package (deb) cannot be made; install it.\n"
    )
    with pytest.raises(facts.CannotBuild, match=r"linux, where .*\(app\) cannot be made"):
        products.make(["app"], tmp_path)


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="needs sha256sum")
def test_the_checksums_are_those_that_sha256sum_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(out: Path) -> Path:
        (out / "made").write_bytes(b"made")
        return out / "made"

    monkeypatch.setattr(products, "system", lambda: "linux")
    monkeypatch.setattr(products, "freeze", lambda: None)
    monkeypatch.setitem(products.PRODUCTS, "bill", products.Product("a file", ("linux",), write))
    products.make(["bill"], tmp_path)
    check = ["sha256sum", "--check", "--strict", products.SUMS]
    assert (
        subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=True).stdout == "made: OK\n"
    )
    (tmp_path / "made").write_bytes(b"changed")
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode != 0
