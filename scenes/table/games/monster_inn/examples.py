"""The examples of the rules book of Monster Inn: bidding, supporting, and the Last Call."""

from scenes.language import tr


def examples() -> tuple[str, ...]:
    """Return every example in the player's language."""
    return (
        tr(
            "2 {gem} are in the pool; Ben owns 3 {coin} and 1 {gem}. He can add his gem or leave; "
            "an exchange would cost 4 {coin}."
        ),
        tr(
            "Ben owns nothing but a Goblin. 2 {coin} are in the pool, and another Goblin is at "
            "stake. If he leaves he has 2 {coin} first, and may put one of them onto either Goblin."
        ),
        tr(
            "Ann has Monsters in three columns and one Humanoid below the first. Her next Humanoid "
            "goes below the second."
        ),
        tr(
            "A Monster of value 4 stands above a Humanoid that turns out to be 4: it stays. +1 "
            "skull, \u22121 skull. With a 5 above it, it would have gone."
        ),
        tr(
            "Columns 4 over 18, 16 with support over 19, 20 over 20, and 8 treasures: the 19 goes, "
            "18 and 20 stay. 1 + 4 + 5 \u2212 14 + 2 = \u22122."
        ),
    )
