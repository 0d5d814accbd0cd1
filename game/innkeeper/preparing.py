"""How a checked deck is made ready for play: words become small numbers, copies become cards."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar, get_args

from game.innkeeper.cards import (
    ANY_LISTED,
    BY_ANY,
    BY_OTHER,
    BY_SELF,
    NEGATIVE,
    NORMAL,
    ON_ACTOR,
    ON_ANY,
    ON_NOBODY,
    ON_OTHER,
    PARTICULAR,
    Answer,
    Cards,
    Claim,
    Entry,
    Four,
    Reaction,
    When,
)
from game.innkeeper.deck import AssetCard, CustomerCard, InnkeeperDeck, ProprietorCard, TreacheryCard
from game.innkeeper.kinds import Card, Characteristic, Moment, Phase
from game.innkeeper.steps import CHARACTERISTICS, TYPES, Programs, Test, measure_of, test_of
from game.innkeeper.timing import Activated, Cost, Occasion, Response, Static, Trigger, TriggerEvent
from game.innkeeper.vocabulary import Target

T = TypeVar("T")

_KINDS: Final = {"Normal": NORMAL, "Particular": PARTICULAR, "Negative": NEGATIVE}
_BY: Final = {"any": BY_ANY, "self": BY_SELF, "other": BY_OTHER}
_PHASES: Final = {phase.value.title(): phase for phase in Phase}
_ON: Final[Mapping[Target | None, int]] = {
    None: ON_NOBODY,
    "any": ON_ANY,
    "other": ON_OTHER,
    "actor": ON_ACTOR,
}


def prepare(deck: InnkeeperDeck) -> Cards:
    """Return the tables of a checked deck."""
    assets, customers = _copies(deck.assets), _copies(deck.customers)
    treachery, debts = _copies(deck.treachery), _copies(deck.debts)
    entries: tuple[Entry, ...] = (*assets, *customers, *treachery, *debts, *deck.proprietors)
    programs = Programs()
    constants = deck.constants
    inns = tuple([entry if isinstance(entry, ProprietorCard) else None for entry in entries])
    guests = tuple([entry if isinstance(entry, CustomerCard) else None for entry in entries])
    statics = _Statics(entries)
    first_treachery = len(assets) + len(customers)
    return Cards(
        deck=deck,
        constants=constants,
        size=len(entries),
        first_customer=len(assets),
        first_treachery=first_treachery,
        first_debt=first_treachery + len(treachery),
        first_proprietor=first_treachery + len(treachery) + len(debts),
        entries=entries,
        ids=tuple([entry.id for entry in entries]),
        lines=tuple([_line(entry) for entry in entries]),
        gold_values=tuple([getattr(entry, "gold_value", 0) for entry in entries]),
        unique=tuple([isinstance(entry, AssetCard) and entry.unique for entry in entries]),
        types=tuple([TYPES.index(entry.type) if isinstance(entry, AssetCard) else -1 for entry in entries]),
        slots=statics.added("asset_slots", [constants.asset_slots if inn else 0 for inn in inns]),
        capacities=statics.added("capacity", [constants.customer_capacity if inn else 0 for inn in inns]),
        incomes=statics.added("income", [inn.income if inn else 0 for inn in inns]),
        debt_limits=statics.added("debt_limit", [inn.debt_limit if inn else 0 for inn in inns]),
        capitals=tuple([inn.starting_capital if inn else 0 for inn in inns]),
        customer_kinds=tuple([_KINDS[guest.kind] if guest else -1 for guest in guests]),
        lists=tuple([_listed(guest) for guest in guests]),
        awards=tuple([guest.award if guest else 0 for guest in guests]),
        claims=tuple([_claim(guest) for guest in guests]),
        effects=_alike(entries, lambda entry: _own_program(programs, entry)),
        answers=_answers(programs, entries),
        reactions=_reactions(programs, entries),
        programs=tuple(programs.steps),
    )


def _copies(kinds: Iterable[T]) -> tuple[T, ...]:
    return tuple([kind for kind in kinds for _ in range(getattr(kind, "copies", 1))])


def _line(entry: Entry) -> Four:
    return entry.characteristics.numbers if isinstance(entry, AssetCard | ProprietorCard) else (0, 0, 0, 0)


def _listed(guest: CustomerCard | None) -> tuple[int, ...]:
    names = guest.lists if guest else ()
    return tuple([CHARACTERISTICS.index(Characteristic(name)) for name in names])


def _claim(guest: CustomerCard | None) -> Claim | None:
    if guest is None or guest.particular is None:
        return None
    rank_by = guest.particular.rank_by
    return Claim(test_of(guest.particular.condition), None if rank_by == "lists" else measure_of(rank_by))


def _own_program(programs: Programs, entry: Entry) -> int:
    match entry:
        case CustomerCard():
            return programs.add(entry.effects)
        case ProprietorCard():
            return programs.add(entry.top_bidder)
        case _:
            return 0


def _alike(entries: tuple[Entry, ...], make: Callable[[Entry], T]) -> tuple[T, ...]:
    """Return something made of every card, once for all copies."""
    made: dict[str, T] = {}
    for entry in entries:
        if entry.id not in made:
            made[entry.id] = make(entry)
    return tuple([made[entry.id] for entry in entries])


class _Statics:
    """What abilities that always work add up to."""

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        self._entries = entries

    def added(self, name: str, base: list[int]) -> tuple[int, ...]:
        """Return for every card its base and what its abilities add to this number."""
        return tuple(
            [
                own + sum(getattr(static.modifiers, name) for static in _abilities(entry, Static))
                for entry, own in zip(self._entries, base, strict=True)
            ]
        )


A = TypeVar("A", Static, Trigger, Activated)


def _abilities(entry: Entry, kind: type[A]) -> list[A]:
    abilities = entry.abilities if isinstance(entry, AssetCard | ProprietorCard) else ()
    return [ability for ability in abilities if isinstance(ability, kind)]


def _when(filters: Response | Occasion) -> When:
    kinds, lists = filters.kinds, filters.lists
    listed = None
    if lists is not None:
        listed = ANY_LISTED if lists == "any" else CHARACTERISTICS.index(Characteristic(lists))
    return When(
        by=_BY[filters.by],
        phase=None if filters.phase is None else _PHASES[filters.phase],
        kinds=None if kinds is None else tuple([_KINDS[kind] for kind in kinds]),
        lists=listed,
        least=filters.min or 0,
        is_on_self=filters.targets is not None,
    )


def _answer(programs: Programs, entry: Entry) -> tuple[str, Answer] | None:
    """Return what a card can be played for, and the name of its event."""
    if isinstance(entry, TreacheryCard):
        program = programs.add(entry.effects)
        condition = None if entry.condition is None else test_of(entry.condition)
        return entry.when.event, _made(entry.when, condition, entry.target, entry.cost, False, program)
    for ability in _abilities(entry, Activated):
        program = programs.add(ability.effects)
        is_once = ability.limit == "round"
        return ability.when.event, _made(ability.when, None, ability.target, ability.cost, is_once, program)
    return None


def _made(
    when: Response, condition: Test | None, target: Target | None, cost: Cost, is_once: bool, program: int
) -> Answer:
    filters = _when(when)
    return Answer(
        when=filters,
        is_fitting=when.event != "any",
        condition=condition,
        target=_ON[target],
        gold=cost.gold,
        is_paid_to_target=cost.to == "target",
        is_once=is_once,
        program=program,
        is_free=filters.is_open and condition is None and not cost.gold,
    )


def _answers(programs: Programs, entries: tuple[Entry, ...]) -> Mapping[Moment, tuple[Answer | None, ...]]:
    made = _alike(entries, lambda entry: _answer(programs, entry))
    return {
        moment: tuple([one[1] if one and one[0] in (moment.value, "any") else None for one in made])
        for moment in Moment
    }


def _reactions(
    programs: Programs, entries: tuple[Entry, ...]
) -> Mapping[str, Mapping[Card, tuple[Reaction, ...]]]:
    def of(entry: Entry) -> list[tuple[str, Reaction]]:
        return [
            (trigger.when.event, Reaction(_when(trigger.when), programs.add(trigger.effects)))
            for trigger in _abilities(entry, Trigger)
        ]

    found: dict[str, dict[Card, tuple[Reaction, ...]]] = {event: {} for event in get_args(TriggerEvent)}
    for card, reactions in enumerate(_alike(entries, of)):
        for event, reaction in reactions:
            found[event][card] = (*found[event].get(card, ()), reaction)
    return found
