"""A deck prepared for play: masks of who shows what, and a quick test for every Inn irk.

Bit `c` of a mask stands for card `c` of the deck. The tests are interpretations of the deck's conditions.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, assert_never

from game.core.words import marked
from game.ugly_gryphon.deck import (
    Compare,
    Condition,
    Count,
    Floor,
    GryphonDeck,
    Neighbour,
    PatronCard,
    Run,
)
from game.ugly_gryphon.effects import Step, effect_step
from game.ugly_gryphon.state import Card

QUIRKS: Final = (marked("fights"), marked("noise"), marked("odor"))
PREFERENCES: Final = (marked("food"), marked("drink"))

IrkTest: TypeAlias = Callable[[list[Card], int, int, int], bool]
"""(Inn from floor 1, index of the patron in it, mask of the Inn, mask of the Bar) -> is it irked."""


class Cards(NamedTuple):
    """The deck as tables indexed by card."""

    deck: GryphonDeck
    size: int
    ids: tuple[str, ...]
    showing: dict[str, int]
    """Mask of the cards that show each preference and quirk."""
    quirk_masks: tuple[int, int, int]
    """The same for the quirks, in the order of QUIRKS."""
    irk_tests: tuple[IrkTest, ...]
    bar_irk_bits: tuple[int, ...]
    """For each card the bit of the one quirk that it cannot stand at the Bar, or 0."""
    sensitive_masks: tuple[int, ...]
    """For each mask of loud quirks, 0 to 7, the mask of the cards that cannot stand one of them."""
    steps: tuple[tuple[Step, ...], ...]
    """For each card what its effects do, in their order."""

    def patron(self, card: Card) -> PatronCard:
        """Return the card as the deck has it."""
        return self.deck.cards[card]

    def name(self, card: Card) -> str:
        """Return the patron's name."""
        return self.deck.cards[card].name

    def find(self, card_id: str) -> Card | None:
        """Return the card with this id, if there is one."""
        return self.ids.index(card_id) if card_id in self.ids else None


def mask_of(cards: tuple[Card, ...] | list[Card]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def prepare(deck: GryphonDeck) -> Cards:
    """Return the tables of a checked deck."""
    showing = {
        trait: mask_of([at for at, card in enumerate(deck.cards) if trait in (card.preference, *card.quirks)])
        for trait in (*PREFERENCES, *QUIRKS)
    }
    sensitive = {
        quirk: mask_of([at for at, card in enumerate(deck.cards) if card.bar_irk == quirk])
        for quirk in QUIRKS
    }
    return Cards(
        deck=deck,
        size=len(deck.cards),
        ids=tuple(card.id for card in deck.cards),
        showing=showing,
        quirk_masks=(showing["fights"], showing["noise"], showing["odor"]),
        irk_tests=tuple(
            _never if card.inn_irk is None else irk_test(card.inn_irk, showing) for card in deck.cards
        ),
        bar_irk_bits=tuple(
            0 if card.bar_irk is None else 1 << QUIRKS.index(card.bar_irk) for card in deck.cards
        ),
        sensitive_masks=tuple(
            sum(sensitive[quirk] for at, quirk in enumerate(QUIRKS) if loud >> at & 1) for loud in range(8)
        ),
        steps=tuple(tuple(effect_step(effect, sensitive) for effect in card.effects) for card in deck.cards),
    )


def _never(inn: list[Card], at: int, inn_mask: int, bar_mask: int) -> bool:
    """Test a patron that nothing irks in the Inn."""
    del inn, at, inn_mask, bar_mask
    return False


def irk_test(condition: Condition, showing: dict[str, int]) -> IrkTest:
    """Return the test of a condition; `showing` are the masks of the deck."""
    match condition:
        case Count():
            return _count_test(condition, showing[condition.of])
        case Compare():
            return _compare_test(condition, showing[condition.left], showing[condition.right])
        case Neighbour():
            return _neighbour_test(showing[condition.of])
        case Run():
            return _run_test(condition.n, tuple(showing[trait] for trait in condition.of))
        case Floor():
            return _floor_test(condition)
        case _:
            assert_never(condition)


def _count_test(condition: Count, mask: int) -> IrkTest:
    n = condition.n
    at_bar = condition.where == "bar"
    match condition.op, at_bar:
        case ">=", True:
            return lambda inn, at, inn_mask, bar_mask: (bar_mask & mask).bit_count() >= n
        case ">=", False:
            return lambda inn, at, inn_mask, bar_mask: (inn_mask & mask).bit_count() >= n
        case "<=", True:
            return lambda inn, at, inn_mask, bar_mask: (bar_mask & mask).bit_count() <= n
        case "<=", False:
            return lambda inn, at, inn_mask, bar_mask: (inn_mask & mask).bit_count() <= n
        case _, True:
            return lambda inn, at, inn_mask, bar_mask: (bar_mask & mask).bit_count() == n
        case _:
            return lambda inn, at, inn_mask, bar_mask: (inn_mask & mask).bit_count() == n


def _compare_test(condition: Compare, left: int, right: int) -> IrkTest:
    at_bar = condition.where == "bar"
    match condition.op:
        case ">":
            if at_bar:
                return lambda inn, at, inn_mask, bar_mask: (
                    (bar_mask & left).bit_count() > (bar_mask & right).bit_count()
                )
            return lambda inn, at, inn_mask, bar_mask: (
                (inn_mask & left).bit_count() > (inn_mask & right).bit_count()
            )
        case "==":
            if at_bar:
                return lambda inn, at, inn_mask, bar_mask: (
                    (bar_mask & left).bit_count() == (bar_mask & right).bit_count()
                )
            return lambda inn, at, inn_mask, bar_mask: (
                (inn_mask & left).bit_count() == (inn_mask & right).bit_count()
            )


def _neighbour_test(mask: int) -> IrkTest:
    def test(inn: list[Card], at: int, inn_mask: int, bar_mask: int) -> bool:
        del inn_mask, bar_mask
        if at and mask >> inn[at - 1] & 1:
            return True
        return at + 1 < len(inn) and bool(mask >> inn[at + 1] & 1)

    return test


def _run_test(n: int, masks: tuple[int, ...]) -> IrkTest:
    def test(inn: list[Card], at: int, inn_mask: int, bar_mask: int) -> bool:
        del at, inn_mask, bar_mask
        return find_run(inn, n, masks) is not None

    return test


def find_run(inn: list[Card] | tuple[Card, ...], n: int, masks: tuple[int, ...]) -> tuple[Card, ...] | None:
    """Return the lowest n consecutive patrons who all show the same one of the masks, or None."""
    if len(inn) < n:
        return None
    for mask in masks:
        length = 0
        for at, card in enumerate(inn):
            length = length + 1 if mask >> card & 1 else 0
            if length == n:
                return tuple(inn[at + 1 - n : at + 1])
    return None


def _floor_test(condition: Floor) -> IrkTest:
    n = condition.n or 0
    fullness = condition.inn_at_least or 0
    match condition.is_:
        case "top":
            return lambda inn, at, inn_mask, bar_mask: at == len(inn) - 1
        case "bottom":
            return lambda inn, at, inn_mask, bar_mask: at == 0 and len(inn) >= fullness
        case "at_least":
            return lambda inn, at, inn_mask, bar_mask: at + 1 >= n
