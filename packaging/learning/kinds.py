"""The two kinds of outlook: which keys the cards have, and which floors have rows of their own."""

from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Final, Literal, NamedTuple, get_args

from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.deck import (
    BringFromBar,
    Compare,
    Condition,
    Count,
    DrawToBottom,
    Effect,
    Floor,
    Irk,
    LeavePatron,
    LeaveSensitive,
    Neighbour,
    PatronCard,
    Place,
    Preference,
    Quirk,
    Run,
    ShuffleBelow,
    SwapWithBottom,
    ToBar,
    ToBottom,
    Trait,
)
from game.ugly_gryphon.players.outlook import saying
from game.ugly_gryphon.players.traits import traits_of

PAIRED: Final = ("leave_self", "leave_above", "leave_below", "irk_above", "irk_below")
"""Traits that count where one sleeps above another, beside those that show and those that look beside."""


class Kind(NamedTuple):
    """How cards are known, and how the rows are laid out; see `Learned` in the game."""

    name: Literal["cards", "traits"]
    keys: tuple[str, ...]
    pair_keys: tuple[str, ...]
    floors: tuple[int, ...]
    tops: int
    """So many rooms from the top have rows of their own."""
    keys_of: Callable[[PatronCard], tuple[str, ...]]


def by_cards(cards: Cards) -> Kind:
    """Return the kind of one deck: every patron has rows of its own."""
    keys = tuple(dict.fromkeys(saying(patron) for patron in cards.deck.cards))
    return Kind("cards", keys, keys, tuple(range(10)), 3, lambda patron: (saying(patron),))


def by_traits() -> Kind:
    """Return the kind of any deck: patrons share the rows of their traits."""
    keys = tuple(dict.fromkeys(trait for patron in _all_sorts() for trait in traits_of(patron)))
    paired = tuple(key for key in keys if key.startswith(("shows_", "beside_")) or key in PAIRED)
    return Kind("traits", keys, paired, (0, 1, 1, 1, 2), 2, traits_of)


def _all_sorts() -> Iterator[PatronCard]:
    """Yield patrons that have every trait between them: the whole vocabulary."""
    for quirk in QUIRKS:
        yield from (_patron(preference, quirk) for preference in get_args(Preference))
    yield from (_patron(bar_irk=quirk) for quirk in QUIRKS)
    yield from (_patron(inn_irk=condition) for condition in _conditions())
    yield from (_patron(effects=(effect,)) for effect in _effects())


def _patron(
    preference: Preference = "food",
    quirk: str = "noise",
    inn_irk: Condition | None = None,
    bar_irk: str | None = None,
    effects: tuple[Effect, ...] = (),
) -> PatronCard:
    return PatronCard.model_validate(
        {
            "id": "any",
            "name": "Any",
            "preference": preference,
            "quirks": (quirk,),
            "inn_irk": inn_irk,
            "bar_irk": bar_irk,
            "effects": effects,
        }
    )


def _conditions() -> Iterator[Condition]:
    for place, trait in product(get_args(Place), get_args(Trait)):
        yield Count(kind="count", of=trait, where=place, op=">=", n=1)
        yield Count(kind="count", of=trait, where=place, op="==", n=1)
        yield Count(kind="count", of=trait, where=place, op="<=", n=1)
    for place, (left, right) in product(get_args(Place), permutations(get_args(Trait), 2)):
        yield Compare(kind="compare", left=left, op=">", right=right, where=place)
        yield Compare(kind="compare", left=left, op="==", right=right, where=place)
    yield from (Neighbour(kind="neighbour", of=trait) for trait in get_args(Trait))
    yield from (Run(kind="run", of=(preference,), n=2) for preference in get_args(Preference))
    yield Floor.model_validate({"kind": "floor", "is": "top"})
    yield Floor.model_validate({"kind": "floor", "is": "bottom", "inn_at_least": 1})
    yield Floor.model_validate({"kind": "floor", "is": "at_least", "n": 1})


def _effects() -> Iterator[Effect]:
    for leave in ("self", "above", "below"):
        yield LeavePatron.model_validate({"kind": "leave", "who": leave})
    for quirk in get_args(Quirk):
        yield LeaveSensitive(kind="leave", who="bar_irked_by", quirk=quirk)
    for irk in ("above", "below", "two_below", "top", "bottom"):
        yield Irk.model_validate({"kind": "irk", "who": irk})
    yield DrawToBottom(kind="draw_to_bottom")
    yield ShuffleBelow(kind="shuffle_below", n=2)
    yield SwapWithBottom(kind="swap_with_bottom")
    yield BringFromBar(kind="bring_from_bar")
    for back in ("self", "top"):
        yield ToBar.model_validate({"kind": "to_bar", "who": back})
    yield ToBottom(kind="to_bottom")
