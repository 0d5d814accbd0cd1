"""`four-inns statistics`: how the finished matches of the library went, in words, as JSON or as a table."""

import argparse
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.core.statistics import Bars, Chart, Columns, Shares, percent
from scenes.commands.choices import chosen_game
from scenes.commands.speech import Exit, examples, tell, tell_json
from scenes.language import plain, tr, tr_n

if TYPE_CHECKING:
    from game.core.game import Game
    from saves.statistics import Filters, Selection, Statistics

COMPANIES: Final = ("alone", "bots", "persons")
MOST_BARS: Final = 8


def fill(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--game", metavar="GAME", help=tr("this game only, such as ugly_gryphon"))
    parser.add_argument("--goal", type=int, metavar="N", help=tr("only matches with this goal"))
    parser.add_argument("--deck", metavar="TITLE", help=tr("only matches with the deck of this title"))
    parser.add_argument(
        "--company",
        choices=COMPANIES,
        help=tr("only matches played alone, with bots, or by several persons"),
    )
    parser.add_argument(
        "--since", type=_day, metavar="DATE", help=tr("only matches begun on this day or later: 2026-11-30")
    )
    parser.add_argument("--perfect", action="store_true", help=tr("only those without any help"))
    parser.add_argument("--daily", action="store_true", help=tr("only attempts at daily deals"))
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help=tr("print the sums as JSON"))
    how.add_argument(
        "--csv",
        metavar="FILE",
        help=tr("write one line a match to this new file, or print them for -"),
    )
    parser.epilog = "\n".join(
        [
            examples(
                "four-inns statistics", "four-inns statistics --game ugly_gryphon --goal 7 --csv nights.csv"
            ),
            "",
            tr("Counted is the first finished match of each deal; practice, branches and given deals are"),
            tr("not. The table has them too: its column `counts` is 0 for them."),
        ]
    )


def _day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise argparse.ArgumentTypeError(tr("a day is written as 2026-11-30")) from None


def run(options: argparse.Namespace) -> int:
    """Look at all files of the library, and tell."""
    from game.registry import GAMES
    from saves.paths import places
    from saves.statistics import Company, Filters
    from saves.store import Store

    filters = Filters(
        goal=options.goal,
        deck=options.deck,
        company=None if options.company is None else Company(options.company),
        since=options.since or "",
        is_perfect_only=options.perfect,
        is_daily_only=options.daily,
    )
    games = GAMES if options.game is None else (chosen_game(options),)
    store = Store(places())
    found = [(game, store.statistics(game.id)) for game in games]
    if options.csv is not None:
        return _write(options.csv, found, filters)
    chosen = [(game, known, known.choose(filters)) for game, known in found]
    if options.json:
        tell_json({game.id: _data(selection, known.set_aside) for game, known, selection in chosen})
        return Exit.DONE
    for at, (game, known, selection) in enumerate(chosen):
        if at:
            tell("")
        for line in _lines(game, known, selection):
            tell(line)
    return Exit.DONE


def _write(target: str, found: "list[tuple[Game, Statistics]]", filters: "Filters") -> int:
    from saves.statistics_csv import csv_text, write_csv

    text = csv_text((game.id, one, counts) for game, known in found for one, counts in known.passing(filters))
    if target == "-":
        sys.stdout.flush()
        tell(text.replace("\r\n", "\n").rstrip("\n"))
        return Exit.DONE
    path = Path(target)
    write_csv(path, text)
    tell(str(path))
    return Exit.DONE


def _data(selection: "Selection", set_aside: int) -> dict[str, object]:
    return {**selection.totals._asdict(), "set_aside": set_aside}


def _lines(game: "Game", known: "Statistics", selection: "Selection") -> Iterator[str]:
    from scenes.ledger.words import set_aside_words, time_words, turns_words
    from scenes.usual import usual_table

    totals = selection.totals
    yield plain(game.title)
    yield "  " + tr_n("{n} played", "{n} played", totals.played)
    if known.set_aside:
        yield f"  {set_aside_words(known.set_aside)}"
    if not totals.played:
        return
    won = tr_n("{n} won", "{n} won", totals.won)
    rate, perfect = (
        plain(percent(totals.won / totals.played)),
        tr_n("{n} perfect", "{n} perfect", totals.perfect),
    )
    yield f"  {won} ({rate}), {perfect}"
    yield "  " + tr("won in a row: {now} now, {best} at best", now=totals.streak, best=totals.best_streak)
    charts = usual_table(game).notation.charts(selection.played)
    yield "  " + ", ".join(
        [
            tr_n("{n} takeback", "{n} takebacks", totals.takebacks),
            tr_n("{n} hint", "{n} hints", totals.hints),
            tr_n("{n} what-if", "{n} what-ifs", totals.what_ifs),
            turns_words(totals.turns, has_rounds=charts.has_rounds),
        ]
    )
    if totals.timed:
        yield "  " + tr("{time} each", time=time_words(totals.seconds / totals.timed))
    for chart in (charts.columns, charts.bars, charts.shares):
        yield from _chart_lines(chart)


def _chart_lines(chart: Chart) -> Iterator[str]:
    title = plain(chart.title)
    note = plain(chart.note)
    yield f"  {title} ({note}):" if note else f"  {title}:"
    match chart:
        case Columns():
            for column in chart.columns:
                yield f"    {plain(column.label):>4}  {plain(column.figure)}"
        case Bars():
            for bar in chart.bars[:MOST_BARS]:
                yield f"    {plain(bar.figure):>6}  {plain(bar.name)}  {plain(bar.note)}".rstrip()
        case Shares():
            for share in chart.shares:
                yield "    " + tr(
                    "{label}: {part} of {whole}", label=plain(share.label), part=share.part, whole=share.whole
                )
