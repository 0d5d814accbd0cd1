"""What a newcomer should know at a moment: each hint is shown once, when it first matters."""

from collections.abc import Iterator, Sequence

from game.innkeepers_folly.actions import Action
from game.innkeepers_folly.cards import AXE, CHAIN, DREAM, DRUNK, HALVE, HAMMER, LEKYROS, TAVERN, ZOMBIE
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import NOBODY, Awaited, View
from scenes.language import tr
from scenes.table.game_table import Hint


def hints_for(rules: InnkeepersFollyRules, view: View, legal: Sequence[Action]) -> tuple[Hint, ...]:
    """Return what is worth knowing now, the most important first; nothing while others are on."""
    if view.reason or view.current != view.seat or not legal:
        return ()
    match view.awaited:
        case Awaited.CHOICE:
            return (_choice(),)
        case Awaited.STEAL:
            return (_steal(),)
        case Awaited.PLAY:
            return (*_urgent(view), *_basics(view), *_cards(rules, view))
        case _:
            return ()


def _choice() -> Hint:
    words = tr(
        "Lekyros has turned up a card. Only its value counts: point at a plank, and every total shows what "
        "it would become. Then press one."
    )
    return Hint("lekyros", words, "planks")


def _steal() -> Hint:
    words = tr(
        "The niche is empty, so whoever wins a round steals. Drag a piece from another seat to yours. "
        "Whoever holds no piece is out."
    )
    return Hint("steal", words, "idol")


def _urgent(view: View) -> Iterator[Hint]:
    """Yield what changes this very turn."""
    if view.is_chain_turn:
        words = tr(
            "You are chained this turn: a card may raise your own total by 5 at most. Targets that would be "
            "too far say so. Afterwards the Chain is gone."
        )
        yield Hint("chained", words, "seat")
    if view.is_zombie_turn:
        words = tr(
            "A Zombie sits on you: +3 at the start of your turn, and you draw no card. The number beside the "
            "hand says how many such turns are left."
        )
        yield Hint("zombie", words, "seat")
    if view.laps_left is not None and view.laps_left <= 2:
        words = tr(
            "The last studs of the ring burn red: soon it is Last Orders. Then whoever is nearest to the "
            "center wins the round."
        )
        yield Hint("last_orders", words, "ring")


def _basics(view: View) -> Iterator[Hint]:
    """Yield what the game is about, step by step."""
    aim = tr(
        "This is the number to match. Whoever's total is exactly as high wins the round and a piece of the "
        "idol. Three pieces win the game."
    )
    yield Hint("center", aim, "center")
    total = tr(
        "This is your total. The tag says how far it is from the center: short, over, or a match. It does "
        "not matter who makes it match: it is your round."
    )
    yield Hint("total", total, "total")
    play = tr(
        "Each turn you draw a card and play one. Drag a card onto a total, yours or that of somebody else: "
        "before you let go you see what it would become. Beware of presents!"
    )
    yield Hint("play", play, "hand")
    if view.turns >= len(view.alive):
        clock = tr(
            "Every lap burns one stud. When all are dark it is Last Orders, and the nearest total wins the "
            "round. The sign above says who that would be now."
        )
        if view.laps_left is not None:
            yield Hint("laps", clock, "ring")
    if view.round > 1:
        pieces = tr(
            "A piece lies with whoever has won it. When the niche is empty, everybody without a piece is "
            "out, and winners steal from each other."
        )
        yield Hint("pieces", pieces, "idol")
    if NOBODY not in view.owners:
        end = tr("From now on every round moves a piece from one player to another. Three pieces win.")
        yield Hint("stealing", end, "idol")


def _cards(rules: InnkeepersFollyRules, view: View) -> Iterator[Hint]:
    """Yield how the cards of the hand are played that go to no total."""
    kinds = {rules.cards.kinds[card] for card in view.hands[view.seat]}
    if kinds & {DREAM, TAVERN}:
        words = tr("Dream and Tavern move something round the table: drop them onto one of the two arrows.")
        yield Hint("arrows", words, "arrows")
    if kinds & {AXE, HAMMER}:
        words = tr("Axe and Hammer change the number in the middle: drop them onto it.")
        yield Hint("axe", words, "center")
    if kinds & {DRUNK, LEKYROS}:
        words = tr("Drunk and Lekyros concern everybody: drop them anywhere on the table.")
        yield Hint("everybody", words, "hand")
    if HALVE in kinds:
        words = tr("Spider and Giant add their value first and halve the sum afterwards, rounded down.")
        yield Hint("halves", words, "hand")
    if kinds & {CHAIN, ZOMBIE}:
        words = tr("Chain and Zombie put a marker on somebody. It lies on the seat until it is over.")
        yield Hint("markers", words, "rival")
