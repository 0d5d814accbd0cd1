"""Who sits where: faces and colours are taken once, chairs can be left, names are told apart."""

import pytest

from game.core.players import PERSON, Player
from scenes.new_game.party import Party, clean_name
from scenes.paint.players import REGULARS

COUNTS = (3, 4, 5, 2)


def faces(party: Party) -> list[str]:
    return [chair.face for chair in party.seated] + party.bar


def test_a_first_table_has_one_person_among_as_many_bots_as_usual() -> None:
    party = Party(COUNTS)
    assert [player.kind for player in party.players] == [PERSON, "careful", "careful"]
    assert len(party.chairs) == 5


def test_every_face_is_somewhere_once_and_every_colour_taken_once() -> None:
    party = Party(COUNTS, [Player(face="bunny_prince", colour="teal")] * 4)
    assert sorted(faces(party)) == sorted(regular.face for regular in REGULARS)
    assert len({player.colour for player in party.players}) == 4


def test_bots_are_called_after_their_face_and_persons_by_what_they_wrote() -> None:
    party = Party((4,), [Player(name="Mira"), Player(), Player("strong"), Player("strong", "Hal")])
    named = {regular.face: regular.name for regular in REGULARS}
    bot = party.players[2]
    assert [player.name for player in party.players] == ["Mira", "", named[bot.face], "Hal"]
    assert party.called(1) == "Player 2"


def test_a_regular_lends_its_face_and_the_old_one_takes_its_place_at_the_bar() -> None:
    party = Party(COUNTS)
    before, lent = party.seated[1].face, party.bar[4]
    party.put(lent, 1)
    assert party.seated[1].face == lent
    assert party.bar[4] == before
    assert sorted(faces(party)) == sorted(regular.face for regular in REGULARS)


def test_a_regular_on_an_empty_chair_sits_down_as_a_bot() -> None:
    party = Party(COUNTS)
    party.put("bunny_prince" if "bunny_prince" in party.bar else party.bar[0], 4)
    assert party.chairs[3] is None
    assert [player.kind for player in party.players] == [PERSON, "careful", "careful", "careful"]


def test_players_leave_until_only_as_many_are_left_as_have_to_play() -> None:
    party = Party(COUNTS)
    assert party.clear(2)
    assert not party.clear(1)
    assert len(party.players) == 2
    assert not party.clear(4)


def test_changing_places_keeps_whoever_moves_whole() -> None:
    party = Party(COUNTS)
    first, second = party.chairs[:2]
    party.swap(0, 1)
    assert party.chairs[:2] == [second, first]
    party.swap(1, 4)
    assert party.number(4) == 3
    assert party.called(4) == "Player 3"


def test_a_colour_that_another_has_is_exchanged() -> None:
    party = Party(COUNTS)
    one, other = party.seated[0].colour, party.seated[1].colour
    party.dress(0, other)
    assert [player.colour for player in party.seated[:2]] == [other, one]


@pytest.mark.parametrize("name", ["agatha", "Player 2", " AGATHA "])
def test_two_of_one_name_are_found_whatever_the_letters(name: str) -> None:
    party = Party((3,), [Player("strong", name), Player(), Player("strong", "Agatha")])
    assert party.twin() == (1 if name == "Player 2" else 2)


def test_a_name_has_at_most_22_letters_and_no_marks_of_icons() -> None:
    assert clean_name("{drink}\n" + "x" * 40) == "drink" + "x" * 17
