"""Checks of what a card says as a whole: whether its effects mean anything where they stand."""

from collections.abc import Iterator, Mapping
from typing import Final

from game.innkeeper.timing import Ability, Activated, Cost, Response, Trigger
from game.innkeeper.vocabulary import Effect, Effects, Exhaust, Target, all_effects

_EVENT_OF: Final[Mapping[str, str]] = {
    "cancel": "treachery_played",
    "prevent_deposit": "deposit_declared",
    "redirect_customer": "customer_collecting",
    "dismiss_customer": "customer_revealed",
    "mod_bid": "bids_revealed",
    "take_asset": "asset_gained",
}
"""The event that a card must answer so that a primitive means anything."""
_CHOICES: Final = ("choose", "pay_or")
_OF_ASSETS: Final = ("store_gold", "discard_asset")


def check_abilities(abilities: tuple[Ability, ...], is_asset: bool) -> None:
    """Raise ValueError when an ability of a card means nothing there; names the ability, from 1."""
    if sum(isinstance(ability, Activated) for ability in abilities) > 1:
        raise ValueError("abilities: only one of them can be activated")
    for number, ability in enumerate(abilities, 1):
        place = f"abilities.{number}"
        if isinstance(ability, Activated):
            if not is_asset and ability.cost.exhaust:
                raise ValueError(f"{place}.cost: a Proprietor is never exhausted")
            if is_asset and not ability.cost.exhaust:
                raise ValueError(f"{place}.cost: an Asset is exhausted for its ability")
            check_play(f"{place}.", ability.when, ability.target, ability.cost)
            check_effects(f"{place}.effects", ability.effects, ability.when.event, ability.target, is_asset)
        elif isinstance(ability, Trigger):
            if ability.when.event == "card_gold" and not is_asset:
                raise ValueError(f"{place}.when: gold lies on Assets only")
            check_effects(f"{place}.effects", ability.effects, "", None, is_asset)
            is_after_gain = ability.when.event == "asset_gained"
            if is_after_gain and any(effect.op == "gain_asset" for effect in all_effects(ability.effects)):
                raise ValueError(f"{place}.effects: gain_asset would follow its own gain for ever")


def check_choices(*lists: Effects) -> None:
    """Raise ValueError when a card asks for more than one choice: its options could not be told apart."""
    asked = [effect for effects in lists for effect in all_effects(effects) if effect.op in _CHOICES]
    if len(asked) > 1:
        raise ValueError(f"{asked[1].op}: a card can ask for one choice or payment only")


def check_play(place: str, when: Response, target: Target | None, cost: Cost) -> None:
    """Raise ValueError when the target or the cost of something to play does not fit its event."""
    if target == "actor" and not when.has_actor:
        raise ValueError(f"{place}target: nobody does {when.event}")
    if cost.to == "target" and target is None:
        raise ValueError(f"{place}cost: is paid to the target, but there is none")


def check_effects(place: str, effects: Effects, event: str, target: Target | None, is_asset: bool) -> None:
    """Raise ValueError when an effect needs another event, a target or an Asset."""
    for effect in all_effects(effects):
        if _EVENT_OF.get(effect.op, event) != event:
            raise ValueError(f"{place}: {effect.op} needs the event {_EVENT_OF[effect.op]}")
        is_about_itself = effect.op in _OF_ASSETS or (isinstance(effect, Exhaust) and effect.which == "self")
        if is_about_itself and not is_asset:
            raise ValueError(f"{place}: {effect.op} of this card needs an Asset")
        is_for_one = effect.op == "mod_char" and (effect.char == "first_listed" or effect.until == "customer")
        if is_for_one and event != "customer_revealed":
            raise ValueError(f"{place}: mod_char for one Customer needs the event customer_revealed")
        if target is None and "target" in selected(effect):
            raise ValueError(f"{place}: {effect.op} is about the target, but there is none")


def selected(effect: Effect) -> Iterator[object]:
    """Yield the selectors that an effect itself uses, not those of effects inside it."""
    for name in ("who", "to", "giver", "chooser"):
        yield getattr(effect, name, None)
    for name in ("n", "cond"):
        yield getattr(getattr(effect, name, None), "who", None)
