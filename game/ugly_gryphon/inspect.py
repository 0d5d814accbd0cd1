"""What a patron counts right now, asked of the rules' own conditions on a view: for whoever looks closely."""

from enum import StrEnum
from typing import NamedTuple

from game.ugly_gryphon.cards import QUIRKS, Cards, find_run, mask_of
from game.ugly_gryphon.causes import cause_of, loud_cause
from game.ugly_gryphon.deck import Run
from game.ugly_gryphon.events import Because
from game.ugly_gryphon.state import LOUD_FROM, Card, Phase, View


class Spot(StrEnum):
    """Where a patron is that can be seen."""

    BAR = "bar"
    INN = "inn"
    LEFT = "left"


class InnCheck(NamedTuple):
    """How the Inn irk of a patron stands."""

    is_irked: bool
    because: Because
    """The counts and the patrons that the condition looks at, whether it holds or not."""
    floor: int
    rooms: int
    """How many are in the Inn."""


class BarCheck(NamedTuple):
    """How the Bar irk of a patron stands."""

    is_irked: bool
    quirk: str | None
    who: tuple[Card, ...]
    """Who shows the quirk at the Bar."""
    is_fixed: bool
    """Whether what is loud was counted already, when the Bar Phase began."""


def spot_of(view: View, card: Card) -> Spot:
    """Return where a patron is.

    Raises LookupError for one that is not in sight.
    """
    piles = ((Spot.BAR, view.bar), (Spot.INN, view.inn), (Spot.LEFT, view.left))
    for spot, pile in piles:
        if card in pile:
            return spot
    raise LookupError(card)


def sent_up(view: View, card: Card) -> View:
    """Return the view in which a patron of the Bar lies in the top room, before anybody is checked."""
    bar = tuple([other for other in view.bar if other != card])
    return view._replace(bar=bar, inn=(*view.inn, card))


def inn_check(cards: Cards, view: View, card: Card) -> InnCheck:
    """Return how the Inn irk of a patron in the Inn stands if it were checked right now."""
    inn, at = [*view.inn], view.inn.index(card)
    is_irked = cards.irk_tests[card](inn, at, mask_of(view.inn), mask_of(view.bar))
    because = cause_of(cards, card, at, inn, [*view.bar])
    condition = cards.patron(card).inn_irk
    if isinstance(condition, Run):
        row = longest_run(cards, view, condition)
        because = Because(because.kind, because.by, (len(row),), row)
    return InnCheck(is_irked, because, at + 1, len(inn))


def longest_run(cards: Cards, view: View, condition: Run) -> tuple[Card, ...]:
    """Return the longest row of a kind that a condition looks for, lowest floor first."""
    masks = tuple(cards.showing[trait] for trait in condition.of)
    rows = (find_run(view.inn, n, masks) for n in range(len(view.inn), 0, -1))
    return next((row for row in rows if row is not None), ())


def loud_now(cards: Cards, view: View) -> int:
    """Return the mask of the quirks that are loud: during a pass of the Bar Phase what it began with."""
    if view.check is not None and view.phase is Phase.BAR:
        return view.check.loud
    bar = mask_of(view.bar)
    return sum(1 << at for at, mask in enumerate(cards.quirk_masks) if (bar & mask).bit_count() >= LOUD_FROM)


def bar_check(cards: Cards, view: View, card: Card) -> BarCheck:
    """Return how the Bar irk of a patron stands if it were checked right now."""
    bit = cards.bar_irk_bits[card]
    if not bit:
        return BarCheck(False, None, (), is_fixed=False)
    is_fixed = view.check is not None and view.phase is Phase.BAR
    who = loud_cause(cards, card, [*view.bar]).cards
    return BarCheck(bool(loud_now(cards, view) & bit), QUIRKS[bit.bit_length() - 1], who, is_fixed)


def shown_at_bar(cards: Cards, view: View, trait: str) -> int:
    """Return how many at the Bar show a preference or quirk."""
    return (mask_of(view.bar) & cards.showing[trait]).bit_count()
