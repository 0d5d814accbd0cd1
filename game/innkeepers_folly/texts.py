"""What each card does, in a sentence for its large picture and for hints."""

from typing import assert_never

from game.core.words import Message, message, message_n
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.deck import points_of
from game.innkeepers_folly.state import CHAIN_LIMIT, HAND_SIZE, HIGHEST, ZOMBIE_STEP, ZOMBIE_TURNS, Card


def card_words(cards: Cards, card: Card) -> Message:
    """Return what a card does, with its own numbers."""
    what = cards.card(card)
    value = what.value
    is_own = what.target == "self"
    match what.effect:
        case "add_half_up" | "add":
            return message("Adds {n} to the total of anyone.", n=points_of(what.effect, value))
        case "subtract":
            return message("Takes {n} from the total of anyone, down to 0.", n=value)
        case "add_double" if is_own:
            return message("Adds {n} to your own total.", n=points_of(what.effect, value))
        case "add_double":
            return message("Adds {n} to a rival's total.", n=points_of(what.effect, value))
        case "add_then_halve_down" if is_own:
            return message("Adds {n} to your own total, then halves it, rounded down.", n=value)
        case "add_then_halve_down":
            return message("Adds {n} to a rival's total, then halves it, rounded down.", n=value)
        case _:
            return _bonus_words(cards, card)


def _bonus_words(cards: Cards, card: Card) -> Message:
    bonus = cards.card(card).bonus
    match bonus:
        case "pirate":
            return message("Moves the whole total of a rival to yours.")
        case "lekyros":
            return message(
                "Turns up the next card. Its number is added to all totals, or taken from all, or neither."
            )
        case "vampire":
            return message("Halves a rival's total, rounded down, and gives what was removed to you.")
        case "drunk":
            return message("Reverses the digits of every total: 60 becomes 6, 132 becomes {n}.", n=HIGHEST)
        case "demon":
            return message(
                "Anyone's total becomes 0; their hand is shuffled into the draw pile and they draw {n}.",
                n=HAND_SIZE,
            )
        case "zombie":
            return message_n(
                "For {n} turn somebody gains {step} at the start and draws nothing.",
                "For {n} turns somebody gains {step} at the start and draws nothing.",
                ZOMBIE_TURNS,
                step=ZOMBIE_STEP,
            )
        case "axe":
            return message("Halves the center, rounded down.")
        case "chain":
            return message(
                "In their next turn somebody may play nothing that raises their own total by more than {n}.",
                n=CHAIN_LIMIT,
            )
        case "hammer":
            return message("Doubles the center, up to {n}.", n=HIGHEST)
        case "mountain":
            return message("Anyone's total becomes 0.")
        case "dream":
            return message("All totals move on one player, in the direction you choose.")
        case "tavern":
            return message("All hands move on one player, in the direction you choose.")
        case None:
            return message("Does nothing.")
        case _:
            assert_never(bonus)
