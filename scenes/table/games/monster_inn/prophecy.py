"""What a gesture is sure to bring, for the chalk board: new counts, who acts next, the price of staying."""

from game.core.rules import Seat
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.cards import Cards, is_monster
from game.monster_inn.state import SURCHARGE, Treasure, View
from scenes.language import tr
from scenes.paint.what_if import Change
from scenes.table.game_table import WhatIf
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.odds import column_odds, staying_values
from scenes.table.games.monster_inn.paint_tokens import token_icon
from scenes.table.games.monster_inn.pieces import card_in, chair
from scenes.table.games.monster_inn.tally import Counts, counts_of, foreseen
from scenes.table.games.monster_inn.words import Speaker, treasures


class Prophet:
    """Foretells nothing that is hidden: only counts that everybody sees, and the printed bands."""

    def __init__(self, cards: Cards, faces: tuple[Creature, ...], speaker: Speaker) -> None:
        self._cards = cards
        self._faces = faces
        self._speaker = speaker

    def tell(self, view: View, action: Action) -> WhatIf | None:
        """Return what the board says of an action; None for what needs no telling."""
        match action:
            case OpenPool():
                title = tr("If you open")
            case AddTreasure():
                title = tr("If you add one")
            case ExchangePool():
                title = tr("If you swap")
            case Leave():
                title = tr("If you leave")
            case TakeBonus():
                title = tr("If you take it")
            case SupportMonster():
                title = tr("If you support")
            case _:
                return None
        now, then = counts_of(view), foreseen(counts_of(view), view, action)
        stake = view.at_stake if view.at_stake is not None else view.taken
        card = 0 if stake is None else card_in(view, stake)
        return WhatIf(title, card, (), self.note(view, action), _changes(view, now, then))

    def note(self, view: View, action: Action) -> str:
        """Return what follows from an action, in words."""
        match action:
            case OpenPool(seat) | AddTreasure(seat) | ExchangePool(seat):
                return self._next_to_act(view, seat, foreseen(counts_of(view), view, action))
            case Leave(seat):
                return self._leaving(view, seat)
            case SupportMonster(seat, monster):
                return self._support(view, seat, monster)
            case _:
                return tr("It is worth the same as the other kind in the end.")

    def _next_to_act(self, view: View, seat: Seat, then: Counts) -> str:
        order = view.in_round
        after = order[(order.index(seat) + 1) % len(order)]
        kind = then.pool_kind
        assert kind is not None
        return tr(
            "Next to act: {player}. Staying then costs 1 {one}, or {price} for the pool.",
            player=self._speaker.player(after),
            one=f"{{{token_icon(kind)}}}",
            price=treasures(then.pool + SURCHARGE, kind.other),
        )

    def _leaving(self, view: View, seat: Seat) -> str:
        draw = view.at_stake
        assert draw is not None
        creature = self._faces[view.faces[draw]]
        if is_monster(view.faces[draw]):
            return self._monster_comes(view, seat, creature)
        column = len(view.humanoids[seat])
        pays = tr("It pays you 1 treasure.")
        if column >= len(view.monsters[seat]):
            return " ".join((tr("Nobody stands above it yet: without a Monster it costs nothing."), pays))
        return " ".join((self._fight(view, view.monsters[seat][column], draw), pays))

    def _monster_comes(self, view: View, seat: Seat, creature: Creature) -> str:
        parts = [tr("{monster}: +{n} fame.", monster=creature.name, n=creature.skulls)]
        column = len(view.monsters[seat])
        if column < len(view.humanoids[seat]):
            assert view.at_stake is not None
            parts.append(self._fight(view, view.at_stake, view.humanoids[seat][column]))
        own = {self._faces[view.faces[draw]].kind for draw in view.monsters[seat]}
        if creature.kind in own:
            parts.append(tr("You may support one of your {kind}.", kind=creature.kind_name))
        return " ".join(parts)

    def _fight(self, view: View, monster: int, humanoid: int) -> str:
        """Return how a Humanoid fares below a Monster, by nothing but the printed band."""
        if view.support_of(monster) is not None:
            return tr("Its column is supported: it cannot cost anything.")
        staying, of = staying_values(self._cards, view, monster, humanoid)
        skulls = self._cards.skulls[view.faces[humanoid]]
        name = self._faces[view.faces[monster]].name
        if not staying:
            return tr("{monster} always beats it.", monster=name)
        if staying == of:
            return tr("{monster} never beats it: \u2212{n} fame.", monster=name, n=skulls)
        return tr(
            "{monster} fails in {some} of {all} cases: then \u2212{n} fame.",
            monster=name,
            some=staying,
            all=of,
            n=skulls,
        )

    def _support(self, view: View, seat: Seat, monster: int) -> str:
        draw = next(draw for draw in view.monsters[seat] if view.faces[draw] == monster)
        column = view.monsters[seat].index(draw)
        odds = column_odds(self._cards, view, seat, column)
        if odds is None:
            return tr("Whoever comes below it later cannot cost you anything.")
        if odds.icon == "check":
            return tr("The Humanoid below it is no danger anyway.")
        skulls = self._cards.skulls[view.faces[view.humanoids[seat][column]]]
        return tr("The Humanoid below it can no longer cost you {n} fame.", n=skulls)


def _changes(view: View, now: Counts, then: Counts) -> tuple[Change, ...]:
    """Return the pool and the own treasures before and after, as far as they change."""
    seat = chair(view)
    found = []
    for treasure in Treasure:
        before, after = now.purse(seat, treasure), then.purse(seat, treasure)
        if before != after:
            found.append(Change(token_icon(treasure), before, after, False))
    return tuple(found)
