"""What the key rack shows of one match: its plaque, its picture and its facts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

import pygame

from assets.files import art_names
from game.core.players import Player, persons_of
from game.registry import UnknownGame, find_game
from saves.info import MatchInfo
from saves.loading import fold_state
from saves.matches import StoredMatch
from saves.settings import Settings
from saves.summary import counting_node
from scenes.dates import when_text
from scenes.deals import deal_text, deal_words
from scenes.faces import arrange
from scenes.language import plain, tr, tr_n
from scenes.library.table_cut import cut_table, fitted
from scenes.paint import palette as ink
from scenes.paint.boards import board_canvas, face_in
from scenes.paint.cache import DrawnCache, remembered
from scenes.paint.canvas import Canvas
from scenes.paint.fonts import Face
from scenes.paint.panels import Panel
from scenes.paint.players import player_face, player_name
from scenes.paint.portrait import Sitter
from scenes.paint.rack import Plaque
from scenes.paint.rich import Style
from scenes.paint.sky import sky
from scenes.paint.units import Picture, Scale
from scenes.player import PLAYER
from scenes.sitters import deck_sitters
from scenes.table.games.fronts import find_front

_KEPT = DrawnCache[Picture](16 * 2**20)
_DAMAGED = ("warn", ink.TEXT_QUIET)


def title_of(info: MatchInfo) -> str:
    """Return what a match is called: its own name, its game, or its file when it cannot be opened."""
    if info.problem is not None:
        return info.path.name
    if info.name:
        return info.name
    try:
        return plain(find_game(info.game).title)
    except UnknownGame:
        return info.game


def plaque_of(info: MatchInfo, today: date) -> Plaque:
    """Return what the plaque of a match tells."""
    icon, status, fill = _status(info)
    progress = plain(info.problem) if info.problem is not None else _progress(info)
    when = when_text(datetime.fromtimestamp(info.changed), today)
    who = _company_of(info) if has_company(info) else _deal_of(info)
    plate = Plaque(_face_of(info), title_of(info), progress, icon, status, fill, when, who)
    if not has_company(info):
        return plate
    guests = find_front(info.game).guests
    guest = guests[info.seed % len(guests)]
    return replace(plate, art=(guest.art, guest.crop))


def has_company(info: MatchInfo) -> bool:
    """Whether several play, so that the board shows a table and its players."""
    return info.problem is None and len(info.players) > 1


def _company_of(info: MatchInfo) -> str:
    n = len(info.players)
    bots = n - len(persons_of(info.players))
    players = tr_n("{n} player", "{n} players", n)
    if bots:
        return tr_n("{players}, {n} bot", "{players}, {n} bots", bots, players=players)
    return tr("{players}, hot seat", players=players)


def _progress(info: MatchInfo) -> str:
    """Return how far a match is; one that was branched off has the name of the other, so it says so."""
    headline = plain(info.headline)
    return tr("branched: {headline}", headline=headline) if info.is_branched else headline


def _deal_of(info: MatchInfo) -> str:
    if info.problem is not None:
        return ""
    return tr("a deal of its own") if info.has_own_deal else tr("deal {deal}", deal=deal_text(info.seed))


def _status(info: MatchInfo) -> tuple[str, str, str]:
    if info.problem is not None:
        return _DAMAGED[0], tr("damaged"), _DAMAGED[1]
    if not info.is_over:
        return "play", tr("to be continued"), ink.SEA
    if info.is_practice:
        return "teacher", tr("practice"), ink.PLUM
    if info.is_won:
        return "goal", tr("won"), ink.MOSS_DARK
    return "leave", tr("lost"), ink.ALARM


def _face_of(info: MatchInfo) -> Sitter:
    """Return a patron to know the match by, always the same one for a deal."""
    if info.problem is not None:
        return Sitter("", "?")
    faces = sorted(art_names("portraits"))
    key = faces[info.seed % len(faces)]
    return Sitter(key, key)


@dataclass(frozen=True, slots=True)
class Detail:
    """Who is where in a match, top of the Inn first, and the facts as (icon, words)."""

    title: str
    inn: tuple[Sitter, ...]
    left: tuple[Sitter, ...]
    facts: tuple[tuple[str, str], ...]
    problem: str = ""
    motto: str = ""
    """What stands in the sky while nobody is asleep."""
    table: pygame.Surface | None = None
    """What is seen of the table, for a match of several players."""
    players: tuple[Player, ...] = ()
    """Who plays, where nothing may be seen of the table."""


def detail_of(info: MatchInfo, stored: StoredMatch | None, settings: Settings | None = None) -> Detail:
    """Return what the board tells of a match; without the opened match, only what the list knows.

    With settings, the table of a match of several players is drawn as they say.

    Raises SaveDamaged when the file tells something impossible.
    """
    if info.problem is not None:
        return Detail(title_of(info), (), (), (), plain(info.problem))
    if has_company(info):
        table = cut_table(stored, settings) if stored is not None and settings is not None else None
        return Detail(title_of(info), (), (), tuple(_facts(info)), table=table, players=info.players)
    inn: tuple[Sitter, ...] = ()
    left: tuple[Sitter, ...] = ()
    if stored is not None:
        data = stored.table.notation.view_data(_counting_view(stored))
        known = deck_sitters(stored.header.deck)
        inn, left = _sitters(data.get("inn"), known), _sitters(data.get("left"), known)
    motto = "" if inn else tr("Nobody is asleep.")
    return Detail(title_of(info), inn, left, tuple(_facts(info)), motto=motto)


def _counting_view(stored: StoredMatch) -> Any:
    """Return the view that the headline of the match speaks of.

    Raises SaveDamaged when the file tells something impossible there.
    """
    match = stored.match
    state = fold_state(match, counting_node(match.timeline), stored.path.name)
    return match.rules.observe(state, PLAYER)


def nothing_chosen() -> Detail:
    """Return what the board tells while there is no match."""
    return Detail(tr("No game chosen"), (), (), (), motto=tr("The next game is still to come."))


def _sitters(pile: object, known: Mapping[str, Sitter]) -> tuple[Sitter, ...]:
    keys: Sequence[object] = pile if isinstance(pile, list) else ()
    return tuple(known[str(key)] for key in keys)


def _facts(info: MatchInfo) -> list[tuple[str, str]]:
    facts = [("flag", _sentence(plain(info.headline)))]
    deal = deal_words(info.seed, has_own=info.has_own_deal)
    if info.goal is None:
        facts.append(("die", tr("{deal}, {deck}", deal=deal, deck=info.deck_title)))
    else:
        words = tr("{deal}, goal {goal}, {deck}", deal=deal, goal=info.goal, deck=info.deck_title)
        facts.append(("die", words))
    if has_company(info):
        names = ", ".join(player_name(info.players, seat) for seat in range(len(info.players)))
        facts.insert(1, ("person", names))
    facts.append(_help_fact(info))
    if info.is_branched:
        facts.append(("redo", tr("Branched off another game, outside streaks")))
    return facts


def _help_fact(info: MatchInfo) -> tuple[str, str]:
    """Return that a victory is perfect, or else what helped."""
    if info.is_won and info.is_perfect:
        return "goal", tr("Perfect: no hint, nothing taken back, no look ahead")
    told = []
    if info.takebacks or not (info.hints or info.what_ifs):
        told.append(tr_n("{n} takeback", "{n} takebacks", info.takebacks))
    if info.hints:
        told.append(tr_n("{n} hint", "{n} hints", info.hints))
    if info.what_ifs:
        told.append(tr_n("{n} look ahead", "{n} looks ahead", info.what_ifs))
    return "undo", ", ".join(told)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


TELLING = 84.0
"""Room in u beside the title of the board for what copies the deal and tells a challenge."""


@remembered(_KEPT)
def detail_board(scale: Scale, detail: Detail, width: float, height: float, picture_height: float) -> Picture:
    """The board of the chosen match; planks may lie on its lowest part, 104 u high."""
    canvas = board_canvas(scale, width, height)
    canvas.panel(0, 0, width, height, Panel(ink.BEAM, 10, 3, ink.WOOD_LIGHT, ink.WOOD_DARK))
    room = width - 44 - TELLING
    canvas.text(detail.title, 22, 25, Face.DISPLAY, 20, ink.PARCHMENT_LIGHT, shadow=True, fit=room)
    if detail.players:
        _table(canvas, 20, 46, width - 40, picture_height, detail)
    else:
        _night(canvas, 20, 46, width - 40, picture_height, detail)
    y = 46 + picture_height + 26
    if detail.problem:
        style = Style(Face.BOLD, 16, ink.ALARM_TEXT, leading=1.2, lines=5)
        canvas.rich(detail.problem, 22, y + 26, width - 44, style)
    pitch = 27 if len(detail.facts) < 4 else 23
    for icon, words in detail.facts:
        canvas.icon(icon, 22, y - 12, 24)
        canvas.text(words, 56, y, Face.BOLD, 15, ink.SUBTEXT_ON_WOOD, fit=width - 76)
        y += pitch
    return canvas.picture()


def _table(canvas: Canvas, x: float, y: float, width: float, height: float, detail: Detail) -> None:
    """What is seen of the table; the faces of the players where it hides something from some of them."""
    box = canvas.box(x, y, width, height)
    if detail.table is not None:
        canvas.surface.blit(fitted(detail.table, box.width, box.height), box)
    else:
        night = Canvas(canvas.scale, pygame.Surface(box.size).convert())
        sky(night, 0, width, height, moon=(width - 44, 40, 24))
        _seated(night, detail.players, width, height)
        canvas.surface.blit(night.surface, box)
    canvas.panel(x - 1, y - 1, width + 2, height + 2, Panel("none", 3, 3))


def _seated(canvas: Canvas, players: tuple[Player, ...], width: float, height: float) -> None:
    columns, side = arrange(len(players), width - 40, height - 76, gap=10, largest=110)
    rows = -(-len(players) // columns)
    top = (height - 36 - rows * side - (rows - 1) * 10) / 2
    for seat, player in enumerate(players):
        in_row = min(columns, len(players) - seat // columns * columns)
        left = (width - in_row * side - (in_row - 1) * 10) / 2
        x, y = left + seat % columns * (side + 10), top + seat // columns * (side + 10)
        canvas.put(player_face(canvas.scale, player._replace(name=""), side, seat), x, y)
    words = tr("What they hold stays with them.")
    canvas.text(words, width / 2, height - 22, Face.ITALIC, 17, ink.WORDS_ON_WALL, align=0.5, fit=width - 30)


def _night(canvas: Canvas, x: float, y: float, width: float, height: float, detail: Detail) -> None:
    """The house by night: whoever sleeps looks out of a lit window, whoever left stands below in grey."""
    box = canvas.box(x, y, width, height)
    night = Canvas(canvas.scale, pygame.Surface(box.size).convert())
    sky(night, 0, width, height, moon=(width - 44, 40, 24))
    strip = 60 if height >= 140 else 42
    if detail.inn:
        night.icon("bed", 12, 24, 38)
    _faces(night, detail.inn, (60, 12, width - 74, height - strip - 24), 62)
    if detail.facts:
        night.fill(0, height - strip, width, strip, ink.HOLLOW)
        night.icon("leave", 12, height - strip / 2 - 19, 38)
    side = strip - 18
    _faces(night, detail.left, (60, height - (strip + side) / 2, width - 74, side), side - 4, is_grey=True)
    if detail.motto:
        middle = (height - strip) / 2 if detail.facts else height * 0.45
        night.text(
            detail.motto, width / 2, middle, Face.ITALIC, 18, ink.WORDS_ON_WALL, align=0.5, fit=width - 40
        )
    if detail.problem:
        night.icon("warn", width / 2 - 45, height / 2 - 45, 90)
    canvas.surface.blit(night.surface, box)
    canvas.panel(x - 1, y - 1, width + 2, height + 2, Panel("none", 3, 3))


def _faces(
    canvas: Canvas,
    sitters: tuple[Sitter, ...],
    box: tuple[float, float, float, float],
    largest: float,
    *,
    is_grey: bool = False,
) -> None:
    x, y, width, height = box
    columns, side = arrange(len(sitters), width, height, gap=7, largest=largest)
    for index, sitter in enumerate(sitters):
        at_x, at_y = x + index % columns * (side + 7), y + index // columns * (side + 7)
        face_in(canvas, sitter, at_x, at_y, side, is_grey=is_grey)
