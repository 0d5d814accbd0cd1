"""Challenges as codes that people type, and back: every challenge has one code, every code one challenge."""

from typing import Final

from game.challenges.bits import BitReader, BitsEnded, BitWriter
from game.challenges.challenge import (
    KINDS,
    NUMBER,
    PLAIN_LETTERS,
    Challenge,
    DeckMark,
    Target,
    bits_of,
    signature,
)
from game.challenges.letters import CodeError, spelled, unspelled
from game.core.deals import is_deal
from game.core.players import PERSON
from game.core.words import message
from game.registry import GAMES

CODE_VERSION: Final = 1
MOST_TURNS: Final = 100_000

_OTHER_LETTER: Final = 63
_DECK_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_-"


def code_of(challenge: Challenge) -> str:
    """Return a challenge as a code."""
    bits = BitWriter()
    bits.write(CODE_VERSION, 4)
    bits.write(bits_of(challenge.game, 10), 10)
    bits.write_open(challenge.rules)
    bits.write(challenge.deal, 27)
    _write_deck(bits, challenge.deck)
    bits.write(len(challenge.seats), 4)
    for kind in challenge.seats:
        bits.write(KINDS.index(kind), 3)
    bits.write_open(len(challenge.picks))
    for how, number in challenge.picks:
        bits.write_open(how)
        if how == NUMBER:
            bits.write_open(number)
    bits.write(int(challenge.target is not None), 1)
    if challenge.target is not None:
        _write_target(bits, challenge.target)
    return spelled(bits.values())


def _write_deck(bits: BitWriter, deck: DeckMark) -> None:
    bits.write(len(deck.id), 4)
    for letter in deck.id:
        bits.write(_DECK_LETTERS.index(letter), 6)
    if deck.id:
        bits.write(deck.mark, 25)
    else:
        bits.write_open(deck.mark)


def _write_target(bits: BitWriter, target: Target) -> None:
    bits.write(int(target.is_won), 1)
    bits.write(int(target.is_perfect), 1)
    # Zero, minus one, one, minus two, and so on.
    bits.write_open(target.score * 2 if target.score >= 0 else -target.score * 2 - 1)
    bits.write_open(target.turns)
    bits.write(len(target.by), 4)
    for letter in target.by:
        if letter in PLAIN_LETTERS:
            bits.write(PLAIN_LETTERS.index(letter), 6)
        else:
            bits.write(_OTHER_LETTER, 6)
            bits.write(ord(letter), 21)


def read_code(text: str) -> Challenge:
    """Return the challenge of a code.

    Raises CodeError when it is none, was not copied exactly, or is of a newer version of the program.
    """
    bits = BitReader(unspelled(text))
    try:
        if bits.read(4) != CODE_VERSION:
            raise too_new()
        mark = bits.read(10)
        game = next((game.id for game in GAMES if bits_of(game.id, 10) == mark), None)
        if game is None:
            raise too_new()
        challenge = Challenge(
            game=game,
            rules=bits.read_open(),
            deal=bits.read(27),
            deck=_read_deck(bits),
            seats=_read_seats(bits),
            picks=_read_picks(bits),
            target=_read_target(bits) if bits.read(1) else None,
        )
        bits.finish()
    except BitsEnded:
        raise _not_one() from None
    # Only what is written in the one way that we write it was written by us.
    is_ours = is_deal(challenge.deal) and PERSON in challenge.seats
    if not is_ours or code_of(challenge) != spelled(unspelled(text)):
        raise _not_one()
    return challenge


def too_new() -> CodeError:
    """Return that something in a code is not known here yet."""
    return CodeError(message("This code was made by a newer version of the program."))


def _not_one() -> CodeError:
    return CodeError(message("This is no code of a challenge."))


def _read_deck(bits: BitReader) -> DeckMark:
    letters = [_letter(_DECK_LETTERS, bits.read(6)) for _ in range(bits.read(4))]
    return DeckMark("".join(letters), bits.read(25) if letters else bits.read_open())


def _letter(letters: str, at: int) -> str:
    if at >= len(letters):
        raise _not_one()
    return letters[at]


def _read_seats(bits: BitReader) -> tuple[str, ...]:
    kinds = [bits.read(3) for _ in range(bits.read(4))]
    if any(kind >= len(KINDS) for kind in kinds):
        raise too_new()
    return tuple(KINDS[kind] for kind in kinds)


def _read_picks(bits: BitReader) -> tuple[tuple[int, int], ...]:
    picks = []
    for _ in range(bits.read_open()):
        how = bits.read_open()
        picks.append((how, bits.read_open() if how == NUMBER else 0))
    return tuple(picks)


def _read_target(bits: BitReader) -> Target:
    is_won, is_perfect, folded, turns = bits.read(1), bits.read(1), bits.read_open(), bits.read_open()
    letters = []
    for _ in range(bits.read(4)):
        at = bits.read(6)
        number = bits.read(21) if at == _OTHER_LETTER else ord(PLAIN_LETTERS[at])
        if number > 0x10FFFF:
            raise _not_one()
        letters.append(chr(number))
    by = "".join(letters)
    if by != signature(by) or turns > MOST_TURNS:
        raise _not_one()
    score = -(folded + 1) // 2 if folded % 2 else folded // 2
    return Target(bool(is_won), bool(is_perfect), score, turns, by)


def code_in(text: str) -> str:
    """Return the code in a text that tells more than that, such as a whole line; else the text trimmed."""
    for part in text.split():
        word = part.strip(".,;:!?()[]\"'")
        if word.count("-") >= 2:
            try:
                read_code(word)
            except CodeError:
                continue
            return word
    return text.strip()
