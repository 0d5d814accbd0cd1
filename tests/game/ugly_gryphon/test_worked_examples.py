"""The sixteen worked examples of the rules page, by number; the Inn is written top first."""

from gryphon_tables import made_up, night

from game.ugly_gryphon.events import PassBegan, PatronLeft, PlacesSwapped
from game.ugly_gryphon.state import Awaited, Phase


def test_example_1_the_nun_stays_alone_in_an_empty_inn() -> None:
    played = night(bar="ranger dwarf barbarian nun", deck="squire satyr").place("nun")
    assert played.inn == "nun"
    assert played.irked == ""


def test_example_2_the_ranger_finds_nobody_two_below_and_the_nun_leaves_from_the_drink_above() -> None:
    played = night(inn="nun", bar="ranger dwarf barbarian wizard", deck="squire satyr").place("ranger")
    assert played.inn_phase().irked == "ranger nun"
    assert played.inn_phase().inn == "ranger"
    assert played.left == "nun"


def test_example_3_the_wizard_is_irked_wherever_he_is_placed_and_shuffles_two_or_more() -> None:
    alone = night(bar="wizard squire", deck="satyr mage").place("wizard")
    assert alone.irked == "wizard" and alone.inn == "wizard"

    above_one = night(inn="squire", bar="wizard nun", deck="satyr mage").place("wizard")
    assert above_one.inn_phase().irked == "wizard" and above_one.inn == "wizard squire"

    above_two = night(inn="squire bard", bar="wizard nun", deck="satyr mage").place("wizard")
    assert above_two.awaited is Awaited.SHUFFLE
    assert above_two.shuffled("bard squire").inn_phase().inn == "wizard bard squire"

    above_four = night(inn="squire bard satyr prince", bar="wizard nun", deck="mage").place("wizard")
    assert above_four.shuffled("satyr bard squire").inn_phase().inn == "wizard satyr bard squire prince"


def test_example_4_the_monk_leaves_and_irks_the_satyr_back_to_the_bar() -> None:
    played = night(inn="satyr", bar="monk nun prince", deck="squire bard dwarf").place("monk").inn_phase()
    assert played.irked == "monk satyr"
    assert played.inn == ""
    assert played.left == "monk"
    assert played.bar == "nun prince satyr"


def test_example_5_the_satyr_returns_from_an_empty_inn_and_the_bar_grows_to_five() -> None:
    played = night(bar="satyr nun prince bard", deck="squire monk").place("satyr")
    assert played.inn == ""
    assert played.bar == "nun prince bard satyr squire"
    assert played.left == ""


def test_example_6_the_prince_and_the_dwarf_leave_and_the_monk_is_alone() -> None:
    start = night(inn="dwarf monk", bar="prince ranger wizard hunter", deck="squire nun bard")
    played = start.place("prince").inn_phase()
    assert played.irked == "prince dwarf"
    assert played.left == "prince dwarf"
    assert played.inn == "monk"


def test_example_7_the_dwarf_and_the_bear_leave_one_after_the_other() -> None:
    start = night(inn="bear", bar="dwarf ranger wizard hunter", deck="squire nun bard")
    played = start.place("dwarf").inn_phase()
    assert played.irked == "dwarf bear"
    assert played.left == "dwarf bear"
    assert played.inn == ""


def test_example_8_the_summoner_is_not_irked_below_the_prince() -> None:
    start = night(inn="summoner prince", bar="wizard nun satyr", deck="squire bard")
    played = start.place("wizard").shuffled("prince summoner").inn_phase()
    assert played.irked == "wizard"
    assert played.inn == "wizard prince summoner"


def test_example_9_the_summoner_leaves_and_the_satyr_enters_below_and_stays() -> None:
    start = night(inn="summoner prince", bar="wizard nun bard", deck="satyr squire mage")
    played = start.place("wizard").shuffled("summoner prince").inn_phase()
    assert played.irked == "wizard summoner"
    assert played.left == "summoner"
    assert played.inn == "wizard prince satyr"


