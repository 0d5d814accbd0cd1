"""Starts Four Inns from a checkout, with nothing but Python: see USAGE below.

The libraries go into a private environment, made from the lock file on the first start and after every change
of it. The environment knows the four packages of the program by name and place; the checkout itself is never
on the import path, because this folder would then pass for the library called `packaging`.

Only the standard library is used, and nothing is imported before it is needed: this file runs before every
start. It keeps to the grammar of Python 3.6, so that an old Python gets as far as saying that it is too old.
"""

import os
import sys

OLDEST = (3, 11)
if sys.version_info < OLDEST:
    sys.exit(
        "Four Inns needs Python {}.{} or newer; this is Python {}.{}.".format(
            *(OLDEST + sys.version_info[:2])
        )
    )

USAGE = """\
python3 packaging/run.py [FILE.inn]      open the game, or the match in that file
python3 packaging/run.py cli ARGS...     the command line four-inns (cli --help explains it)
python3 packaging/run.py test [ARGS...]  every check and test; ARGS go to pytest

The libraries are kept in .venv beside pyproject.toml, or in the folder that FOUR_INNS_ENV names.
Executables are made by packaging/build.py.
"""

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGES = ("assets", "game", "saves", "scenes")
LOCKS = {"play": "requirements.lock", "build": "requirements-build.lock", "test": "requirements-dev.lock"}
INCLUDED = {"play": (), "build": (), "test": ("play",)}
"""What else an environment is good for: its lock file holds the libraries of these in the same versions."""
LOCK_FILE = ".four-inns.lock"
PARTS_OF_AN_ENVIRONMENT = {
    "bin",
    "include",
    "lib",
    "lib64",
    "scripts",
    "pyvenv.cfg",
    "share",
    ".gitignore",
    LOCK_FILE,
}
CANNOT_START = 3
INTERRUPTED = 130
START = ["-P", "-s"]

FINDER_MODULE = "_four_inns_packages"
FINDER = '''\
"""Finds the packages of Four Inns in the checkout, and nothing else of it. Written by packaging/run.py."""

import sys
from importlib.machinery import PathFinder

ROOT = {root!r}
PACKAGES = {packages!r}


class CheckoutFinder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        return PathFinder.find_spec(name, [ROOT], target) if name in PACKAGES else None


sys.meta_path.insert(0, CheckoutFinder)
'''

CHECKS = (
    ("ruff check", ["-m", "ruff", "check", "."]),
    ("ruff format", ["-m", "ruff", "format", "--check", "."]),
    ("mypy", ["-m", "mypy"]),
    ("import-linter", ["-c", "from importlinter.cli import lint_imports_command as main; main()"]),
    ("pytest", ["-m", "pytest", "-n", "auto", "--dist", "worksteal"]),
)


class CannotStart(Exception):
    """What is missing, in one line for the user."""


def say(line: str) -> None:
    """Write a line of this file's own to standard error: standard output belongs to the program."""
    print(line, file=sys.stderr, flush=True)


def environment_folder(
    root: str, variables: "os._Environ[str] | dict[str, str]", purpose: str = "play"
) -> str:
    """Give the folder of the private environment; what builds has one without the tools for tests."""
    folder = os.path.abspath(variables.get("FOUR_INNS_ENV") or os.path.join(root, ".venv"))
    return folder + "-build" if purpose == "build" else folder


def python_in(environment: str, windows: bool) -> str:
    """Give the path of an environment's interpreter on Windows or elsewhere."""
    return environment + ("\\Scripts\\python.exe" if windows else "/bin/python")


def stamp_path(environment: str, purpose: str) -> str:
    """Give the file that says: complete for `play`, `build` or `test`."""
    return os.path.join(environment, ".four-inns-" + purpose)


def finder_source(root: str) -> str:
    """Give the module that makes the four packages importable from every current folder."""
    return FINDER.format(root=root, packages=PACKAGES)


def read_lock(root: str, purpose: str) -> bytes:
    """Read a lock file; raises CannotStart when it cannot be read."""
    path = os.path.join(root, LOCKS[purpose])
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise CannotStart("The lock file {} cannot be read: {}.".format(path, error.strerror)) from None


def stamp_content(root: str, python: str, lock: bytes) -> bytes:
    """Give everything on which a finished environment depends: another byte of it means building again."""
    # The real path shows when an upgrade of the system has put another Python behind the same name.
    return (
        "\n".join((os.path.realpath(python), finder_source(root), "")).encode("utf-8", "surrogateescape")
        + lock
    )


