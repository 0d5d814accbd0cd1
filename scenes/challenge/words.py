"""Results to beat, and how they were met, in words; for the command line as well."""

from game.challenges.challenge import Target
from game.challenges.codes import read_code
from game.challenges.letters import CodeError
from game.core.game import Game
from saves.challenges import Duel, duel_of
from saves.matches import StoredMatch
from scenes.language import plain, tr


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


def challenge_words(stored: StoredMatch) -> str:
    """Return that a match was begun from a challenge, and whose result is the one to beat."""
    code = stored.header.challenge
    try:
        target = read_code(code).target
    except CodeError:
        target = None
    words = tr("Begun from the challenge {code}.", code=code)
    return (
        words
        if target is None
        else tr("{challenge} {beat}.", challenge=words, beat=target_words(stored.game, target))
    )


def duel_words(stored: StoredMatch) -> str:
    """Return how the result of a match compares with that of its challenge; nothing where none was set."""
    duel = duel_of(stored)
    return "" if duel is None else _compared(stored.game, duel)


def _compared(game: Game, duel: Duel) -> str:
    name = duel.theirs.by or tr("The other")
    theirs, own = result_words(game, duel.theirs), result_words(game, duel.own)
    if duel.lead > 0:
        return tr("{name}: {theirs}. You: {own}. Beaten!", name=name, theirs=theirs, own=own)
    if duel.lead < 0:
        return tr("{name}: {theirs}. You: {own}. Not beaten.", name=name, theirs=theirs, own=own)
    return tr("{name}: {theirs}. You: {own}. Equally good.", name=name, theirs=theirs, own=own)
