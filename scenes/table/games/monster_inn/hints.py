"""What a newcomer should know at the very moment when it first matters; each is shown once."""

from collections.abc import Iterator, Sequence

from game.monster_inn.actions import Action
from game.monster_inn.cards import Cards, is_monster
from game.monster_inn.state import SURCHARGE, Awaited, View
from scenes.language import tr
from scenes.table.game_table import Hint
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.odds import staying_values
from scenes.table.games.monster_inn.pieces import can_take_up, is_own_move
from scenes.table.games.monster_inn.words import treasures


def hints(cards: Cards, faces: tuple[Creature, ...], view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
    """Return what a newcomer should know now, the most important first."""
    if view.reason or not view.round or not legal or not is_own_move(view):
        return ()
    match view.awaited:
        case Awaited.TURN:
            return tuple(_turn(cards, faces, view))
        case Awaited.BONUS:
            words = tr(
                "A Humanoid may cost you skulls at the end, so it pays: take one treasure. Choose the kind "
                "that will buy you more rounds of staying."
            )
            return (Hint("bonus", words, "reserve"),)
        case Awaited.SUPPORT:
            words = tr(
                "A second Monster of a kind may be supported, now or never: one treasure stays on it, and no "
                "Humanoid in its column can ever cost you anything."
            )
            return (Hint("support", words, "dungeon"),)
        case _:
            return ()


def _turn(cards: Cards, faces: tuple[Creature, ...], view: View) -> Iterator[Hint]:
    yield Hint(
        "stay_or_leave",
        tr(
            "Everyone takes one card a round. Stay by paying a treasure into the pool, or leave: then the "
            "card at stake and the whole pool are yours."
        ),
        "stake",
    )
    if view.pool_kind is not None:
        yield Hint(
            "pool",
            tr(
                "The pool holds {pool}. Whoever leaves next takes it all; to stay, add one of the same kind.",
                pool=treasures(view.pool, view.pool_kind),
            ),
            "pool",
        )
    draw = view.at_stake
    if draw is not None and is_monster(view.faces[draw]):
        yield Hint(
            "monster",
            tr(
                "Monsters bring fame: one for every skull. It goes to the leftmost free place of your upper "
                "row, and the number is its strength against the Humanoid below."
            ),
            "stake",
        )
    elif draw is not None:
        yield Hint("humanoid", _humanoid(faces[view.faces[draw]]), "stake")
    if view.pool_kind is not None and can_take_up(view, view.pool_kind.other):
        yield Hint(
            "exchange",
            tr(
                "You can also take the pool and put two more of the other kind: {price} for {pool}. That "
                "changes what the others must pay.",
                price=treasures(view.pool + SURCHARGE, view.pool_kind.other),
                pool=treasures(view.pool, view.pool_kind),
            ),
            "planks",
        )
    yield from _columns(cards, view)
    if view.players > 2 and not view.is_open:
        yield Hint(
            "hidden",
            tr("What the others own is hidden, but every treasure moves in the open: watch what they pay."),
            "others",
        )


def _humanoid(creature: Creature) -> str:
    return tr(
        "A Humanoid: its value is {range}, but nobody knows which. At the end it stays unless the Monster "
        "above it is stronger, and then costs {n} fame. Whoever takes it gets a treasure.",
        range=creature.range,
        n=creature.skulls,
    )


def _columns(cards: Cards, view: View) -> Iterator[Hint]:
    own = zip(view.monsters[view.seat], view.humanoids[view.seat], strict=False)
    for monster, humanoid in own:
        staying, of = staying_values(cards, view, monster, humanoid)
        words = tr(
            "Between the rows you read your risk: how many values of the Humanoid's range are enough to "
            "stay. Here: {n} of {all}.",
            n=staying,
            all=of,
        )
        yield Hint("columns", words, "columns")
        return
