"""A replay with an analysis: begun by a key, grown while it is shown, kept, and made use of."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from company_nights import MIRA, PIP, company_night
from finished_nights import LOST, careful_night
from inn import store_at
from made_up_analysis import MadeUpCrew, made_up
from pilot import Pilot

from game.analysis.report import Verdict
from game.core.players import Player
from game.core.words import message
from saves.analyses import cached_analysis, keep_analysis
from saves.matches import StoredMatch
from scenes.analysis.choices_scene import ChoicesScene
from scenes.analysis.findings import Findings
from scenes.analysis.judging import judgement_of
from scenes.analysis.overview_scene import OverviewScene
from scenes.analysis.wording import luck_words, signed
from scenes.dialogs import Dialog
from scenes.replay.line_scene import LineScene
from scenes.replay.replay_scene import ReplayScene
from scenes.table.table_scene import TableScene


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Path:
    stored = careful_night(store_at(tmp_path_factory.mktemp("night")), LOST)
    stored.close()
    return stored.path


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.stop()


CREWS: list[MadeUpCrew] = []


def hire(stored: StoredMatch, now: object) -> MadeUpCrew:
    CREWS.append(MadeUpCrew(stored, now))  # type: ignore[arg-type]
    return CREWS[-1]


def watch(pilot: Pilot, night: Path, *, is_known: bool = False) -> ReplayScene:
    path = Path(shutil.copy(night, pilot.store.places.home / night.name))
    stored = pilot.store.open(path, is_writable=False)
    if is_known:
        keep_analysis(stored, made_up(stored))
    scene = ReplayScene(pilot.director, stored, hire)
    pilot.director.push(scene)
    pilot.turns()
    return scene


def names(scene: ReplayScene) -> set[str]:
    return {stop.name for stop in scene.gui.stops}


def findings_of(scene: ReplayScene) -> Findings:
    findings = scene.insight.findings
    assert findings is not None
    return findings


def blunder_of(scene: ReplayScene) -> int:
    found = findings_of(scene).decisions
    return next(at for at, one in found.items() if one.verdict is Verdict.BLUNDER)


def test_nothing_is_analysed_unless_it_is_asked_for(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night)
    pilot.wait(2)
    assert not scene.insight.is_seen and scene.wake_at() is None
    assert "analyse" in names(scene) and "overview" not in names(scene)


def test_an_unfinished_match_has_no_analysis(pilot: Pilot, night: Path) -> None:
    stored = careful_night(pilot.store, LOST, plies=4)
    scene = ReplayScene(pilot.director, stored, hire)
    pilot.director.push(scene)
    pilot.press("a")
    assert scene.insight.study is None and "analyse" not in names(scene)


def test_it_grows_while_it_is_shown_is_kept_and_then_the_window_rests(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night)
    pilot.press("a")
    known = []
    for _ in range(3):
        pilot.wait(1.1)
        known.append(len(findings_of(scene).curve(0)))
    assert known[0] < known[1] < known[2] == len(scene.watched.reel)
    assert "stop" not in names(scene) and "overview" in names(scene)
    pilot.wait(3)
    assert CREWS[-1].is_closed and scene.wake_at() is None
    assert cached_analysis(scene.stored) == made_up(scene.stored)


def test_escape_or_the_plank_stops_the_work_and_what_is_known_stays(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night)
    for has_mouse in (False, True):
        pilot.press("a")
        pilot.wait(1.1)
        if has_mouse:
            pilot.click("stop")
        else:
            pilot.press("escape")
        assert CREWS[-1].is_closed and pilot.scene is scene
        assert scene.insight.is_known and {"analyse", "overview"} <= names(scene)
        assert scene.wake_at() is None or scene.wake_at() == 0.0
    assert cached_analysis(scene.stored) is None


def test_closing_the_book_ends_the_work(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night)
    pilot.press("a")
    pilot.click("close")
    assert CREWS[-1].is_closed and scene not in pilot.director.scenes


def test_work_that_breaks_off_is_told_in_a_sentence(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night)
    pilot.press("a")
    CREWS[-1].problem = message("The candle went out.")
    pilot.wait(1.1)
    told = pilot.scene
    assert isinstance(told, Dialog) and told.text == "The candle went out."
    pilot.press("escape")
    assert pilot.director.scenes[-1] is scene and "analyse" in names(scene)


def test_what_was_found_out_before_is_shown_at_once(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night, is_known=True)
    assert findings_of(scene).analysis == made_up(scene.stored)
    assert not {"analyse", "stop"} & names(scene)


def test_the_margin_says_what_a_choice_cost_and_who_was_better(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night, is_known=True)
    at = blunder_of(scene)
    judgement = judgement_of(findings_of(scene), scene.watched, scene.insight.choices, at)
    assert judgement is not None and judgement.better is not None
    assert (judgement.verdict_words, judgement.better.chance) == ("Blunder: cost 22 points", "52%")
    decision = findings_of(scene).decision(at)
    assert decision is not None
    assert judgement.better.words == scene.insight.choices.choice(decision, decision.best).words
    assert judgement.better.words != scene.watched.told(at).name
    before, after = (int(chance.rstrip("%")) for chance in (judgement.before, judgement.after))
    assert judgement.luck_words == luck_words((after - before + 22) / 100, is_alone=True)


def test_n_goes_from_swing_to_swing_and_after_the_last_to_the_first(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night, is_known=True)
    swings = findings_of(scene).swings
    for swing in (*swings, swings[0]):
        pilot.press("n")
        assert scene.at == swing


def test_the_better_line_is_a_film_on_the_same_paper_and_changes_nothing(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night, is_known=True)
    before = scene.stored.path.read_bytes()
    at = blunder_of(scene)
    scene.go(at)
    pilot.press("l")
    line = pilot.scene
    assert isinstance(line, LineScene) and line.film.is_playing
    assert line.at == at - 1 and line.watched.view(line.at) == scene.watched.view(at - 1)
    assert [line.watched.is_imagined(station) for station in (at - 1, at)] == [False, True]
    pilot.press("end")
    pilot.settle()
    assert line.watched.is_over(line.at) and line.insight.study is None
    pilot.press("escape")
    pilot.settle()
    assert pilot.scene is scene and scene.at == at
    assert scene.stored.path.read_bytes() == before


def test_try_again_begins_before_the_decision(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night, is_known=True)
    at = blunder_of(scene)
    decision = findings_of(scene).decision(at)
    assert decision is not None
    scene.go(at)
    pilot.settle()
    assert scene.branching.words == "Try this turn again"
    seen = scene.watched.view(at - 1)
    pilot.click("play_on")
    assert isinstance(pilot.scene, TableScene)
    match = pilot.scene.stored.match
    assert match.position == decision.position
    assert scene.watched.reporter.still(match.view(0)) == seen


def test_the_overview_tells_luck_from_skill_and_leads_to_costly_choices(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night, is_known=True)
    pilot.press("a")
    overview = pilot.scene
    assert isinstance(overview, OverviewScene)
    assert overview._scales(0).words == "The draws gave 45 points. The choices cost 41."
    costs = [findings_of(scene).decision(at).cost for at in overview.costly]  # type: ignore[union-attr]
    assert costs == sorted(costs, reverse=True) and costs[0] == pytest.approx(0.22)
    pilot.click("row_0")
    pilot.settle()
    assert pilot.scene is scene and scene.at == overview.costly[0]


def test_the_overview_grows_with_the_analysis_while_it_is_looked_at(pilot: Pilot, night: Path) -> None:
    replay = watch(pilot, night)
    pilot.press("a")
    pilot.wait(1.1)
    pilot.press("a")
    overview = pilot.scene
    assert isinstance(overview, OverviewScene) and overview.findings.analysis.done < 1
    for _ in range(3):
        pilot.wait(1.1)
    assert overview.findings.analysis.done == 1
    assert not replay.insight.is_growing and pilot.scene.wake_at() is None


def test_the_overview_plays_the_same_deal_by_the_bot(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night, is_known=True)
    pilot.click("overview")
    pilot.click("watch")
    pilot.wait(0.5)
    assert isinstance(pilot.scene, LineScene)
    assert pilot.scene.watched.last_played == 0
    pilot.press("escape")
    assert isinstance(pilot.director.scene, OverviewScene)
    pilot.press("escape")
    assert pilot.scene is scene


def test_all_choices_are_listed_the_best_first(pilot: Pilot, night: Path) -> None:
    scene = watch(pilot, night, is_known=True)
    scene.go(blunder_of(scene))
    pilot.press("c")
    listed = pilot.scene
    assert isinstance(listed, ChoicesScene)
    decision = findings_of(scene).decision(scene.at)
    assert decision is not None
    assert listed.order[0] == decision.best and sorted(listed.order) == [*range(len(decision.options))]
    pilot.press("c")
    assert pilot.scene is scene


def test_in_company_every_seat_has_a_curve_and_that_of_the_eyes_is_strong(pilot: Pilot) -> None:
    players = (MIRA, PIP, Player("random", "Odo"))
    stored = company_night(pilot.store, "innkeepers_folly", players, plies=300)
    assert stored.match.result is not None
    stored.flush()
    keep_analysis(stored, made_up(stored))
    scene = ReplayScene(pilot.director, stored, hire)
    pilot.director.push(scene)
    strong = []
    for _ in range(4):
        assert scene.insight._curve is not None
        strong.append([curve.is_strong for curve in scene.insight._curve._chart.curves])
        pilot.press("e")
    assert strong == [[True] * 3, *([seat == own for seat in range(3)] for own in range(3))]


def test_gains_and_losses_are_written_with_their_signs() -> None:
    assert [signed(part) for part in (0.12, -0.2, 0.001)] == ["+12", "−20", "0"]


def test_while_a_match_is_analysed_the_curve_ends_before_what_is_not_known_yet(
    pilot: Pilot, night: Path
) -> None:
    scene = watch(pilot, night, is_known=True)
    whole = findings_of(scene)
    later = max(whole.decisions)
    decision = whole.decision(later)
    assert decision is not None and whole.judged(later) is not None
    part = whole.analysis._replace(done=0.5, unknown_from=decision.position)
    growing = Findings(part, scene.watched)
    assert growing.judged(later) is None
    assert growing.curve(0) == tuple(point for point in whole.curve(0) if point[0] < later - 1)
