"""The examples of the rules book of Innkeeper: bids, debts, guests, answers and the end."""

from scenes.language import tr


def examples() -> tuple[str, ...]:
    """Return every example in the player's language."""
    return (*_of_bids(), *_of_guests(), *_of_answers(), *_of_gold())


def _of_bids() -> tuple[str, ...]:
    return (
        tr(
            "Bids 3, 3, 2: Ann and Ben bid again, Ann adds 1, Ben 2. Ben pays 5 and is Top Bidder, Ann pays "
            "4, Cat 2; all three gain an Asset."
        ),
        tr("Ann and Ben tie at 3 and both add 0. The die: 2 and 5. Ben is ahead; both pay 3."),
        tr(
            "Ann has 3 {coin} and bid 4: she pays 3 and draws a debt, or draws up to four debts if her limit "
            "allows. A debt of 2 covers 1, too."
        ),
        tr(
            "Bids 1, 0, 0, 0: the 1 is paid. Its owner is Top Bidder, sees the next guest and uses the "
            "ability, but all four Assets are discarded."
        ),
        tr(
            "Ann is at her debt limit and bid all of her 4 {coin}; Ben bid 3. Now Pickpocket takes 2 from "
            "her: her bid becomes 2, and Ben is Top Bidder."
        ),
        tr(
            "Ann has four Assets and gains a fifth: she liquidates one that is not exhausted, perhaps the "
            "new one."
        ),
        tr(
            "Ann owns an exhausted Guest Wing and gains the Royal Suite, another Unique. Only the new one "
            "can go: it is liquidated for 2."
        ),
    )


def _of_guests() -> tuple[str, ...]:
    return (
        tr(
            "The Countess looks for {luxury} and {service}. Ann has 4 and 2, Ben 3 and 3, Cat 4 and 2: all "
            "have 6. Ann and Cat have more {luxury}; between them the die decides."
        ),
        tr(
            "The Diplomat wants two Assets, then {service}. Ann has 5 {service} and one Asset, Ben 3 and "
            "two, Cat 2 and three: Ben takes it. With one of his two exhausted it is Cat."
        ),
        tr(
            "The Gourmand wants a Kitchen, and the only one belongs to an inn that is full: the guest leaves."
        ),
        tr(
            "Undesirables come to the highest sum even if that inn is full. One of its Assets is exhausted, "
            "if there is one; the next guest follows."
        ),
        tr(
            "Four players took 2, 2, 0 and 0 guests: the last two get one card of the Pool each. After 4, 0, "
            "0 and 0 two cards cannot be shared by three: they are discarded."
        ),
    )


def _of_answers() -> tuple[str, ...]:
    return (
        tr(
            "Ann declares 10, and Ben plays Sealed Vault: she keeps the 10 and may not declare again in this "
            "phase."
        ),
        tr(
            "Ann declares all of her 6, and Pickpocket takes 2: 4 go into the Vault, which still is a "
            "deposit of 4 or more."
        ),
        tr(
            "Ann is about to take the Drovers. Ben, who has room, plays False Booking, pays her 1 and takes "
            "them: he gains 5."
        ),
        tr(
            "Cat plays Foul Rumours on herself: her sum falls below Ben's, and the Tax Assessor goes to him "
            "instead."
        ),
        tr(
            "Double Booked makes Ann full. What she has taken stays; a guest that is already about to be "
            "taken comes, too."
        ),
    )


def _of_gold() -> tuple[str, ...]:
    return (
        tr(
            "Ann gains an Investment, and Ben takes it by Hostile Offer. In two Refreshes he puts 2 and 2 on "
            "it: with the fourth gold it is discarded, and Ben gains the 10."
        ),
        tr(
            "Dunstan with debts of 2, 1 and 1 pays the two ones in Refresh; then his ability discards the "
            "crushing one for nothing."
        ),
        tr(
            "A licence raised a debt limit of 4 to 6; with 5 debts it is exhausted. The debts stay, and no "
            "more can be taken."
        ),
        tr(
            "The Final Deposit: 6 {coin} and two debts of 1. Each costs 2 to pay off; the other 2 go into "
            "the Vault."
        ),
    )