def is_ready(environment: str, root: str, purpose: str, python: str) -> bool:
    """Tell whether the environment is complete and made from this lock file, by this checkout."""
    try:
        with open(stamp_path(environment, purpose), "rb") as file:
            stamp = file.read()
    except OSError:
        return False
    return os.path.exists(python) and stamp == stamp_content(root, python, read_lock(root, purpose))


def last_useful_line(output: str) -> str:
    """Give the line of a tool's output that says best what went wrong: its last error, or its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["no reason given"])[-1]


def pip_failure(output: str) -> str:
    """Turn the output of a failed pip into one line."""
    signs = (
        "NewConnectionError",
        "NameResolutionError",
        "ConnectTimeout",
        "ReadTimeout",
        "ProxyError",
        "Max retries",
    )
    if any(sign in output for sign in signs):
        return "The libraries could not be downloaded; is there a network? pip says: " + last_useful_line(
            output
        )
    return "The libraries could not be installed. pip says: " + last_useful_line(output)


def is_in_the_way(environment: str) -> bool:
    """Tell whether the folder holds something else than an environment, finished or not."""
    if not os.path.isdir(environment):
        return os.path.lexists(environment)
    if os.path.exists(os.path.join(environment, "pyvenv.cfg")):
        return False
    return any(name.lower() not in PARTS_OF_AN_ENVIRONMENT for name in os.listdir(environment))


def run_quietly(command: "list[str]") -> "tuple[int, str]":
    """Run a tool without our standard input and output; give its exit code and what it printed."""
    import subprocess

    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        close_fds=False,  # a tool that outlives us keeps our lock: nobody builds in between
        env=private_variables(dict(os.environ, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0")),
        check=False,
    )
    return done.returncode, done.stdout


def private_variables(variables: "dict[str, str]") -> "dict[str, str]":
    """Leave out what would mix other libraries, or another Python, into the private environment."""
    return {name: value for name, value in variables.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


def library_folder(python: str) -> "str | None":
    """Ask an environment for its library folder; None when it does not work, has no pip or is too old."""
    if not os.path.exists(python):
        return None
    question = "import sys, sysconfig, pip; print(sysconfig.get_paths()['purelib'], sys.version_info >= {})"
    code, answer = run_quietly([python, "-I", "-X", "utf8", "-c", question.format(OLDEST)])
    folder, _, is_new_enough = answer.strip().rpartition(" ")
    return folder if code == 0 and is_new_enough == "True" else None


def make_environment(environment: str, python: str) -> str:
    """Make the bare environment and give its library folder; raises CannotStart."""
    import importlib.util
    import shutil

    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise CannotStart(
            "This Python lacks its modules venv and ensurepip. "
            "On Debian and Ubuntu they come with: apt install python3-venv"
        )
    for entry in os.scandir(environment):
        if entry.name == LOCK_FILE:  # held open by us, which Windows minds
            continue
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path)
        else:
            os.unlink(entry.path)
    code, output = run_quietly([sys.executable, "-I", "-m", "venv", environment])
    folder = library_folder(python) if code == 0 else None
    if folder is None:
        raise CannotStart(
            "The environment {} could not be made: {}".format(environment, last_useful_line(output))
        )
    return folder


def install(environment: str, root: str, purpose: str, python: str) -> None:
    """Bring the environment to what the lock file says, and stamp it last of all.

    Raises CannotStart or OSError; the environment is then without a stamp, which the next start goes on from.
    """
    lock = read_lock(root, purpose)
    for each in LOCKS:
        if os.path.exists(stamp_path(environment, each)):
            os.unlink(stamp_path(environment, each))
    libraries = library_folder(python) or make_environment(environment, python)
    command = [
        python,
        "-I",
        "-m",
        "pip",
        "install",
        "--require-hashes",
        "--disable-pip-version-check",
        "--no-input",
    ]
    command += ["--retries", "2", "--progress-bar", "off", "-r", os.path.join(root, LOCKS[purpose])]
    code, output = run_quietly(command)
    if code != 0:
        raise CannotStart(pip_failure(output))
    write(
        os.path.join(libraries, FINDER_MODULE + ".py"), finder_source(root).encode("utf-8", "surrogateescape")
    )
    write(os.path.join(libraries, FINDER_MODULE + ".pth"), b"import " + FINDER_MODULE.encode() + b"\n")
    write_command(python)
    write(stamp_path(environment, purpose), stamp_content(root, python, lock))
    for each in INCLUDED[purpose]:
        write(stamp_path(environment, each), stamp_content(root, python, read_lock(root, each)))


def write_command(python: str) -> None:
    """Write the command `four-inns` of the environment."""
    folder = os.path.dirname(python)
    flags = " ".join(START)
    if os.name == "nt":
        text = '@"%~dp0python.exe" {} -m scenes.cli %*\r\n'.format(flags)
        write(os.path.join(folder, "four-inns.cmd"), text.encode())
        return
    import shlex

    path = os.path.join(folder, "four-inns")
    text = '#!/bin/sh\nexec {} {} -m scenes.cli "$@"\n'.format(shlex.quote(python), flags)
    write(path, text.encode("utf-8", "surrogateescape"))
    os.chmod(path, 0o755)


def write(path: str, content: bytes) -> None:
    """Write a file whole or not at all."""
    with open(path + ".new", "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(path + ".new", path)


def lock_exclusively(descriptor: int, wait: bool) -> bool:
    """Lock an open file until it is closed or the process ends; give False when another process has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def build(environment: str, root: str, purpose: str, python: str) -> None:
    """Make the environment ready, one process at a time; raises CannotStart, OSError."""
    if is_in_the_way(environment):
        raise CannotStart("{} is in the way: it is no environment of Python.".format(environment))
    read_lock(root, purpose)
    os.makedirs(environment, exist_ok=True)
    descriptor = os.open(os.path.join(environment, LOCK_FILE), os.O_RDWR | os.O_CREAT, 0o666)
    try:
        os.set_inheritable(descriptor, True)
        if not lock_exclusively(descriptor, wait=False):
            say("Waiting for another start that is preparing {} ...".format(environment))
            while not lock_exclusively(descriptor, wait=True):
                pass  # Windows gives up after ten seconds each time
        if not is_ready(environment, root, purpose, python):
            say(
                "Preparing the libraries in {} (the first time this may take a minute) ...".format(
                    environment
                )
            )
            install(environment, root, purpose, python)
    finally:
        os.close(descriptor)


