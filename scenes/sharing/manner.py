"""How what is handed on is made: the rows of the board with what can be chosen for each form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.keys.commands import Command
from scenes.language import say, tr
from scenes.replay.watched import Watched
from scenes.settings.rows import NoteRow, PegsRow, PlankRow, Row, SwitchRow
from scenes.sharing.rows import TurnsRow
from scenes.sharing.wish import SECONDS, WIDTHS, Kind

if TYPE_CHECKING:
    from scenes.sharing.sharing_scene import SharingScene

_SECONDS_WORDS = {0.5: "½", 1.0: "1", 2.0: "2", 4.0: "4"}


def rows_of(scene: SharingScene) -> tuple[Row, ...]:
    """Return what can be chosen for the form that is wished for, and what has to be known of it."""
    watched, kind = scene.watched, scene.wish.kind
    if watched is None or kind is Kind.INN:
        return _copy_rows(scene)
    rows: list[Row] = []
    if kind is not Kind.TEXT:
        widths = tuple(str(width) for width in WIDTHS)
        chosen = WIDTHS.index(scene.wish.width)
        rows.append(PegsRow("width", tr("Pixels"), widths, chosen, lambda at: _choose_width(scene, at)))
    if kind is Kind.GIF:
        rows.append(_seconds_row(scene))
    if kind is not Kind.TEXT:
        rows += _turns_rows(scene, watched)
        words = tr("Words below the picture") if kind is Kind.GIF else tr("Words below the pictures")
        has_captions = scene.wish.has_captions
        rows.append(SwitchRow("captions", words, has_captions, lambda has: _turn_captions(scene, has)))
    if len(watched.eyes) > 1:
        rows.append(PlankRow("eyes", _eyes_words(scene, watched), "eye", scene.look_otherwise))
    if kind is Kind.PNG:
        rows.append(NoteRow(tr("One page: the table after every turn, under the name and the result.")))
    if kind is Kind.TEXT:
        rows.append(NoteRow(tr("What happened and why, turn by turn, and how it ended.")))
    return tuple(rows)


def _copy_rows(scene: SharingScene) -> tuple[Row, ...]:
    rows = [NoteRow(tr("A copy that others can watch, analyse and play on from any point."))]
    if scene.refusal is not None:
        rows.append(NoteRow(say(scene.refusal)))
    rows.append(NoteRow(tr("All of the match is in it, also what players hide from each other.")))
    return tuple(rows)


def _seconds_row(scene: SharingScene) -> Row:
    options = tuple(_SECONDS_WORDS[seconds] for seconds in SECONDS)
    chosen = SECONDS.index(scene.wish.seconds)
    return PegsRow("seconds", tr("Seconds"), options, chosen, lambda at: _choose_seconds(scene, at))


def _turns_rows(scene: SharingScene, watched: Watched) -> list[Row]:
    """Return the row that chooses turns, where there is more than one."""
    most, wish = watched.turns, scene.wish
    if most < 2:
        return []
    words = tr("Rounds") if watched.has_rounds else tr("Turns")
    last = most if wish.last is None else wish.last
    return [TurnsRow(words, max(1, wish.first), last, most, lambda *turns: _choose_turns(scene, *turns))]


def _eyes_words(scene: SharingScene, watched: Watched) -> str:
    key = scene.services.keys.words(Command.EYES)
    if watched.viewer:
        return tr("Eyes of {player} ({key})", player=watched.viewer, key=key)
    return tr("All cards open ({key})", key=key)


def _choose_width(scene: SharingScene, index: int) -> None:
    scene.wish_for(scene.wish._replace(width=WIDTHS[index]))


def _choose_seconds(scene: SharingScene, index: int) -> None:
    scene.wish_for(scene.wish._replace(seconds=SECONDS[index]))


def _choose_turns(scene: SharingScene, first: int, last: int) -> None:
    scene.wish_for(scene.wish._replace(first=first, last=last))


def _turn_captions(scene: SharingScene, has_captions: bool) -> None:
    scene.wish_for(scene.wish._replace(has_captions=has_captions))
