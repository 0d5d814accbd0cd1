"""What the statistics keep of a match of Monster Inn, and what they show of many: where fame comes from."""

from collections.abc import Sequence
from typing import Final

from game.core.rules import Seat
from game.core.statistics import (
    Bar,
    Bars,
    Charts,
    Column,
    Columns,
    Played,
    means_by_place,
    tenths,
    won_by_players,
)
from game.core.words import Message, marked, message
from game.monster_inn.cards import Cards
from game.monster_inn.events import Verdict
from game.monster_inn.last_call import verdict
from game.monster_inn.sight import scores_of
from game.monster_inn.state import State

_PARTS: Final = (marked("Monsters"), marked("Treasures"), marked("Humanoids that stay"))


def facts_of(cards: Cards, state: State, seat: Seat) -> dict[str, object]:
    """Return the parts of a seat's fame, and what each column of its dungeon brought."""
    score = scores_of(cards, state)[seat]
    return {
        "turns": state.round,
        "parts": [score.monsters, score.treasures, -score.humanoids],
        "columns": _columns(cards, state, seat),
    }


def _columns(cards: Cards, state: State, seat: Seat) -> list[int]:
    monsters, humanoids, supports = state.monsters[seat], state.humanoids[seat], state.supports[seat]
    fame = [0] * max(len(monsters), len(humanoids))
    for column, monster in enumerate(monsters):
        fame[column] += cards.skulls[state.deal[monster]]
    for column, humanoid in enumerate(humanoids):
        if verdict(cards, state.deal, monsters, supports, column, humanoid) is Verdict.STAYED:
            fame[column] -= cards.skulls[state.deal[humanoid]]
    return fame


def charts_of(played: Sequence[Played]) -> Charts:
    """Return the mean fame by column and by part, and how many were won at tables of each size."""
    return Charts(
        _by_column(played),
        _by_part(played),
        won_by_players(played),
        unit=message("games"),
        score=message("fame, mean"),
        icon="skull",
        has_rounds=True,
    )


def _by_column(played: Sequence[Played]) -> Columns:
    columns = [
        Column(Message(str(number)), mean, tenths(mean), own, mean >= 0)
        for number, (mean, own) in enumerate(means_by_place([one.facts["columns"] for one in played]), 1)
    ]
    return Columns(message("Fame by column"), message("mean"), message("columns"), tuple(columns))


def _by_part(played: Sequence[Played]) -> Bars:
    means = [
        sum(one.facts["parts"][part] for one in played) / len(played) if played else 0.0
        for part in range(len(_PARTS))
    ]
    most = max([abs(mean) for mean in means], default=0.0) or 1.0
    bars = [
        Bar(
            message(name),
            abs(mean) / most,
            tenths(mean),
            tuple([at for at, one in enumerate(played) if one.facts["parts"][part]]),
            is_good=mean >= 0,
        )
        for part, (name, mean) in enumerate(zip(_PARTS, means, strict=True))
    ]
    return Bars(message("Fame by part"), message("mean"), tuple(bars) if played else ())
