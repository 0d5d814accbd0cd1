"""What every rules book says of playing the same cards as others."""

from scenes.language import tr
from scenes.rules_book.front import Paragraph, point


def same_cards() -> tuple[Paragraph, ...]:
    """Return what is said of deal numbers, challenges and the daily deal."""
    return (
        point(
            "copy",
            tr("The same deal number deals the same cards, on every machine. A click on a number copies it."),
        ),
        point(
            "swap",
            tr(
                "A challenge is a code that says the whole table, and a result to beat if there is one. "
                "It is copied at the end of a game, and taken up from the title or a new game."
            ),
        ),
        point(
            "calendar",
            tr(
                "The daily deal is the same for everybody. The first attempt at a day is scored; days that "
                "are won on the day itself make a streak."
            ),
        ),
    )
