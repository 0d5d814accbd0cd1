"""A whole night to be played in the real window, with pointer and keys, through a kill to its replay.

What is played stands here in a list, and the saved match is compared with that list.
"""

import shutil
from pathlib import Path

from inn import only, store_at
from launchers import SOURCE, Launcher
from nights import bare_match
from window_driver import Program, colours, run_command
from window_twin import OUT_OF_THE_WAY, Both, follow, history, saved_history, twin_of

from game.core.match import AnyMatch
from scenes.gui.pieces import Choice
from scenes.new_game.new_game_scene import NewGameScene
from scenes.replay.replay_scene import ReplayScene
from scenes.results.results_scene import ResultsScene

DEAL, GOAL = 42, 7

Deeds = tuple[tuple[str, str], ...]
"""By what means, and what."""

BEFORE_THE_KILL: Deeds = (
    ("click", "place drunken_dwarf"),
    ("drag", "place charitable_giant"),
    ("keys", "place bunny_prince"),
    ("ctrl+z", "undo"),
    ("ctrl+y", "redo"),
    ("click", "place squabbling_squire"),
    ("keys", "place boastful_bard"),
    ("log", "back to 4"),
    ("click", "place stressed_satyr"),
    ("button", "undo"),
    ("button", "redo"),
    ("ctrl+z", "undo"),
    ("drag", "place squabbling_squire"),
    ("click", "place boastful_bard"),
    ("drag", "place rusty_ranger"),
    ("click", "bring bored_time_mage"),
    ("click", "place stressed_satyr"),
    ("keys", "place rusty_ranger"),
    ("click", "place abstinent_nun"),
)
AFTER_THE_KILL: Deeds = (
    ("ctrl+z", "undo"),
    ("ctrl+y", "redo"),
    ("drag", "place clumsy_wizard"),
    ("click", "place bloody_barbarian"),
    ("keys", "place fasting_monk"),
    ("click", "place lazy_sorcerer"),
    ("click", "place pungent_peddler"),
)
"""With the deal, a night that is won, with a choice for the Giant, a shuffle, and branches taken back."""
LOOKED_AT = ("back to 4", "place rusty_ranger", "place clumsy_wizard")
MANY_COLOURS = 500


def begin_night(both: Both) -> None:
    """Deal by mouse and keys."""
    both.click("new_game")
    both.program.wait_for_log("showing ChooseScene")
    both.click("house_ugly_gryphon")
    both.program.wait_for_log("showing NewGameScene")
    scene = both.twin.scene
    assert isinstance(scene, NewGameScene)
    pegs = scene.gui.find("goal")
    assert isinstance(pegs, Choice)
    for goal in ("9", str(GOAL)):
        both.click(pegs.point_of(pegs.options.index(goal)))
        pegs = scene.gui.find("goal")
        assert isinstance(pegs, Choice)
    both.click("deal")
    both.press("ctrl+a")
    both.type(str(DEAL))
    both.see("new game")
    both.click("deal_cards")
    both.program.wait_for_log("showing TableScene")


def watch_again(both: Both) -> None:
    """Step through the replay, with what was taken back, and let it play to its end."""
    both.click("replay")
    both.program.wait_for_log("opened for watching")
    both.press("right", "right")
    both.see("replay stepped")
    both.click("branches")
    both.press("up", "up")
    scene = both.twin.scene
    assert isinstance(scene, ReplayScene)
    rail = scene.measures.rail_box.centery
    both.click((scene.scale.px(scene.rail.x(8)), rail))
    both.see("replay scrubbed")
    both.click((scene.scale.px(scene.rail.x(scene.watched.reel.last - 2)), rail))
    both.program.press("space")
    both.twin.press("end")
    both.twin.settle()
    both.see("replay at the end")


def carry_out(both: Both, expected: AnyMatch, deeds: Deeds) -> None:
    """Do all this in the window and in a match without one; each must be acknowledged before the next.

    Most of it comes while cards still move.
    """
    for means, words in deeds:
        both.do(means, words)
        follow(expected, words)
        both.program.wait_for_saved(len(expected.timeline.operations))
        if words in LOOKED_AT:
            both.see(f"table {words}")


def play_until_the_power_goes(display: str, home: Path, expected: AnyMatch, launcher: Launcher) -> None:
    """Deal and play; the last patron is still on the way up when the process is killed."""
    with Program(display, home, launcher=launcher) as program:
        both = Both(program, twin_of(home.with_name("twin")), home.parent)
        program.wait_for_log("showing TitleScene")
        assert program.title == "Four Inns"
        both.move(OUT_OF_THE_WAY)
        both.see("title")
        assert colours(program.picture()) > MANY_COLOURS
        begin_night(both)
        both.see("table dealt")
        carry_out(both, expected, BEFORE_THE_KILL)
        program.kill()
        both.twin.stop()


def finish_and_watch(display: str, home: Path, expected: AnyMatch, launcher: Launcher) -> None:
    """Continue where the file ends, play to the end, watch everything again and quit."""
    twin_home = home.with_name("twin again")
    shutil.copytree(home, twin_home, ignore=shutil.ignore_patterns(".running*"))
    with Program(display, home, launcher=launcher) as program:
        both = Both(program, twin_of(twin_home), home.parent)
        program.wait_for_log("showing TitleScene")
        both.move(OUT_OF_THE_WAY)
        both.see("title with continue")
        both.click("continue")
        program.wait_for_log("showing TableScene")
        both.see("table resumed")
        assert both.table.match.position == expected.position
        carry_out(both, expected, AFTER_THE_KILL)
        assert isinstance(both.twin.scene, ResultsScene)
        program.wait_for_log("showing ResultsScene")
        both.see("results")
        played = only(store_at(home)).path.read_bytes()
        watch_again(both)
        both.click("close")
        both.see("results again")
        both.click("title")
        both.see("title after the night")
        both.press("escape", "escape")
        assert program.wait_for_end() == 0
        assert program.errors == ""
    assert only(store_at(home)).path.read_bytes() == played


def play_whole_night(display: str, home: Path, launcher: Launcher = SOURCE) -> None:
    """Play the night in a home without matches, and compare what was saved with what was done."""
    expected = bare_match(seed=DEAL, goal=GOAL)

    play_until_the_power_goes(display, home, expected, launcher)
    assert saved_history(home) == history(expected)

    finish_and_watch(display, home, expected, launcher)
    assert saved_history(home) == history(expected)
    assert expected.result is not None and expected.result.winners == (0,)
    night = only(store_at(home))
    assert (night.is_over, night.is_won, night.takebacks) == (True, True, expected.takebacks)
    assert (night.seed, night.goal) == (DEAL, GOAL)
    assert run_command(home, "verify", str(night.path), launcher=launcher).returncode == 0
