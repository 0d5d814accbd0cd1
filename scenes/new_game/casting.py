"""Which role each chair has: none twice, and whoever has none gets one by chance."""

from collections.abc import Mapping, Sequence

from game.core.rules import Seat
from scenes.new_game.roles import Role, Roles


class Casting:
    """Roles by chair; games without roles have a casting of nothing."""

    def __init__(self, roles: Roles, chairs: int, given: Mapping[str, object], taken: Sequence[Seat]) -> None:
        """Hand out what the offers say, in the order of those who sit on `taken` chairs."""
        self.roles = roles
        self._known = {role.value: role for role in roles.roles}
        self._values = [""] * chairs
        for offer, seat in zip(roles.offers, taken, strict=False):
            value = given.get(offer)
            if isinstance(value, str) and value in self._known and value not in self._values:
                self._values[seat] = value

    @property
    def has_roles(self) -> bool:
        """Whether the game hands any out."""
        return bool(self._known)

    @property
    def is_by_chance(self) -> bool:
        """Whether chance hands out all of them."""
        return not any(self._values)

    def role(self, value: str) -> Role:
        """Return a role by its value."""
        return self._known[value]

    def of(self, seat: Seat) -> Role | None:
        """Return the role of a chair; None leaves it to chance."""
        return self._known.get(self._values[seat])

    def seat_of(self, value: str) -> Seat | None:
        """Return the chair that has a role."""
        return self._values.index(value) if value in self._values else None

    def options(self, taken: Sequence[Seat]) -> dict[str, str]:
        """Return the values of all offers; those after the last player are left to chance."""
        values = [self._values[seat] or self.roles.by_chance for seat in taken]
        missing = len(self.roles.offers) - len(values)
        return dict(zip(self.roles.offers, values + [self.roles.by_chance] * missing, strict=False))

    def give(self, value: str, seat: Seat) -> None:
        """Let a chair have a role, which leaves the chair that had it."""
        self.give_back(value)
        self._values[seat] = value

    def give_back(self, value: str) -> bool:
        """Put a role back on the bar; return whether a chair had it."""
        seat = self.seat_of(value)
        if seat is None:
            return False
        self._values[seat] = ""
        return True

    def clear(self, seat: Seat) -> None:
        """Leave a chair to chance."""
        self._values[seat] = ""

    def swap(self, one: Seat, other: Seat) -> None:
        """Let two chairs exchange their roles."""
        self._values[one], self._values[other] = self._values[other], self._values[one]

    def leave_to_chance(self) -> None:
        """Put all of them back."""
        self._values = [""] * len(self._values)

    def choose_for(self, taken: Sequence[Seat]) -> None:
        """Give everybody one, as they stand at the bar; each may be exchanged then."""
        self.leave_to_chance()
        for seat, value in zip(taken, self._known, strict=False):
            self._values[seat] = value
