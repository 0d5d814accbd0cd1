"""What the large page says of a card: at the table with what is so right now, or with the rules alone."""

from game.core.rules import Seat
from game.monster_inn.cards import Cards
from game.monster_inn.state import Draw, View
from scenes.language import tr
from scenes.paint.ledger_page import Ledger, LedgerBlock, Verdict
from scenes.table.game_table import Card
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.odds import column_odds
from scenes.table.games.monster_inn.pieces import draw_of, face_of
from scenes.table.games.monster_inn.words import Speaker, skull_words


def live_ledger(
    cards: Cards, faces: tuple[Creature, ...], speaker: Speaker, view: View, piece: Card
) -> Ledger:
    """Return the page of a card in sight, with what is so right now."""
    creature, draw = faces[face_of(piece)], draw_of(piece)
    owner = _owner(view, draw)
    if owner is None:
        place = view.line.index(draw) - len(view.takers) if draw in view.line else 0
        heading = tr("At stake") if place == 0 else tr("In the Inn, {n} behind the one at stake", n=place)
        verdict = Verdict(tr("not taken yet"), "drink", is_quiet=True)
        return Ledger(heading, verdict, _rules(creature))
    heading = tr("In the dungeon of {player}", player=speaker.player(owner))
    return Ledger(heading, _verdict(cards, view, owner, draw), _rules(creature))


def _owner(view: View, draw: Draw) -> Seat | None:
    for seat in range(view.players):
        if draw in view.monsters[seat] or draw in view.humanoids[seat]:
            return seat
    return None


def _verdict(cards: Cards, view: View, seat: Seat, draw: Draw) -> Verdict:
    if draw in view.monsters[seat]:
        column = view.monsters[seat].index(draw)
        if view.support_of(draw) is not None:
            return Verdict(tr("supported"), "lock")
    else:
        column = view.humanoids[seat].index(draw)
    odds = column_odds(cards, view, seat, column)
    if odds is None:
        return Verdict(tr("nobody below"), "check")
    return Verdict(odds.words, odds.icon, is_alarm=odds.icon == "cross", is_quiet=odds.icon == "warn")


def rules_ledger(creature: Creature) -> Ledger:
    """Return the page of a card without a table."""
    verdict = Verdict(tr("value of this house"), "bed", is_quiet=True)
    return Ledger(tr("What the card says"), verdict, _rules(creature))


def _rules(creature: Creature) -> tuple[LedgerBlock, ...]:
    skulls = skull_words(creature.skulls)
    if creature.is_monster:
        return (
            LedgerBlock(
                "sword",
                tr("Combat value {n}", n=creature.value),
                tr("At the Last Call it removes a Humanoid in its column that is weaker."),
                (tr("An equal or stronger one stays, and so does the Monster."),),
            ),
            LedgerBlock("skull", skulls, tr("+{n} fame, whatever stands below it.", n=creature.skulls)),
            LedgerBlock(
                "lock",
                creature.kind_name,
                tr("The second, third and fourth of a kind in a dungeon let its owner support one of them."),
            ),
        )
    if creature.is_back:
        value = LedgerBlock(
            "question",
            creature.name,
            tr("Nobody knows its value before the Last Call, not even its owner."),
            (tr("Five Humanoids have this back, one of each value."),),
        )
    else:
        value = LedgerBlock(
            "sword",
            tr("Combat value {n}", n=creature.value),
            tr("It stays below a Monster that is not stronger and has no support."),
        )
    return (
        value,
        LedgerBlock("skull", skulls, tr("\u2212{n} fame if it stays.", n=creature.skulls)),
        LedgerBlock(
            "purse", tr("Pays for the bed"), tr("Whoever takes it gets 1 treasure from the Reserve.")
        ),
    )
