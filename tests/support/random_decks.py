"""Decks made at random from the closed vocabulary: every condition and effect, in any mix."""

import random
from typing import Any

TRAITS = ("food", "drink", "fights", "noise", "odor")
QUIRKS = ("fights", "noise", "odor")


def random_condition(chance: random.Random) -> dict[str, Any] | None:
    """Return one of the conditions, or none."""
    match chance.randrange(9):
        case 0:
            return None
        case 1 | 2:
            return {
                "kind": "count",
                "of": chance.choice(TRAITS),
                "where": chance.choice(("bar", "inn")),
                "op": chance.choice((">=", "==", "<=")),
                "n": chance.randrange(5),
            }
        case 3:
            left, right = chance.sample(TRAITS, 2)
            where = chance.choice(("bar", "inn"))
            return {
                "kind": "compare",
                "left": left,
                "op": chance.choice((">", "==")),
                "right": right,
                "where": where,
            }
        case 4:
            return {"kind": "neighbour", "of": chance.choice(TRAITS)}
        case 5:
            of = chance.choice((["food"], ["drink"], ["food", "drink"], ["drink", "food"]))
            return {"kind": "run", "of": of, "n": chance.randrange(2, 5)}
        case 6:
            return {"kind": "floor", "is": "top"}
        case 7:
            return {"kind": "floor", "is": "bottom", "inn_at_least": chance.randrange(1, 6)}
        case _:
            return {"kind": "floor", "is": "at_least", "n": chance.randrange(1, 8)}


def random_effect(chance: random.Random) -> dict[str, Any]:
    """Return one of the effects."""
    match chance.randrange(13):
        case 0 | 1:
            return {"kind": "leave", "who": chance.choice(("self", "above", "below"))}
        case 2:
            return {"kind": "leave", "who": "bar_irked_by", "quirk": chance.choice(QUIRKS)}
        case 3 | 4 | 5:
            return {"kind": "irk", "who": chance.choice(("above", "below", "two_below", "top", "bottom"))}
        case 6:
            return {"kind": "draw_to_bottom"}
        case 7:
            return {"kind": "shuffle_below", "n": chance.randrange(2, 6)}
        case 8:
            return {"kind": "swap_with_bottom"}
        case 9:
            return {"kind": "bring_from_bar"}
        case 10 | 11:
            return {"kind": "to_bar", "who": chance.choice(("self", "top"))}
        case _:
            return {"kind": "to_bottom"}


def random_deck(seed: int) -> dict[str, Any]:
    """Return a whole deck of 14 to 24 patrons as JSON data; some decks are calm, some never come to rest."""
    chance = random.Random(seed)
    most_effects = chance.choice((1, 2, 3, 6))
    cards = [
        {
            "id": f"p{number}",
            "name": f"Patron {number}",
            "preference": chance.choice(("food", "drink")),
            "quirks": chance.sample(QUIRKS, chance.choice((1, 1, 2))),
            "inn_irk": random_condition(chance),
            "bar_irk": chance.choice((None, *QUIRKS)),
            "effects": [random_effect(chance) for _ in range(chance.randrange(most_effects + 1))],
        }
        for number in range(chance.randrange(14, 25))
    ]
    return {
        "schema": 1,
        "game": "ugly_gryphon",
        "deck": f"random-{seed}",
        "version": 1,
        "title": f"Random deck {seed}",
        "cards": cards,
    }


def restless_deck() -> dict[str, Any]:
    """Return a deck whose patrons swap and bring each other back for ever."""
    deck = random_deck(0)
    deck["deck"] = "restless"
    deck["title"] = "Restless"
    deck["cards"] = [
        {
            "id": f"p{number}",
            "name": f"Patron {number}",
            "preference": "drink",
            "quirks": ["noise"],
            "inn_irk": {"kind": "count", "of": "drink", "where": "inn", "op": ">=", "n": 1},
            "bar_irk": None,
            "effects": [{"kind": "to_bar", "who": "self"}, {"kind": "bring_from_bar"}],
        }
        for number in range(14)
    ]
    return deck
