"""Worked examples: what happens and why, in the words of the table."""

from scenes.language import tr


def examples() -> tuple[str, ...]:
    """Return the examples in the player's language."""
    return (
        tr(
            "Ranger, Dwarf, Barbarian and Nun stand at the Bar. You send the Nun up into an empty "
            "Inn: she has no neighbour, so she stays."
        ),
        tr(
            "The Nun sleeps on floor 1, and three at the Bar prefer {drink}. You send up the Ranger: "
            "three drinks irk him, but nobody is two floors below, so he stays. Then the Nun is "
            "checked: {drink} directly above. She leaves."
        ),
        tr(
            "You send up the Wizard: he is at the top, so he is irked at once, always. With two or "
            "more below he shuffles up to three of them."
        ),
        tr(
            "The Monk lies above the Satyr. The Monk is checked first: {food} directly below. He "
            "leaves and irks the bottom patron, the Satyr, who goes back to the Bar. The Inn is "
            "empty."
        ),
        tr(
            "You send the Satyr into an empty Inn: no {drink} is there, so he goes back to the Bar. "
            "The Bar had three, now four; then one is drawn: five patrons."
        ),
        tr(
            "Prince, Dwarf and Monk, from the top; three at the Bar prefer {drink}. The Prince sees "
            "two {drink} against one {food} in the Inn and leaves; nobody is above him. The Dwarf has"
            " three {drink} at the Bar and leaves too. The Monk has no neighbour left and stays."
        ),
        tr(
            "The Dwarf lies above the Bear; three at the Bar prefer {drink}, and nobody in the Inn "
            "prefers {food}. The Dwarf leaves. The Bear is checked: no {food}; he leaves, and nobody "
            "is below to come along. Two have left."
        ),
        tr(
            "Summoner and Prince are in the Inn, and you send up the Wizard. He shuffles the two, and"
            " the Prince ends up directly below him. The Prince sees two {food} against one {drink} "
            "and stays. Then the Summoner: only the Prince is next door, without {noise}. She stays."
        ),
        tr(
            "The same night, but the Summoner ends up directly below the Wizard: {noise} above. She "
            "leaves, and the next card of the Deck, the Satyr, comes in under the Inn. The Prince "
            "sees one {drink} against two {food} and stays. The Satyr is checked last, in this same "
            "check: the Wizard prefers {drink}, so he stays."
        ),
        tr(
            "The same once more, but the next card is the Ranger: two {drink} against one {food}. The"
            " Prince leaves and irks the Wizard directly above him, who finds only one below: nothing"
            " is shuffled."
        ),
        tr(
            "Bar phase, and {noise} and {odor} are loud. There is one check from the top down: "
            "everyone who cannot stand {noise} or {odor} is irked, one after the other."
        ),
        tr("Seven have left. The Barbarian leaves: the eighth. The night is lost, and nobody else is irked."),
        tr(
            "Five are in the Inn, and you send the Sorcerer up to floor 6: that is floor 5 or higher."
            " He trades places with floor 1 and leaves from there, so everybody moves down a floor. "
            "The check begins again with the one who came up, now on floor 5, and goes down."
        ),
        tr(
            "The Giant is irked with four at the Bar. He leaves, you choose one of them for the top "
            "room, and the check begins again with that patron: everyone below is checked once more."
        ),
        tr(
            "One card is in the Deck, and three stand at the Bar. In the Bar phase it is drawn, the "
            "Deck is empty, Bar irks are resolved, and the night is over. Seven in the Inn win with "
            "the goal 7 and lose with the goal 8."
        ),
        tr(
            "Squire, Peddler and Nun, from the top, and the Squire does not mind. The Peddler has "
            "{fights} directly above: he moves to floor 1 and irks whoever is on top, the Squire. He "
            "leaves and irks the patron directly below him, now the Nun: she leaves too."
        ),
        tr(
            "The Peddler is alone in the Inn, and {noise} is loud. He moves to floor 1, where he is, "
            "and irks the top patron: himself. He is busy already, so nothing more happens."
        ),
    )
