"""How players are seen and called wherever they sit: face, colour, name, and what kind of bot one is."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.players import COLOURS, Player, persons_of
from game.core.rules import Seat
from scenes.language import tr
from scenes.paint import palette as ink
from scenes.paint.cache import PIECES, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.panels import Panel
from scenes.paint.portrait import Sitter, face_crop, portrait_surface
from scenes.paint.units import Picture, Scale


class Regular(NamedTuple):
    """A guest of the house whose face a player may wear."""

    face: str
    """The name of the portrait."""
    name: str


REGULARS: Final = (
    Regular("rusty_ranger", "Ronan"),
    Regular("abstinent_nun", "Agatha"),
    Regular("bunny_prince", "Pip"),
    Regular("clumsy_wizard", "Wendel"),
    Regular("boastful_bard", "Balthasar"),
    Regular("hungry_war_bear", "Bruna"),
    Regular("drunken_dwarf", "Dorrik"),
    Regular("charitable_giant", "Gunther"),
    Regular("sleepy_summoner", "Selma"),
    Regular("bloody_barbarian", "Runa"),
    Regular("bored_time_mage", "Tamsin"),
    Regular("lazy_sorcerer", "Osric"),
    Regular("pungent_peddler", "Perkin"),
    Regular("gossiping_goodwife", "Gertrude"),
    Regular("sensitive_hunter", "Hazel"),
)
"""Everybody whose face may be worn; the first ones come with the seats."""

NAMES: Final = {regular.face: regular.name for regular in REGULARS}
"""What the regulars are called, by face."""

LEVELS: Final = ("random", "careful", "strong")
"""The bots by how well they play: one pip, two or three."""

_INKS: Final = {
    "amber": ink.PLAYER_AMBER,
    "teal": ink.PLAYER_TEAL,
    "plum": ink.PLAYER_PLUM,
    "moss": ink.PLAYER_MOSS,
    "rust": ink.PLAYER_RUST,
    "sky": ink.PLAYER_SKY,
}
_SEAT_COLOURS: Final = ("teal", "rust", "moss", "plum", "sky", "amber")
"""Amber comes last: everywhere else it says whose turn it is."""


def seat_face(player: Player, seat: Seat) -> str:
    """Return whose face a player wears; one who chose none has that of the seat."""
    return player.face or REGULARS[seat % len(REGULARS)].face


def seat_colour(player: Player, seat: Seat) -> str:
    """Return the colour of a player, one of COLOURS; one who chose none has that of the seat."""
    return player.colour if player.colour in COLOURS else _SEAT_COLOURS[seat % len(_SEAT_COLOURS)]


def player_colour(player: Player, seat: Seat) -> str:
    """Return the ink of a player's colour."""
    return _INKS[seat_colour(player, seat)]


def player_name(players: Sequence[Player], seat: Seat) -> str:
    """Return what the player in a seat is called: the name as it was typed, or by the number of the seat."""
    name = players[seat].name if 0 <= seat < len(players) else ""
    return name or tr("Player {n}", n=seat + 1)


def is_you(players: Sequence[Player], viewer: Seat, seat: Seat) -> bool:
    """Return whether a sign may call a seat "You": the only person at the table sits in it and looks."""
    return viewer == seat and persons_of(players) == {seat}


def player_sitter(players: Sequence[Player], seat: Seat) -> Sitter:
    """Return whose portrait the player in a seat wears, called as the player is."""
    player = players[seat] if 0 <= seat < len(players) else Player()
    return Sitter(seat_face(player, seat), player_name(players, seat))


def level_words(kind: str) -> str:
    """Return how well a bot plays; the name of one that has no level of its own."""
    match kind:
        case "random":
            return tr("Greenhorn")
        case "careful":
            return tr("Regular")
        case "strong":
            return tr("Old hand")
        case _:
            return kind


def face_sitter(face: str) -> Sitter:
    """Return the sitter of a player's face, for the portrait; an unknown face is that of a stranger."""
    return Sitter(face, face)


@remembered(PIECES)
def player_face(
    scale: Scale, player: Player, side: float, seat: Seat = 0, *, is_grey: bool = False
) -> Picture:
    """A face `side` u wide in a frame of the player's colour; grey for one who is out of play."""
    canvas = Canvas.clear(scale, side, side)
    frame = ink.STONE_LIGHT if is_grey else player_colour(player, seat)
    radius = min(9.0, side * 0.14)
    outline = min(2.4, side * 0.045)
    canvas.panel(0, 0, side, side, Panel(frame, radius, outline))
    edge = max(4.6, side * 0.08)
    box = canvas.box(edge, edge, side - 2 * edge, side - 2 * edge)
    sitter = face_sitter(seat_face(player, seat))
    corner = max(1, canvas.scale.px(radius * 0.5))
    face = portrait_surface(sitter, box.width, box.height, face_crop(sitter), radius=corner, is_grey=is_grey)
    canvas.surface.blit(face, box)
    inner = edge - 1
    canvas.panel(inner, inner, side - 2 * inner, side - 2 * inner, Panel("none", radius * 0.6, outline * 0.8))
    return canvas.picture()


@remembered(PIECES)
def bot_pips(scale: Scale, kind: str, height: float) -> Picture:
    """The tin head of a bot and its three pips, lit by how well it plays; about 3 x 1 of the height in u."""
    pip = height * 0.5
    pitch = pip + height * 0.12
    width = height * 1.18 + 3 * pitch
    canvas = Canvas.clear(scale, width, height)
    canvas.icon("bot", 0, 0, height)
    lit = LEVELS.index(kind) + 1 if kind in LEVELS else 0
    for index in range(3):
        x = height * 1.18 + index * pitch
        look = Panel(ink.AMBER if index < lit else ink.PIP_OFF, pip / 2, min(2.0, pip * 0.2))
        canvas.panel(x, (height - pip) / 2, pip, pip, look)
    return canvas.picture()
