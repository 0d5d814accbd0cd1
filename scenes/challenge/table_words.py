"""The table of a challenge or a daily deal in words: what was agreed on, and who plays."""

from collections.abc import Mapping, Sequence

from game.core.game import Data, Game
from game.core.players import PERSON
from scenes.language import plain, tr, tr_n
from scenes.paint.players import level_words


def agreed_words(game: Game, deck: Data, options: Mapping[str, object]) -> str:
    """Return what was agreed on for a match, as far as it is not as usual; its goal always."""
    goal = options.get("goal")
    if isinstance(goal, int):
        return tr("goal {goal}", goal=goal)
    unusual = []
    for offer in game.offers(deck):
        value = options.get(offer.name, offer.default)
        if offer.for_company is None and value != offer.default:
            shown = next(
                (plain(choice.words) for choice in offer.choices if choice.value == value), str(value)
            )
            unusual.append(tr("{option}: {value}", option=plain(offer.words), value=shown))
    return ", ".join(unusual)


def seats_words(kinds: Sequence[str]) -> str:
    """Return who sits at a table besides the first person."""
    persons, bots = kinds.count(PERSON), [kind for kind in kinds if kind != PERSON]
    told = [tr("you alone") if persons == 1 and not bots else tr_n("you", "{n} persons", persons)]
    for kind in dict.fromkeys(bots):
        told.append(tr("{n} × {bot}", n=bots.count(kind), bot=level_words(kind)))
    return ", ".join(told)
