"""What becomes higher or lower because of a card."""

from game.core.words import Message, message
from game.innkeeper.text.people_text import Setting, whom, whose
from game.innkeeper.text.words import characteristic_words
from game.innkeeper.vocabulary import ChangeBid, ChangeCapacity, ChangeCharacteristic


def characteristic_change(effect: ChangeCharacteristic, setting: Setting, is_first: bool) -> Message:
    """Return how a characteristic changes, and how long."""
    by, until = abs(effect.n), _until(effect)
    if effect.char == "choice":
        what = (
            message("yours")
            if effect.who == "self"
            else message("that of {player}", player=whom(effect.who, setting))
        )
        if effect.n < 0:
            return message(
                "Choose a characteristic; {what} is {n} lower {until}"
                if is_first
                else "choose a characteristic; {what} is {n} lower {until}",
                what=what,
                n=by,
                until=until,
            )
        return message(
            "Choose a characteristic; {what} is {n} higher {until}"
            if is_first
            else "choose a characteristic; {what} is {n} higher {until}",
            what=what,
            n=by,
            until=until,
        )
    what = (
        message("first characteristic listed on it")
        if effect.char == "first_listed"
        else characteristic_words(effect.char)
    )
    owner = whose(effect.who, setting, is_first)
    return message(
        "{whose} {what} is {n} lower {until}" if effect.n < 0 else "{whose} {what} is {n} higher {until}",
        whose=owner,
        what=what,
        n=by,
        until=until,
    )


def _until(effect: ChangeCharacteristic) -> Message:
    return message("for this guest") if effect.until == "customer" else message("this round")


def capacity_change(effect: ChangeCapacity, setting: Setting, is_first: bool) -> Message:
    """Return for how many guests more or fewer there is room."""
    return message(
        "{whose} guest capacity is {n} lower this round"
        if effect.n < 0
        else "{whose} guest capacity is {n} higher this round",
        whose=whose(effect.who, setting, is_first),
        n=abs(effect.n),
    )


def bid_change(effect: ChangeBid, setting: Setting, is_first: bool) -> Message:
    """Return how a bid changes."""
    return message(
        "{whose} bid is {n} lower" if effect.n < 0 else "{whose} bid is {n} higher",
        whose=whose(effect.who, setting, is_first),
        n=abs(effect.n),
    )
