"""What this house decided where the published rules leave something open, and which cards each concerns."""

from typing import NamedTuple

from scenes.language import tr
from scenes.rules_book.front import Paragraph, point

_MONSTERS, _HUMANOIDS, _NONE = "monsters", "humanoids", ""


class Ruling(NamedTuple):
    """A ruling, and whose cards it concerns."""

    paragraph: Paragraph
    concerns: str

    def is_about(self, is_monster: bool) -> bool:
        """Whether it concerns Monsters, or Humanoids."""
        return self.concerns == (_MONSTERS if is_monster else _HUMANOIDS)


def rulings() -> tuple[Ruling, ...]:
    """Return every ruling in the player's language."""
    return (*_of_the_bidding(), *_of_cards(), *_of_the_end())


def _ruling(words: str, concerns: str = _NONE) -> Ruling:
    return Ruling(point("check", words), concerns)


def _of_the_bidding() -> tuple[Ruling, ...]:
    return (
        _ruling(tr("You may leave with the pool empty, even when you are the first to act.")),
        _ruling(
            tr(
                "The price of an exchange must be in your purse before you take the pool; an empty pool "
                "cannot be exchanged."
            )
        ),
        _ruling(
            tr("There is no limit to exchanges: every one makes the pool larger, so that it ends by itself.")
        ),
        _ruling(tr("The last one in must leave, takes the last card, and gets what any other would get.")),
        _ruling(tr("Whoever sits left of the player who took the last card of a round begins the next one.")),
        _ruling(tr("The deck stays covered: nobody sees the back of its top card.")),
        _ruling(tr("With three players one card is left over. It goes to the box, and nobody sees it.")),
        _ruling(tr("For a person who leaves a seat a bot plays on, with the same purse and dungeon.")),
        _ruling(tr("Treasures are never given away, and no deals are made.")),
    )


def _of_cards() -> tuple[Ruling, ...]:
    return (
        _ruling(
            tr("If the kind of treasure you would like is missing in the Reserve, you get the other one."),
            _HUMANOIDS,
        ),
        _ruling(tr("The treasure for a Humanoid cannot be refused."), _HUMANOIDS),
        _ruling(
            tr(
                "Inside a range Humanoids lie in the order in which they were drawn, earlier ones nearer the "
                "deck."
            ),
            _HUMANOIDS,
        ),
        _ruling(
            tr("The second, the third and the fourth Monster of a kind each offer one support."), _MONSTERS
        ),
        _ruling(
            tr(
                "Any of your Monsters of that kind may be supported that is not yet: the new one, too, and "
                "with or without a Humanoid below."
            ),
            _MONSTERS,
        ),
        _ruling(tr("You pay after you have taken the pool. Who owns nothing then is not asked."), _MONSTERS),
        _ruling(
            tr(
                "A support protects its column for good, whoever comes below and whenever. The treasure is "
                "lost."
            ),
            _MONSTERS,
        ),
    )


def _of_the_end() -> tuple[Ruling, ...]:
    return (
        _ruling(
            tr("A Humanoid as strong as the Monster above stays: only a weaker one is removed."), _HUMANOIDS
        ),
        _ruling(
            tr(
                "A Monster never goes, even above its match: it brings its fame, and the Humanoid takes its "
                "own."
            ),
            _MONSTERS,
        ),
        _ruling(tr("A Humanoid without a Monster above goes and costs nothing."), _HUMANOIDS),
        _ruling(tr("Columns never shift, not even at the Last Call.")),
        _ruling(tr("Fame may be below zero.")),
        _ruling(
            tr(
                "With equal fame the player with more treasures wins; supports do not count. Still equal: "
                "they share it."
            )
        ),
        _ruling(tr("After the Last Call the removed Humanoids show their values, too.")),
    )
