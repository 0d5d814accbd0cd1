"""Builds Four Inns for this system, and tries out what was built: `--help` tells how.

Only prepares the private environments, as run.py does, and hands over to the package `builder` in them.
"""

import os
import sys

import run

HERE = os.path.dirname(os.path.abspath(__file__))
DIST = os.path.join(run.ROOT, "dist")
BUILT_TESTS = os.path.join("tests", "built")


def build(arguments: "list[str]") -> int:
    """Run the builder in its environment, which holds no tools for tests; give its exit code."""
    variables = run.private_variables(dict(os.environ))
    variables["PYTHONPATH"] = HERE
    command = [run.ready_python("build"), *run.START, "-m", "builder", *arguments]
    return run.wait_for(command, variables)


def test(arguments: "list[str]") -> int:
    """Build everything and try it out; give the exit code."""
    return build([]) or try_out(arguments)


def try_out(arguments: "list[str]") -> int:
    """Try out what was built before; give the exit code."""
    python = run.ready_python("test")
    variables = run.private_variables(dict(os.environ, FOUR_INNS_BUILT=DIST))
    return run.wait_for(
        [python, *run.START, "-m", "pytest", "-n", "auto", BUILT_TESTS, *arguments], variables, run.ROOT
    )


def main(arguments: "list[str]") -> int:
    """Do what the arguments say; give the exit code."""
    try:
        if arguments[:1] == ["test"]:
            return test(arguments[1:])
        if arguments[:1] == ["try"]:
            return try_out(arguments[1:])
        return build(arguments)
    except run.CannotStart as problem:
        run.say(str(problem))
        return run.CANNOT_START
    except KeyboardInterrupt:
        run.say("Stopped.")
        return run.INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
