"""When a card acts and what it costs, as the beginning of a sentence."""

from typing import get_args

from game.core.words import Message, message
from game.innkeeper.text.people_text import Setting, whom
from game.innkeeper.text.words import characteristic_words, gold_words, kind_words, phase_title
from game.innkeeper.timing import Cost, Occasion, Response
from game.innkeeper.vocabulary import CustomerKind


def response_words(when: Response, is_first: bool) -> Message | None:
    """Return the windows in which a card can be played; None for any window."""
    guest = guest_like(when)
    match when.event:
        case "any":
            return None
        case "phase_begin":
            return _phase(when, is_first)
        case "asset_sold":
            return _of_gold(
                _by(
                    when,
                    message(
                        "When you sell or Liquidate an Asset"
                        if is_first
                        else "when you sell or Liquidate an Asset"
                    ),
                    message(
                        "When another Proprietor sells or Liquidates an Asset"
                        if is_first
                        else "when another Proprietor sells or Liquidates an Asset"
                    ),
                    message(
                        "When an Asset is sold or Liquidated"
                        if is_first
                        else "when an Asset is sold or Liquidated"
                    ),
                ),
                when,
            )
        case "bids_revealed":
            return message("When bids are revealed" if is_first else "when bids are revealed")
        case "asset_gained":
            return _by(
                when,
                message("When you gain an Asset" if is_first else "when you gain an Asset"),
                message(
                    "When another Proprietor gains an Asset"
                    if is_first
                    else "when another Proprietor gains an Asset"
                ),
                message("When an Asset is gained" if is_first else "when an Asset is gained"),
            )
        case "customer_revealed":
            return message(
                "When {guest} is revealed" if is_first else "when {guest} is revealed", guest=guest
            )
        case "customer_collecting":
            return _by(
                when,
                message(
                    "When you are about to take {guest}"
                    if is_first
                    else "when you are about to take {guest}",
                    guest=guest,
                ),
                message(
                    "When another Proprietor is about to take {guest}"
                    if is_first
                    else "when another Proprietor is about to take {guest}",
                    guest=guest,
                ),
                message(
                    "When {guest} is about to be taken" if is_first else "when {guest} is about to be taken",
                    guest=guest,
                ),
            )
        case "deposit_declared":
            return _of_gold(
                _by(
                    when,
                    message("When you declare a deposit" if is_first else "when you declare a deposit"),
                    message(
                        "When another Proprietor declares a deposit"
                        if is_first
                        else "when another Proprietor declares a deposit"
                    ),
                    message("When a deposit is declared" if is_first else "when a deposit is declared"),
                ),
                when,
            )
        case "treachery_played":
            return _played(when, is_first)


def _by(when: Response | Occasion, own: Message, other: Message, anyone: Message) -> Message:
    return {"self": own, "other": other, "any": anyone}[when.by]


def _played(when: Response, is_first: bool) -> Message:
    if when.targets is None:
        return _by(
            when,
            message("When you play a Treachery card" if is_first else "when you play a Treachery card"),
            message(
                "When another Proprietor plays a Treachery card"
                if is_first
                else "when another Proprietor plays a Treachery card"
            ),
            message("When a Treachery card is played" if is_first else "when a Treachery card is played"),
        )
    return _by(
        when,
        message(
            "When you play a Treachery card on yourself"
            if is_first
            else "when you play a Treachery card on yourself"
        ),
        message(
            "When another Proprietor plays a Treachery card on you"
            if is_first
            else "when another Proprietor plays a Treachery card on you"
        ),
        message(
            "When a Treachery card is played on you" if is_first else "when a Treachery card is played on you"
        ),
    )


def _of_gold(words: Message, when: Response | Occasion) -> Message:
    """Return the words with the least amount that the event must be about."""
    if when.min is None:
        return words
    return message("{event} of {gold} or more", event=words, gold=gold_words(when.min))


