"""Why one action may be better than another: where the totals would stand, as far as that is known."""

from game.innkeepers_folly.actions import Action, ChooseLekyros, PlayCard, StealPiece
from game.innkeepers_folly.cards import LEKYROS, Cards
from game.innkeepers_folly.preview import Preview
from game.innkeepers_folly.state import NOBODY, View, pieces_of
from scenes.language import tr
from scenes.table.games.innkeepers_folly.company import Company
from scenes.table.games.innkeepers_folly.faces import piece_name


class Reasons:
    """Compares what two actions are sure to bring."""

    def __init__(self, cards: Cards, company: Company) -> None:
        self._cards = cards
        self._company = company

    def reason(self, view: View, action: Action, other: Action, after: Preview, instead: Preview) -> str:
        """Return what speaks for an action, and what the other one would bring in its place."""
        if isinstance(action, StealPiece):
            return self._theft(view, action, after)
        told, lost = self._victory(view, after), self._victory(view, instead)
        now, then = self._standing(view, action, after), self._standing(view, other, instead)
        if told or lost:
            first = told or (tr("Then {standing}.", standing=now) if now else "")
            return " ".join(part for part in (first, lost and tr("Otherwise: {others}", others=lost)) if part)
        if not now:
            return ""
        if not then or now == then:
            return tr("Then {standing}.", standing=now)
        return tr("Then {standing}; otherwise {others}.", standing=now, others=then)

    def _theft(self, view: View, action: StealPiece, after: Preview) -> str:
        if after.winner == view.seat:
            return tr("It completes the idol.")
        victim = self._company.name(action.victim)
        n = pieces_of(view.owners, action.victim)
        return tr("{player} holds {n} of the three pieces.", player=victim, n=n)

    def _victory(self, view: View, after: Preview) -> str:
        """Return who would win the round at once; empty for nobody."""
        if after.winner != NOBODY:
            if self._company.is_you(view.seat, after.winner):
                return tr("It wins you the whole game.")
            return tr("{player} wins the whole game.", player=self._company.name(after.winner))
        if after.round_winner == NOBODY:
            return ""
        if not self._company.is_you(view.seat, after.round_winner):
            return tr("{player} wins the round.", player=self._company.name(after.round_winner))
        if after.piece >= 0:
            return tr("You win the round and the {piece}.", piece=piece_name(after.piece))
        return tr("You win the round.")

    def _standing(self, view: View, action: Action, after: Preview) -> str:
        """Return how far the viewer and the nearest of the others would be from the center."""
        if isinstance(action, PlayCard) and self._cards.kinds[action.card] == LEKYROS:
            return tr("nobody knows which card comes up")
        if not isinstance(action, PlayCard | ChooseLekyros) or view.seat not in view.alive:
            return ""
        own = abs(after.totals[view.seat] - after.center)
        others = [seat for seat in view.alive if seat != view.seat]
        near = min(others, key=lambda seat: abs(after.totals[seat] - after.center))
        far = abs(after.totals[near] - after.center)
        name = self._company.name(near)
        return tr("you are {n} from the center, {player} {m}", n=own, m=far, player=name)
