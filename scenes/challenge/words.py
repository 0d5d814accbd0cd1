"""Challenges and their results in words."""

from collections.abc import Mapping, Sequence

from game.challenges.challenge import Target
from game.core.game import Data, Game
from game.core.players import PERSON
from game.registry import find_game
from saves.challenges import Duel, duel_of
from saves.matches import StoredMatch
from scenes.language import plain, tr, tr_n
from scenes.paint.players import level_words


def result_words(game: Game, target: Target) -> str:
    """Return a result in a few words."""
    score = plain(game.score_words(target.score))
    if target.is_perfect:
        return tr("{score}, won perfectly", score=score)
    return tr("{score}, won", score=score) if target.is_won else tr("{score}, lost", score=score)


def target_words(game: Game, target: Target) -> str:
    """Return whose result is the one to beat, and which."""
    result = result_words(game, target)
    if target.by:
        return tr("To beat: {name}, {result}", name=target.by, result=result)
    return tr("To beat: {result}", result=result)


def duel_words(stored: StoredMatch) -> str:
    """Return how the result of a match compares with that of its challenge; nothing where none was set."""
    duel = duel_of(stored)
    return "" if duel is None else _compared(find_game(stored.header.game), duel)


def _compared(game: Game, duel: Duel) -> str:
    name = duel.theirs.by or tr("The other")
    theirs, own = result_words(game, duel.theirs), result_words(game, duel.own)
    if duel.lead > 0:
        return tr("{name}: {theirs}. You: {own}. Beaten!", name=name, theirs=theirs, own=own)
    if duel.lead < 0:
        return tr("{name}: {theirs}. You: {own}. Not beaten.", name=name, theirs=theirs, own=own)
    return tr("{name}: {theirs}. You: {own}. Equally good.", name=name, theirs=theirs, own=own)


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
