"""Players are told apart by face, colour, name and pips, whatever of it they chose."""

import pytest

from game.core.players import COLOURS, Player
from scenes.paint import palette
from scenes.paint.players import (
    LEVELS,
    REGULARS,
    bot_pips,
    face_sitter,
    player_colour,
    player_face,
    player_name,
    seat_face,
)
from scenes.paint.units import Picture, Scale

pytest_plugins = ("painting",)
pytestmark = pytest.mark.usefixtures("canvas_room")
SCALE = Scale(1280, 800)


def pixels(picture: Picture) -> bytes:
    return picture.surface.get_buffer().raw


def test_every_regular_has_a_portrait_and_a_name_of_its_own() -> None:
    assert all(face_sitter(regular.face).has_art for regular in REGULARS)
    assert len({regular.name for regular in REGULARS}) == len({regular.face for regular in REGULARS}) == 15


def test_players_who_chose_nothing_have_different_faces_and_colours() -> None:
    inks = [player_colour(Player(), seat) for seat in range(5)]
    assert len(set(inks)) == len({seat_face(Player(), seat) for seat in range(5)}) == 5


def test_what_was_chosen_stays_wherever_the_player_sits() -> None:
    player = Player("strong", "Agatha", "abstinent_nun", "teal")
    assert pixels(player_face(SCALE, player, 90, 0)) == pixels(player_face(SCALE, player, 90, 3))


@pytest.mark.parametrize("theme", palette.THEMES)
def test_every_colour_of_players_looks_different_in_every_theme(theme: str) -> None:
    palette.use_theme(theme)
    tones = {palette.tone(player_colour(Player(colour=colour), 0)) for colour in COLOURS}
    palette.use_theme("night")
    assert len(tones) == len(COLOURS)


def test_a_player_without_a_name_goes_by_the_number_of_the_seat() -> None:
    assert [player_name((Player(name="Mira"), Player()), seat) for seat in (0, 1)] == ["Mira", "Player 2"]


def test_better_bots_have_more_pips_lit() -> None:
    assert len({pixels(bot_pips(SCALE, kind, 24)) for kind in LEVELS}) == len(LEVELS)


def test_one_who_is_out_of_play_is_grey() -> None:
    assert pixels(player_face(SCALE, Player(), 60)) != pixels(player_face(SCALE, Player(), 60, is_grey=True))
