"""The same match is the same match in every process, whatever the order in which Python hashes."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
from conformance_tables import cases, playout
from game.bots.playing import play_out
from game.bots.roster import bots_for
from game.core.digest import digest
for case in cases():
    for ply in playout(case, 1):
        print(case.name, digest(ply.after), case.game.actions.encode(ply.action))
    short = 150 if case.rules.seats > 1 else 20
    for name, factory in bots_for(case.game).items() if len(playout(case, 1)) < short else ():
        bots = [factory(case.rules, seat) for seat in range(case.rules.seats)]
        print(case.name, name, digest(play_out(case.rules, bots, 7, 2).state))
"""


def _start(hash_seed: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests" / "support")])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_matches_step_alike_under_different_hash_seeds() -> None:
    with _start("0") as one, _start("4711") as other:
        first, second = one.communicate()[0], other.communicate()[0]
    assert (one.returncode, other.returncode) == (0, 0)
    assert first.count("\n") > 100
    assert first == second