def ready_python(purpose: str) -> str:
    """Give the interpreter of an environment that is ready for a purpose of LOCKS; raises CannotStart."""
    environment = environment_folder(ROOT, os.environ, purpose)
    python = python_in(environment, os.name == "nt")
    if not is_ready(environment, ROOT, purpose, python):
        try:
            build(environment, ROOT, purpose, python)
        except OSError as error:
            where = error.filename or environment
            raise CannotStart(
                "{} cannot be written: {}. FOUR_INNS_ENV may name another folder for the libraries.".format(
                    where, error.strerror or error
                )
            ) from None
    return python


def wait_for(command: "list[str]", variables: "dict[str, str]", folder: "str | None" = None) -> int:
    """Run a command to its end with our standard streams; give its exit code."""
    import subprocess

    with subprocess.Popen(command, env=variables, cwd=folder) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # the command got it as well, and decides


def start(python: str, arguments: "list[str]") -> int:
    """Become the program, or on Windows wait for it; give its exit code."""
    command = [python, *START, "-m", "scenes.cli", *arguments]
    variables = private_variables(dict(os.environ))
    if os.name != "nt":
        os.execve(python, command, variables)
    return wait_for(command, variables)


def test(python: str, arguments: "list[str]") -> int:
    """Run every check; give 0, or 1 when one of them failed."""
    variables = private_variables(dict(os.environ))
    failed = []
    for name, command in CHECKS:
        say("--- {}".format(name))
        further = arguments if name == "pytest" else []
        if wait_for([python, *START, *command, *further], variables, ROOT) != 0:
            failed.append(name)
    say("Failed: {}.".format(", ".join(failed)) if failed else "Every check passed.")
    return 1 if failed else 0


def main(arguments: "list[str]") -> int:
    """Do what the arguments say; give the exit code."""
    command = arguments[0] if arguments else ""
    try:
        if command in ("-h", "--help"):
            print(USAGE, end="")
            return 0
        if command == "test":
            return test(ready_python("test"), arguments[1:])
        return start(ready_python("play"), arguments[1:] if command == "cli" else arguments)
    except CannotStart as problem:
        say(str(problem))
        return CANNOT_START
    except KeyboardInterrupt:
        say("Stopped.")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