def _phase(when: Response | Occasion, is_first: bool) -> Message:
    if when.phase is None:
        return message("At the start of any phase" if is_first else "at the start of any phase")
    return message(
        "At the start of the {phase}" if is_first else "at the start of the {phase}",
        phase=phase_title(when.phase),
    )


def guest_like(when: Response | Occasion) -> Message:
    """Return the guests that the filters let through: `a Normal guest that lists Luxury`."""
    guest = message("a guest")
    if when.kinds is not None and len(when.kinds) == 1:
        guest = message("a {kind} guest", kind=kind_words(when.kinds[0]))
    elif when.kinds is not None and len(when.kinds) == 2:
        missing = next(kind for kind in get_args(CustomerKind) if kind not in when.kinds)
        guest = message("a guest that is not {kind}", kind=kind_words(missing))
    if when.lists is None:
        return guest
    if when.lists == "any":
        return message("{guest} with characteristics", guest=guest)
    name = characteristic_words(when.lists)
    if when.kinds is not None and len(when.kinds) == 2:
        return message("{guest} and lists {name}", guest=guest, name=name)
    return message("{guest} that lists {name}", guest=guest, name=name)


def occasion_words(when: Occasion) -> Message:
    """Return the event that sets off a trigger."""
    match when.event:
        case "phase_begin":
            return _phase(when, is_first=True)
        case "asset_gained":
            return _by(
                when,
                message("After you gain an Asset"),
                message("After another Proprietor gains an Asset"),
                message("After an Asset is gained"),
            )
        case "refresh":
            return _by(
                when,
                message("At the end of your Refresh"),
                message("At the end of the Refresh of another Proprietor"),
                message("At the end of any Proprietor's Refresh"),
            )
        case "top_bidder":
            return _by(
                when,
                message("When you become Top Bidder"),
                message("When another Proprietor becomes Top Bidder"),
                message("When anyone becomes Top Bidder"),
            )
        case "customer_collected":
            guest = guest_like(when)
            return _by(
                when,
                message("After you take {guest}", guest=guest),
                message("After another Proprietor takes {guest}", guest=guest),
                message("After anyone takes {guest}", guest=guest),
            )
        case "deposited":
            return _deposited(when)
        case "card_gold":
            assert when.min is not None
            return message("When this Asset holds {gold}", gold=gold_words(when.min))


def _deposited(when: Occasion) -> Message:
    if when.min is None:
        return _by(
            when,
            message("After you make a deposit"),
            message("After another Proprietor makes a deposit"),
            message("After anyone makes a deposit"),
        )
    gold = gold_words(when.min)
    return _by(
        when,
        message("After you deposit {gold} or more at once", gold=gold),
        message("After another Proprietor deposits {gold} or more at once", gold=gold),
        message("After anyone deposits {gold} or more at once", gold=gold),
    )


def cost_words(cost: Cost, setting: Setting, is_first: bool) -> Message | None:
    """Return what has to be paid; None for nothing."""
    if not cost.gold:
        if not cost.exhaust:
            return None
        return message("Exhaust this Asset" if is_first else "exhaust this Asset")
    gold = gold_words(cost.gold)
    if cost.to == "bank":
        if cost.exhaust:
            return message(
                "Exhaust this Asset and pay {gold} to the Bank"
                if is_first
                else "exhaust this Asset and pay {gold} to the Bank",
                gold=gold,
            )
        return message("Pay {gold} to the Bank" if is_first else "pay {gold} to the Bank", gold=gold)
    payee = message("them") if setting.target == "actor" else whom("target", setting)
    if cost.exhaust:
        return message(
            "Exhaust this Asset and pay {player} {gold}"
            if is_first
            else "exhaust this Asset and pay {player} {gold}",
            player=payee,
            gold=gold,
        )
    return message("Pay {player} {gold}" if is_first else "pay {player} {gold}", player=payee, gold=gold)
