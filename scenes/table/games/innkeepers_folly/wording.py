"""Sentences of the table: the prompt, what the hand would do, what a gesture is sure to bring about."""

from typing import assert_never

from game.core.rules import WATCHER
from game.innkeepers_folly.actions import Action, ChooseLekyros, DealRound, PlayCard, Reshuffle, StealPiece
from game.innkeepers_folly.cards import CHAIN, DREAM, LEKYROS, TAVERN, ZOMBIE, Cards
from game.innkeepers_folly.events import Won
from game.innkeepers_folly.preview import Draw, Preview
from game.innkeepers_folly.state import (
    NO_CARD,
    NO_TARGET,
    NOBODY,
    Awaited,
    Choice,
    Direction,
    View,
    pieces_of,
)
from scenes.language import tr
from scenes.table.game_table import Consequence, Lit, WhatIf
from scenes.table.games.innkeepers_folly.company import Company
from scenes.table.games.innkeepers_folly.faces import FollyFace, piece_name
from scenes.table.games.innkeepers_folly.number_paint import distance_words
from scenes.table.games.innkeepers_folly.tokens import Tokens


class Wording:
    """Speaks of one match."""

    def __init__(self, cards: Cards, faces: tuple[FollyFace, ...], company: Company, tokens: Tokens) -> None:
        self._cards = cards
        self._faces = faces
        self._company = company
        self._tokens = tokens

    # What is expected.

    def prompt(self, view: View) -> tuple[str, str]:
        """Return the sentence under the table, and its icon."""
        if view.reason:
            return self._end(view), "goal"
        if not view.round or view.awaited in (Awaited.DEAL, Awaited.SHUFFLE):
            return tr("The cards are on their way."), "card_back"
        if view.awaited is Awaited.NOTHING:
            return self._going_on(view)
        if view.current == view.seat:
            return self._own(view)
        name = self._company.name(view.current)
        if view.seat != WATCHER and view.seat not in view.alive:
            return tr("You are out and watch. {player} is on.", player=name), "stool"
        match view.awaited:
            case Awaited.CHOICE:
                return tr("{player} chooses what Lekyros does.", player=name), "clock"
            case Awaited.STEAL:
                return tr("{player} chooses from whom to steal a piece.", player=name), "clock"
            case _:
                return tr("{player} is on.", player=name), "clock"

    def _going_on(self, view: View) -> tuple[str, str]:
        """Return what is happening while nobody is asked for anything."""
        name = self._company.name(view.current)
        if view.played == NO_CARD:
            return tr("{player} is on.", player=name), "clock"
        return tr("{player} plays {card}.", player=name, card=self._faces[view.played].name), "hand"

    def _own(self, view: View) -> tuple[str, str]:
        match view.awaited:
            case Awaited.CHOICE:
                words = tr("Add the value to every total, take it from all, or do neither.")
                return words, "hand"
            case Awaited.STEAL:
                return tr("You have won the round: drag a piece of another player to your own seat."), "gem"
            case _ if view.is_chain_turn:
                return tr("You are chained: play a card that raises your own total by 5 at most."), "lock"
            case _:
                words = tr(
                    "Your turn: play one card. Drag it onto a total, the center, or an arrow for Dream and "
                    "Tavern."
                )
                return words, "drag"

    def _end(self, view: View) -> str:
        if view.winner == NOBODY:
            return tr("The game is over without a winner.")
        if self._company.is_you(view.seat, view.winner):
            return tr("You have won the game.")
        return tr("{player} has won the game.", player=self._company.name(view.winner))

    # What the hand does.

    def hand(self, view: View, lit: Lit, key: str) -> str:
        """Return what is said while something is lifted or in the focus of the keyboard."""
        if lit.card is None:
            return ""
        piece = self._tokens.as_piece(lit.card)
        if piece is not None:
            return tr("Let go over your own seat to take the {piece}.", piece=piece_name(piece))
        if lit.action is not None:
            return self._letting_go(view, lit.action, key if not lit.is_lifting else "")
        name = self._faces[lit.card].name
        if not lit.targets:
            return tr("{card} is too far: the Chain lets your total rise by 5 at most.", card=name)
        if lit.is_lifting:
            return tr("{card}: put it where the frame is dashed, or back into your hand.", card=name)
        return tr("{key} lifts {card}; then the arrows choose where it goes.", key=key, card=name)

    def _letting_go(self, view: View, action: Action, key: str) -> str:
        what = self.deed(view, action)
        if key:
            return tr("{key}: {deed}.", key=key, deed=what)
        return tr("Let go: {deed}. Back in your hand you can think again.", deed=what)

    def deed(self, view: View, action: Action) -> str:
        """Return what an action is, without a full stop."""
        match action:
            case PlayCard(_, card, target, direction):
                name = self._faces[card].name
                if direction is not None:
                    return tr("{card}, {way}", card=name, way=way_words(direction))
                if target == view.seat:
                    return tr("{card} on yourself", card=name)
                if target != NO_TARGET:
                    return tr("{card} on {player}", card=name, player=self._company.name(target))
                return name
            case ChooseLekyros(_, choice):
                return choice_words(choice, self._cards.values[view.revealed])
            case StealPiece(_, victim):
                return tr("steal from {player}", player=self._company.name(victim))
            case DealRound() | Reshuffle():
                return tr("shuffle")
            case _:
                assert_never(action)

    def too_far(self) -> str:
        """Return why a chained player may not have a value added."""
        return tr("more than +5 for you")

    def question(self, action: Action) -> str:
        """Return the question whether an action is what the player wants."""
        match action:
            case PlayCard(_, card, target, direction):
                name = self._faces[card].name
                if direction is not None:
                    return tr("Play {card}, {way}?", card=name, way=way_words(direction))
                if target != NO_TARGET:
                    return tr("Play {card} on {player}?", card=name, player=self._company.name(target))
                return tr("Play {card}?", card=name)
            case ChooseLekyros():
                return tr("Choose that?")
            case StealPiece(_, victim):
                return tr("Steal the piece of {player}?", player=self._company.name(victim))
            case DealRound() | Reshuffle():
                return tr("Shuffle?")
            case _:
                assert_never(action)

    # What would be.

    def what_if(self, view: View, action: Action, after: Preview, draw: Draw | None = None) -> WhatIf | None:
        """Return what an action is sure to bring about, and with which of the next cards it wins."""
        token = action.card if isinstance(action, PlayCard) else self._tokens.player(max(0, view.seat))
        lines = [*self._changes(view, action, after), *self._victory(view, after)]
        if not lines:
            lines = [self._line(max(0, view.seat), tr("no total changes"), "check", tr("as it is"))]
        return WhatIf(
            self._title(view, action), token, tuple(lines), self._note(view, action, after, draw), ()
        )

    def _title(self, view: View, action: Action) -> str:
        match action:
            case PlayCard(_, card, target, direction):
                face = self._faces[card]
                if direction is not None:
                    return tr("If {card} goes {way}", card=face.name, way=way_words(direction))
                if target == view.seat:
                    return tr("If {card} lands on you", card=face.name)
                if target != NO_TARGET:
                    player = self._company.short(view.seat, target)
                    return tr("If {card} lands on {player}", card=face.name, player=player)
                return tr("If {card} is played", card=face.name)
            case StealPiece(_, victim):
                return tr("If you steal from {player}", player=self._company.short(view.seat, victim))
            case _:
                return tr("If you do that")

    def _line(self, seat: int, why: str, icon: str, outcome: str) -> Consequence:
        return Consequence(self._tokens.player(seat), why, icon, outcome)

    def _changes(self, view: View, action: Action, after: Preview) -> list[Consequence]:
        lines = []
        for seat in view.alive:
            old, new = view.totals[seat], after.totals[seat]
            if old != new or after.center != view.center:
                icon = "goal" if new == after.center else "up" if new < after.center else "down"
                why = tr("{old} becomes {new}", old=old, new=new) if old != new else tr("has {n}", n=new)
                lines.append(self._line(seat, why, icon, distance_words(new - after.center)))
        if isinstance(action, PlayCard):
            lines += self._marks(view, action)
            if self._cards.kinds[action.card] == TAVERN:
                lines += self._hands(view, after)
        return lines

    def _hands(self, view: View, after: Preview) -> list[Consequence]:
        counts = [len(hand) for hand in view.hands]
        return [
            self._line(
                seat,
                tr("{old} cards become {new}", old=counts[seat], new=after.hand_counts[seat]),
                "hand_of_cards",
                tr("another hand"),
            )
            for seat in view.alive
        ]

    def _marks(self, view: View, action: PlayCard) -> list[Consequence]:
        kind = self._cards.kinds[action.card]
        if kind == ZOMBIE:
            return [self._line(action.target, tr("Zombie for two turns"), "skull", tr("+3 each, no drawing"))]
        if kind == CHAIN:
            return [self._line(action.target, tr("chained for the next turn"), "lock", tr("+5 at most"))]
        return []

    def _victory(self, view: View, after: Preview) -> list[Consequence]:
        """Return who would win the round, with which piece, who would be out, and who would win it all."""
        lines = []
        prize = piece_name(after.piece) if after.piece >= 0 else tr("steals a piece")
        if after.round_winner != NOBODY:
            how = tr("matches the center") if after.how is Won.EXACT else tr("nearest at Last Orders")
            lines.append(self._line(after.round_winner, how, "gem", prize))
        elif after.piece >= 0:
            lines.append(self._line(max(0, view.seat), tr("one piece more"), "gem", prize))
        lines += [self._line(out, tr("holds no piece"), "stool", tr("is out")) for out in after.eliminated]
        if after.winner != NOBODY:
            lines.append(self._line(after.winner, tr("holds the idol"), "goal", tr("wins the game")))
        return lines

    def _note(self, view: View, action: Action, after: Preview, draw: Draw | None) -> str:
        if isinstance(action, PlayCard):
            kind = self._cards.kinds[action.card]
            if kind == LEKYROS:
                if view.zombies[view.current]:
                    return tr("The Zombie lets nothing be turned up.")
                return self._draw(draw)
            if kind == DREAM:
                return tr("Markers, pieces and hands stay where they are.")
            if kind == TAVERN:
                return tr("Totals, markers and pieces stay where they are.")
        if after.center != view.center:
            return tr("The center: {old} becomes {new}.", old=view.center, new=after.center)
        if after.piece >= 0 and after.winner == NOBODY:
            return self._score(view, after)
        return ""

    def _draw(self, draw: Draw | None) -> str:
        if draw is None:
            return tr("Nobody knows which card comes up.")
        if not draw.hits:
            return tr("Whichever card comes up, you cannot match the center with it.")
        return tr(
            "With {n} of the {all} cards that may come up you can match the center.",
            n=draw.hits,
            all=draw.of,
        )

    def _score(self, view: View, after: Preview) -> str:
        holders = [seat for seat in view.alive if pieces_of(after.owners, seat)]
        parts = [
            tr("{player} {n}", player=self._company.short(view.seat, seat), n=pieces_of(after.owners, seat))
            for seat in holders
        ]
        return tr("Pieces then: {list}.", list=", ".join(parts))


def way_words(direction: Direction) -> str:
    """Return a direction in words."""
    return tr("clockwise") if direction is Direction.CLOCKWISE else tr("counter-clockwise")


def choice_words(choice: Choice, value: int) -> str:
    """Return what a plank of Lekyros says."""
    match choice:
        case Choice.ADD:
            return tr("Add {n} to all", n=value)
        case Choice.REMOVE:
            return tr("Take {n} from all", n=value)
        case Choice.NEITHER:
            return tr("Neither")
        case _:
            assert_never(choice)
