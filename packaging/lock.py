"""Renews the lock files from pyproject.toml: `python packaging/lock.py [uv options, such as --upgrade]`.

Needs `uv` on the path. The lock files are plain requirements files with hashes for every platform, so that
pip alone installs them; they name no index, so that each machine uses its own.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = [
    *("uv", "pip", "compile", "pyproject.toml", "--quiet"),
    *("--universal", "--generate-hashes", "--python-version", "3.11"),
    *("--no-emit-index-url", "--no-emit-find-links", "--no-emit-index-annotation", "--no-annotate"),
    *("--custom-compile-command", "python packaging/lock.py"),
]
LOCKS = (
    ("requirements.lock", ()),
    ("requirements-build.lock", ("--group", "build", "--constraints", "requirements.lock")),
    ("requirements-dev.lock", ("--group", "test", "--constraints", "requirements-build.lock")),
)


def main(options: list[str]) -> int:
    """Write all lock files; return the first exit code of `uv` that is not 0."""
    for name, extra in LOCKS:
        command = [*COMPILE, *extra, *options, "--output-file", name]
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
