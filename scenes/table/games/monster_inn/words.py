"""Sentences of the table: what is expected, what a gesture would do, what is asked before it is done."""

from collections.abc import Sequence

from game.core.players import Player
from game.core.rules import Seat
from game.monster_inn.actions import (
    Action,
    AddTreasure,
    Deal,
    DeclineSupport,
    ExchangePool,
    Leave,
    OpenPool,
    SupportMonster,
    TakeBonus,
)
from game.monster_inn.events import Parting, PlayerLeft
from game.monster_inn.state import SURCHARGE, Awaited, Treasure, View
from scenes.language import tr, tr_n
from scenes.paint.players import player_name
from scenes.table.games.monster_inn.creatures import Creature, short_name
from scenes.table.games.monster_inn.paint_tokens import token_icon
from scenes.table.games.monster_inn.pieces import is_own_move


def treasures(count: int, treasure: Treasure) -> str:
    """Return so many treasures with their icon: `3 {coin}`."""
    return f"{count} {{{token_icon(treasure)}}}"


def loss_words(fame: int) -> str:
    """Return fame that was lost, with a minus sign unless there is none."""
    return f"\u2212{fame}" if fame else "0"


class Speaker:
    """Knows the names of cards and players."""

    def __init__(self, faces: tuple[Creature, ...], players: Sequence[Player]) -> None:
        self._faces = faces
        self._players = players

    def player(self, seat: Seat) -> str:
        """Return the name of a player."""
        return player_name(self._players, seat)

    def prompt(self, view: View) -> tuple[str, str]:
        """Return what is expected now, and its icon; never what would be best."""
        if view.reason:
            return self._ending(view), "skull"
        if not is_own_move(view):
            return self._waiting(view)
        match view.awaited:
            case Awaited.TURN:
                return self._turn(view), "drag"
            case Awaited.BONUS:
                return tr("The Humanoid pays: take one treasure of your choice from the Reserve."), "purse"
            case Awaited.SUPPORT:
                return self._support(view), "lock"
            case Awaited.DEAL | Awaited.NOTHING:
                return self._between(view)

    def _ending(self, view: View) -> str:
        names = ", ".join(self.player(seat) for seat in view.winners)
        fame = view.scores[view.winners[0]].fame if view.winners else 0
        if len(view.winners) == 1 and view.winners[0] == view.seat:
            return tr("Last Call is over: you win with {n} fame.", n=fame)
        if len(view.winners) == 1:
            return tr("Last Call is over: {player} wins with {n} fame.", player=names, n=fame)
        return tr("Last Call is over: {players} share the victory with {n} fame.", players=names, n=fame)

    def _waiting(self, view: View) -> tuple[str, str]:
        if view.current < 0 or view.awaited in (Awaited.DEAL, Awaited.NOTHING):
            return self._between(view)
        if view.awaited is Awaited.TURN:
            return tr("{player} thinks about staying or leaving.", player=self.player(view.current)), "clock"
        return tr("{player} is choosing a treasure.", player=self.player(view.current)), "clock"

    def _between(self, view: View) -> tuple[str, str]:
        """Return what is said while nobody is asked anything."""
        if not view.round:
            return tr("The cards are about to be dealt."), "hand_of_cards"
        return tr("Round {n} of {all}.", n=view.round, all=view.rounds), "stool"

    def _turn(self, view: View) -> str:
        kind = view.pool_kind
        if kind is None:
            return tr("Your turn. Drop a treasure on the pool to stay, or drag the card at stake home.")
        return tr(
            "Your turn. Drag a treasure to the pool to stay, or the card home with {pool}.",
            pool=treasures(view.pool, kind),
        )

    def _support(self, view: View) -> str:
        assert view.taken is not None
        kind = self._faces[view.faces[view.taken]].kind_name
        return tr(
            "Another of your {kind}: put one treasure on a framed card to support it, or say no thanks.",
            kind=kind,
        )

    def intention(self, view: View, action: Action) -> str:
        """Return what letting go now would do."""
        kind = view.pool_kind
        match action:
            case OpenPool(_, treasure):
                pool = treasures(1, treasure)
                return tr("Let go: you stay, and the pool begins with {pool}.", pool=pool)
            case AddTreasure() if kind is not None:
                pool = treasures(view.pool + 1, kind)
                return tr("Let go: you stay, and the pool grows to {pool}.", pool=pool)
            case ExchangePool() if kind is not None:
                return tr(
                    "Let go: you stay, the pool becomes {pool} and {gain} are yours.",
                    pool=treasures(view.pool + SURCHARGE, kind.other),
                    gain=treasures(view.pool, kind),
                )
            case Leave():
                return self._leaving(view)
            case TakeBonus(_, treasure):
                return tr("Let go: {treasure} is yours.", treasure=treasures(1, treasure))
            case SupportMonster(_, monster, treasure):
                return tr(
                    "Let go: {treasure} stays on {monster}, and no Humanoid can harm you there.",
                    treasure=treasures(1, treasure),
                    monster=self._faces[monster].name,
                )
            case _:
                return ""

    def deed(self, view: View, action: Action) -> str:
        """Return what an action is in a few words."""
        match action:
            case OpenPool(_, treasure):
                return tr("open with {treasure}", treasure=_named(treasure))
            case AddTreasure():
                return tr("stay and add one")
            case ExchangePool():
                return tr("stay and swap the pool")
            case Leave():
                card = "" if view.at_stake is None else short_name(self._faces[view.faces[view.at_stake]])
                return tr("leave with {card}", card=card)
            case TakeBonus(_, treasure):
                return tr("take {treasure}", treasure=_named(treasure))
            case SupportMonster(_, monster, treasure):
                name = self._faces[monster].name
                return tr("support {monster} with {treasure}", monster=name, treasure=_named(treasure))
            case DeclineSupport():
                return tr("support nobody")
            case Deal():
                return tr("deal the cards")

    def _leaving(self, view: View) -> str:
        card = "" if view.at_stake is None else short_name(self._faces[view.faces[view.at_stake]])
        if view.pool_kind is None:
            return tr("Let go: you leave with {card}.", card=card)
        pool = treasures(view.pool, view.pool_kind)
        return tr("Let go: you leave with {card} and {pool}.", card=card, pool=pool)

    def parting(self, event: PlayerLeft) -> str:
        """Return why somebody has to leave."""
        player = self.player(event.seat)
        if event.parting is Parting.LAST:
            return tr("{player} is the last one in, and leaves with the last card.", player=player)
        return tr("{player} cannot pay to stay, and leaves with the card at stake.", player=player)

    def question(self, action: Action) -> str:
        """Return the question whether that is what the player wants."""
        match action:
            case OpenPool(_, treasure):
                return tr("Stay and open the pool with {treasure}?", treasure=_named(treasure))
            case AddTreasure():
                return tr("Stay and add a treasure to the pool?")
            case ExchangePool():
                return tr("Stay and exchange the whole pool?")
            case Leave():
                return tr("Leave with the card at stake and the pool?")
            case TakeBonus(_, treasure):
                return tr("Take {treasure} from the Reserve?", treasure=_named(treasure))
            case SupportMonster(_, monster, treasure):
                return tr(
                    "Support {monster} with {treasure}?",
                    monster=self._faces[monster].name,
                    treasure=_named(treasure),
                )
            case DeclineSupport():
                return tr("Support no Monster this time?")
            case Deal():
                return tr("Deal the cards?")


def _named(treasure: Treasure) -> str:
    return tr("1 gold") if treasure is Treasure.GOLD else tr("1 gem")


def skull_words(count: int) -> str:
    """Return so many skulls in words."""
    return tr_n("{n} skull", "{n} skulls", count)