def test_example_9_were_it_the_ranger_the_prince_would_leave_and_irk_the_wizard() -> None:
    start = night(inn="summoner prince", bar="wizard nun bard", deck="ranger squire mage")
    played = start.place("wizard").shuffled("summoner prince").inn_phase()
    assert played.irked == "wizard summoner prince wizard"
    assert played.left == "summoner prince"
    assert played.inn == "wizard ranger"


def test_example_10_two_loud_quirks_share_one_pass_from_the_top() -> None:
    cards = made_up(
        mover="food fights | - | - | -",
        high="food fights | - | odor | -",
        middle="food fights | - | fights | -",
        low="food fights | - | noise | -",
        one="drink noise odor | - | - | -",
        two="drink noise odor | - | - | -",
        three="drink noise odor | - | - | -",
    )
    start = night(inn="high middle low", bar="mover one two", deck="three calm1 calm2", cards=cards)
    played = start.place("mover")
    passes = [event for event in played.events if isinstance(event, PassBegan)]
    noise_and_odor = 2 | 4
    assert passes == [PassBegan(Phase.INN, 0), PassBegan(Phase.BAR, noise_and_odor)]
    assert played.irked == "high low"


def test_example_11_the_eighth_leaver_ends_the_night_and_irks_nobody() -> None:
    start = night(
        inn="squire barbarian satyr",
        bar="nun mage prince",
        deck="wizard monk",
        left="ranger summoner hunter giant sorcerer bear peddler",
    )
    played = start.place("mage")
    assert played.irked == "barbarian"
    assert played.left.split()[-1] == "barbarian"
    assert played.inn == "mage squire satyr"
    assert played.result is not None
    assert played.result.reason == "eighth_left" and played.result.winners == ()


def test_example_12_the_sorcerer_leaves_from_floor_one_and_the_pass_restarts_where_he_was() -> None:
    start = night(inn="squire bard prince dwarf nun", bar="sorcerer goodwife wizard", deck="satyr monk")
    played = start.place("sorcerer").inn_phase()
    assert played.irked.startswith("sorcerer")
    swapped = next(state for event, state in played.history if isinstance(event, PlacesSwapped))
    assert played.names(swapped.inn[::-1]) == "nun squire bard prince dwarf sorcerer"
    gone = next(state for event, state in played.history if isinstance(event, PatronLeft))
    assert played.names(gone.inn[::-1]) == "nun squire bard prince dwarf"


def test_example_13_the_giant_leaves_and_the_pass_starts_again_from_the_patron_brought() -> None:
    start = night(inn="dwarf monk", bar="giant ranger wizard squire hunter", deck="satyr nun")
    played = start.place("giant")
    assert played.irked == "giant"
    assert played.awaited is Awaited.BRING
    assert played.choices == "ranger wizard squire hunter"
    played.bring("squire")
    then = played.inn_phase()
    # From the Squire down: three drinks stay at the Bar, so the Dwarf leaves, with the Squire above him.
    assert then.irked == "giant dwarf"
    assert then.left == "giant dwarf squire"
    assert then.inn == "monk"


def test_example_14_the_last_card_ends_the_night_after_the_bar_irks() -> None:
    for goal, is_won in ((7, True), (8, False)):
        start = night(
            inn="barbarian bard squire prince bear satyr",
            bar="nun goodwife ranger dwarf",
            deck="sorcerer",
            goal=goal,
        )
        played = start.place("goodwife")
        assert played.bar == "nun ranger dwarf sorcerer"
        assert played.result is not None
        assert played.result.reason == "deck_empty"
        assert len(played.state.inn) == 7
        assert bool(played.result.winners) is is_won


def test_example_15_the_peddler_sinks_and_irks_the_squire_who_irks_the_nun() -> None:
    start = night(inn="peddler nun", bar="squire ranger wizard", deck="satyr monk")
    played = start.place("squire").inn_phase()
    assert played.irked == "peddler squire nun"
    assert played.left == "squire nun"
    assert played.inn == "peddler"


def test_example_16_the_lonely_peddler_irks_himself_no_further() -> None:
    played = night(bar="peddler nun mage goodwife", deck="satyr monk").place("peddler")
    assert played.inn_phase().irked == ""
    assert played.irked == "peddler"
    assert played.inn == "peddler"
