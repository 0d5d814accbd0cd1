"""What this house decided where the printed rules leave something open, and which cards each concerns."""

from typing import NamedTuple

from scenes.language import tr
from scenes.rules_book.front import Paragraph, point


class Ruling(NamedTuple):
    """A ruling, and the kinds of cards that it concerns."""

    words: str
    concerns: tuple[str, ...] = ()
    icon: str = "check"

    @property
    def paragraph(self) -> Paragraph:
        """The ruling as a paragraph of the book."""
        return point(self.icon, self.words)


def rulings() -> tuple[Ruling, ...]:
    """Return every ruling in the player's language."""
    return (*_of_cards(), *_of_turns(), *_of_rounds())


def rulings_about(kind: str) -> tuple[str, ...]:
    """Return the rulings about one kind of card, in words."""
    return tuple(ruling.words for ruling in rulings() if kind in ruling.concerns)


def _of_cards() -> tuple[Ruling, ...]:
    return (
        Ruling(
            tr("Halved and doubled values are added like any other: Lizard, Dragon and Ghoul raise totals."),
            ("lizard", "dragon", "ghoul"),
        ),
        Ruling(
            tr("A card for anyone may be played on yourself, too."),
            ("lizard", "drake", "wyvern", "demon", "zombie", "chain", "mountain"),
        ),
        Ruling(tr("A total never falls below 0."), ("drake", "lekyros")),
        Ruling(tr("A sum above 200 is halved as it is; only the result is cut to 200."), ("spider", "giant")),
        Ruling(tr("After a Pirate the victim has 0."), ("pirate",)),
        Ruling(tr("The card that Lekyros turns up goes to the discard, whatever is chosen."), ("lekyros",)),
        Ruling(
            tr("Lekyros draws from the pile, so under a Zombie nothing is turned up and nothing happens."),
            ("lekyros", "zombie"),
        ),
        Ruling(
            tr("Demon: the total becomes 0, the hand is shuffled in, six are drawn, then a Zombie goes."),
            ("demon",),
        ),
        Ruling(
            tr(
                "A Demon that you play on yourself under a Zombie leaves you with no cards; the Zombie stays."
            ),
            ("demon", "zombie"),
        ),
        Ruling(
            tr("A second Zombie sets the two turns anew; they are not added up."),
            ("zombie",),
        ),
        Ruling(
            tr("Hands that move round the table are not drawn: a Zombie stays where it is."),
            ("tavern", "zombie"),
        ),
        Ruling(
            tr("A Chain counts for the next turn of its victim and is gone after it, used or not."),
            ("chain",),
        ),
        Ruling(
            tr("A Chain looks at the real change of your own total: from 198 a Dragon 8 adds only 2."),
            ("chain",),
        ),
        Ruling(
            tr("Under a Chain Lekyros may be played, but a value above 5 cannot be added."),
            ("chain", "lekyros"),
        ),
        Ruling(
            tr("The center never rises above 200. It may fall to 0; then every 0 matches."), ("axe", "hammer")
        ),
        Ruling(
            tr("Everybody means everybody still in the game, whoever played the card included."),
            ("drunk", "lekyros", "dream", "tavern"),
        ),
        Ruling(tr("Markers, pieces and seats stay when totals or hands move."), ("dream", "tavern")),
        Ruling(
            tr("With two players both directions are the same, so there is one arrow."), ("dream", "tavern")
        ),
    )


def _of_turns() -> tuple[Ruling, ...]:
    return (
        Ruling(tr("You must play a card if you can, and only one."), icon="hand"),
        Ruling(tr("Whoever can play nothing passes and keeps the hand."), icon="hand"),
        Ruling(tr("There is no limit to a hand; after a Zombie it is not filled up."), icon="hand_of_cards"),
        Ruling(
            tr("An empty draw pile is made anew from the discard, without the card that is being played."),
            icon="card_back",
        ),
        Ruling(
            tr("A match counts whoever brought it about: the round belongs to the owner of the total."),
            icon="goal",
        ),
        Ruling(
            tr("If several match at once, whoever is on wins; else the first clockwise from there."),
            icon="goal",
        ),
        Ruling(
            tr("A match is looked for after a Zombie's +3 and after a card is done, not in between."),
            icon="goal",
        ),
    )


def _of_rounds() -> tuple[Ruling, ...]:
    return (
        Ruling(tr("Whoever sits clockwise from the last starter starts the next round."), icon="clockwise"),
        Ruling(tr("For a person who leaves a seat a bot plays on, with the same hand."), icon="flag"),
        Ruling(tr("A winner may not refuse a piece, and steals only from others."), icon="gem"),
        Ruling(
            tr(
                "Last Orders, ours: after 12 laps without a match the nearest total wins the round. A tie "
                "goes to the first in turn order from the starter."
            ),
            icon="house_bell",
        ),
        Ruling(
            tr(
                "Closing Time, ours: after round 12 the holder of two pieces wins. Laps and rounds can be "
                "set for a new game."
            ),
            icon="house_bell",
        ),
        Ruling(
            tr("Endless: only a match wins. A game of 3000 turns is called off without a winner."),
            icon="clock",
        ),
    )
