"""A second, naive implementation of the rules page of Ugly Gryphon Inn, to compare the real one with.

Written from the page alone: patrons by name, plain lists, recursion, exceptions for what ends early. It asks
an oracle for every choice and shuffle, and notes what the table looked like when it asked.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

Patron = Mapping[str, Any]


class Seen(NamedTuple):
    """The table when something was asked, or at the end: ids, the Inn from the bottom up."""

    asked: str
    inn: tuple[str, ...]
    bar: tuple[str, ...]
    left: tuple[str, ...]
    deck: tuple[str, ...]


class Oracle(Protocol):
    """Who decides what the rules leave open."""

    def choose(self, seen: Seen) -> str:
        """Return a patron of the Bar."""
        ...

    def shuffle(self, seen: Seen, rooms: Sequence[str]) -> Sequence[str]:
        """Return the rooms, top first, in another order."""
        ...


class NightLost(Exception):
    """The eighth patron has left."""


class PassOver(Exception):
    """Too much has been resolved in this pass."""


class ReferenceNight:
    """One night by the book."""

    def __init__(self, patrons: Sequence[Patron], order: Sequence[str], oracle: Oracle) -> None:
        self.book = {patron["id"]: patron for patron in patrons}
        self.deck = list(order)
        self.oracle = oracle
        self.bar: list[str] = []
        self.inn: list[str] = []
        self.left: list[str] = []
        self.turn = 0
        self.passed: set[str] = set()
        self.under_way: list[str] = []
        self.restart: str | None = None
        self.resolutions = 0
        self.cuts = 0

    def seen(self, asked: str) -> Seen:
        return Seen(asked, tuple(self.inn), tuple(self.bar), tuple(self.left), tuple(self.deck))

    def play(self) -> Seen:
        """Play to the end and return the last table; `asked` says how it ended."""
        try:
            self.draw_up_to_four()
            while True:
                self.turn += 1
                if self.bar:
                    self.inn_phase()
                self.bar_phase()
                if not self.deck:
                    return self.seen("deck_empty")
        except NightLost:
            return self.seen("eighth_left")

    def inn_phase(self) -> None:
        chosen = self.oracle.choose(self.seen("place"))
        self.bar.remove(chosen)
        self.inn.append(chosen)
        self.run_pass(self.is_inn_irked)

    def bar_phase(self) -> None:
        if self.deck:
            self.bar.append(self.deck.pop(0))
        self.draw_up_to_four()
        loud = {quirk for quirk in ("fights", "noise", "odor") if self.number(quirk, self.bar) >= 3}
        if loud:
            self.run_pass(lambda patron: self.book[patron]["bar_irk"] in loud)

    def draw_up_to_four(self) -> None:
        while self.deck and len(self.bar) < 4:
            self.bar.append(self.deck.pop(0))

    # The pass

    def run_pass(self, is_irked: Callable[[str], bool]) -> None:
        self.passed = set()
        self.resolutions = 0
        try:
            while waiting := [patron for patron in self.inn if patron not in self.passed]:
                highest = waiting[-1]
                self.passed.add(highest)
                if is_irked(highest):
                    self.restart = None
                    self.resolve(highest)
                    self.resume()
        except PassOver:
            self.cuts += 1
            self.under_way = []

    def resume(self) -> None:
        if self.restart in self.inn:
            for patron in self.inn:
                self.passed.discard(patron)
                if patron == self.restart:
                    break

    def resolve(self, patron: str) -> None:
        if patron in self.under_way:
            return
        if self.resolutions == 200:
            raise PassOver
        self.resolutions += 1
        floor = self.inn.index(patron)
        near = {
            "self": patron,
            "above": self.on_floor(floor + 1),
            "below": self.on_floor(floor - 1),
            "two_below": self.on_floor(floor - 2),
        }
        self.under_way.append(patron)
        for effect in self.book[patron]["effects"]:
            self.do(effect, patron, near)
        self.under_way.remove(patron)

    def on_floor(self, index: int) -> str | None:
        return self.inn[index] if 0 <= index < len(self.inn) else None

    # Conditions

    def shows(self, trait: str, patron: str | None) -> bool:
        return patron is not None and trait in {self.book[patron]["preference"], *self.book[patron]["quirks"]}

    def number(self, trait: str, place: Sequence[str]) -> int:
        return len([patron for patron in place if self.shows(trait, patron)])

    def is_inn_irked(self, patron: str) -> bool:
        irk = self.book[patron]["inn_irk"]
        if irk is None:
            return False
        place = self.bar if irk.get("where") == "bar" else self.inn
        floor = self.inn.index(patron) + 1
        if irk["kind"] == "count":
            number = self.number(irk["of"], place)
            return bool(
                {">=": number >= irk["n"], "<=": number <= irk["n"], "==": number == irk["n"]}[irk["op"]]
            )
        if irk["kind"] == "compare":
            difference = self.number(irk["left"], place) - self.number(irk["right"], place)
            return difference > 0 if irk["op"] == ">" else difference == 0
        if irk["kind"] == "neighbour":
            return self.shows(irk["of"], self.on_floor(floor)) or self.shows(
                irk["of"], self.on_floor(floor - 2)
            )
        if irk["kind"] == "run":
            stretches = [self.inn[start : start + irk["n"]] for start in range(len(self.inn) - irk["n"] + 1)]
            return any(self.number(what, rooms) == irk["n"] for what in irk["of"] for rooms in stretches)
        assert irk["kind"] == "floor"
        if irk["is"] == "top":
            return floor == len(self.inn)
        if irk["is"] == "bottom":
            return floor == 1 and len(self.inn) >= irk["inn_at_least"]
        return bool(floor >= irk["n"])

    # Effects

    def do(self, effect: Mapping[str, Any], patron: str, near: Mapping[str, str | None]) -> None:
        who = effect.get("who")
        top = self.inn[-1] if self.inn else None
        match effect["kind"]:
            case "leave" if who == "bar_irked_by":
                sensitive = [p for p in self.inn if self.book[p]["bar_irk"] == effect["quirk"]]
                for leaver in reversed(sensitive):
                    self.leave(leaver)
            case "leave":
                self.leave(near[str(who)])
            case "irk":
                bottom = self.inn[0] if self.inn else None
                whom = {**near, "top": top, "bottom": bottom}[str(who)]
                if whom in self.inn:
                    assert whom is not None
                    self.resolve(whom)
            case "draw_to_bottom":
                if self.deck:
                    self.inn.insert(0, self.deck.pop(0))
            case "shuffle_below":
                self.shuffle_below(patron, effect["n"])
            case "swap_with_bottom":
                if patron in self.inn and self.inn[0] != patron:
                    self.restart = self.inn[0]
                    self.inn[self.inn.index(patron)] = self.restart
                    self.inn[0] = patron
            case "bring_from_bar":
                if self.bar:
                    self.restart = self.oracle.choose(self.seen("bring"))
                    self.bar.remove(self.restart)
                    self.inn.append(self.restart)
            case "to_bar":
                self.to_bar(patron if who == "self" else top)
            case "to_bottom":
                if patron in self.inn:
                    self.inn.remove(patron)
                    self.inn.insert(0, patron)
            case kind:
                raise AssertionError(kind)

    def take_out(self, patron: str) -> None:
        self.inn.remove(patron)
        self.passed.discard(patron)

    def leave(self, patron: str | None) -> None:
        if patron is not None and patron in self.inn:
            self.take_out(patron)
            self.left.append(patron)
            if len(self.left) == 8:
                raise NightLost

    def to_bar(self, patron: str | None) -> None:
        if patron is not None and patron in self.inn:
            self.take_out(patron)
            self.bar.append(patron)

    def shuffle_below(self, patron: str, n: int) -> None:
        if patron not in self.inn:
            return
        floor = self.inn.index(patron)
        rooms = self.inn[max(floor - n, 0) : floor]
        if len(rooms) >= 2:
            order = self.oracle.shuffle(self.seen("shuffle"), rooms[::-1])
            self.inn[floor - len(rooms) : floor] = reversed(order)
