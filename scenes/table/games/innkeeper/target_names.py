"""The names of everything on which something can be put."""

from typing import Final

from game.innkeeper.kinds import Card

MIDDLE: Final = "middle"
"""The street: what is answered, and whatever has no place of its own."""
SLOTS: Final = "slots"
CART: Final = "cart"
CHEST: Final = "chest"
OWN_PURSE: Final = "purse"
BOARD: Final = "board"
"""The board on which a bid is laid."""
TOP: Final = "top"
BOTTOM: Final = "bottom"
_INN, _DEBT, _ASSET, _PLACE = "inn ", "debt ", "asset ", "place "


def inn_target(seat: int) -> str:
    """Return the target that is the inn of a seat; of the own one only portrait and characteristics."""
    return f"{_INN}{seat}"


def debt_target(card: Card) -> str:
    """Return the target that is an own debt."""
    return f"{_DEBT}{card}"


def asset_target(card: Card) -> str:
    """Return the target that is an own asset."""
    return f"{_ASSET}{card}"


def place_target(amount: int) -> str:
    """Return the target in a row of coins or debts where so many are laid out."""
    return f"{_PLACE}{amount}"


def _number(target: str, head: str) -> int | None:
    return int(target.removeprefix(head)) if target.startswith(head) else None


def target_inn(target: str) -> int | None:
    """Return whose inn a target is, if it is one."""
    return _number(target, _INN)


def target_debt(target: str) -> Card | None:
    """Return which debt a target is, if it is one."""
    return _number(target, _DEBT)


def target_asset(target: str) -> Card | None:
    """Return which asset a target is, if it is one."""
    return _number(target, _ASSET)


def target_amount(target: str) -> int | None:
    """Return the amount that is laid out at a place in a row, if a target is one."""
    return _number(target, _PLACE)
