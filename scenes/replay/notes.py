"""The right margin of the page: turn and deal, what was played, and what came of it in words."""

from dataclasses import replace

from scenes.deals import deal_words
from scenes.language import tr, tr_n
from scenes.paint.replay_page import Note, lines_left_out, margin_note
from scenes.paint.units import Scale
from scenes.replay.page import Measures
from scenes.replay.reel import Way
from scenes.replay.watched import Watched
from scenes.stage import Sprite


def note_sprite(measures: Measures, watched: Watched, at: int, taken: float = 0.0) -> Sprite:
    """Return the margin for a station; so many u of it are taken by what stands below."""
    scale, wide, high = measures.scale, measures.margin_width, measures.margin_height - taken
    note = note_of(watched, at)
    if lines_left_out(scale, wide, high, note):
        if watched.has_rounds:
            note = condensed(note)
        note = shortened(scale, note, wide, high)
    return Sprite.at(scale, margin_note(scale, wide, high, note), measures.margin_x, measures.margin_y)


def condensed(note: Note) -> Note:
    """Put the first line beside the face in place of the round, which the heading tells as well."""
    if note.sitter is None or not note.lines:
        return note
    (_, first), *others = note.lines
    return replace(note, words=first, lines=tuple(others))


def shortened(scale: Scale, note: Note, width: float, height: float) -> Note:
    """Leave lines out until the last one can say how many."""
    if not lines_left_out(scale, width, height, note):
        return note
    for kept in range(len(note.lines) - 1, -1, -1):
        gone = len(note.lines) - kept
        rest = ("menu", tr_n("and {n} more thing", "and {n} more things", gone))
        short = replace(note, lines=(*note.lines[:kept], rest))
        if not lines_left_out(scale, width, height, short):
            return short
    return note


def note_of(watched: Watched, at: int) -> Note:
    """Return what is written in the margin at a station."""
    station = watched.reel[at]
    turn = watched.turn(at)
    told = watched.told(at)
    header = watched.stored.header
    goal = header.options.get("goal")
    deal = deal_words(header.seed, has_own=header.has_own_deal)
    if isinstance(goal, int):
        deal = tr("{deal}, goal {goal}", deal=deal, goal=goal)
    heading = _heading(watched, turn) if turn else tr("The start")
    lines = tuple((line.icon, line.words) for line in told.lines)
    match station.way:
        case Way.BACK:
            label, icon, lines = tr("Taken back, up to here"), "undo", ()
        case Way.FORWARD:
            label, icon = tr("Done again, up to here"), "redo"
        case _:
            label, icon = (tr("Played") if turn else tr("Dealt")), "key"
    warning = tr("All this was taken back later.") if station.is_taken_back else ""
    if watched.is_imagined(at):
        warning = tr("This was never played: so it could have been.")
    return Note(heading, deal, label, told.sitter, icon, told.name, told.words, lines, warning)


def _heading(watched: Watched, turn: int) -> str:
    turns = max(turn, watched.turns)
    if watched.has_rounds:
        return tr("Round {n} of {most}", n=turn, most=turns)
    return tr("Turn {turn} of {turns}", turn=turn, turns=turns)
