"""What the large page says of a card: what it does, for whom, and what it would do right now."""

from game.innkeepers_folly.actions import PlayCard
from game.innkeepers_folly.cards import Cards
from game.innkeepers_folly.effects import is_chained_off
from game.innkeepers_folly.preview import preview
from game.innkeepers_folly.rules import InnkeepersFollyRules
from game.innkeepers_folly.state import NO_TARGET, PIECES, Awaited, Card, View
from scenes.language import tr, tr_n
from scenes.paint.ledger_page import Ledger, LedgerBlock, Verdict
from scenes.rules_book.front import RULINGS_ICON
from scenes.table.games.innkeepers_folly.aims import plays_with
from scenes.table.games.innkeepers_folly.company import Company
from scenes.table.games.innkeepers_folly.faces import FollyFace, piece_name
from scenes.table.games.innkeepers_folly.number_paint import distance_words
from scenes.table.games.innkeepers_folly.rulings import rulings_about
from scenes.table.games.innkeepers_folly.wording import way_words


def live_ledger(
    rules: InnkeepersFollyRules, company: Company, view: View, card: Card, faces: tuple[FollyFace, ...]
) -> Ledger:
    """Return the page of a card in sight, with what it would do now."""
    if card >= rules.cards.size:
        return _piece(company, view, card - rules.cards.size)
    page = rules_ledger(faces[card])
    now = _now(rules, company, view, card)
    verdict = _where(company, view, card)
    left = _left(rules.cards, view, card, faces)
    blocks = (page.blocks[0], *now, left, *page.blocks[1:])
    return Ledger(page.heading, verdict, blocks)


def rules_ledger(face: FollyFace) -> Ledger:
    """Return the page of a card without a table: what it does, and the rulings about it."""
    title = tr("For {target}", target=face.target)
    blocks = [LedgerBlock("hand", title, face.effect_full)]
    about = rulings_about(face.art)
    if about:
        blocks.append(LedgerBlock(RULINGS_ICON, tr("What we decided"), lines=about))
    return Ledger(face.name, None, tuple(blocks))


def _where(company: Company, view: View, card: Card) -> Verdict:
    for seat, hand in enumerate(view.hands):
        if card in hand:
            is_own = seat == view.seat
            words = (
                tr("in your hand") if is_own else tr("with {player}", player=company.short(view.seat, seat))
            )
            return Verdict(words, "hand_of_cards", is_quiet=True)
    if card in view.discard:
        return Verdict(tr("discarded"), "trash", is_quiet=True)
    return Verdict(tr("on the table"), "eye", is_quiet=True)


def _now(rules: InnkeepersFollyRules, company: Company, view: View, card: Card) -> tuple[LedgerBlock, ...]:
    """Return what each way to play a card of the hand would do right now."""
    if view.reason or view.current != view.seat or view.awaited is not Awaited.PLAY:
        return ()
    if card not in view.hands[view.seat]:
        return ()
    lines = []
    for play in plays_with(rules.cards, view, card):
        if view.is_chain_turn and is_chained_off(rules.cards, view.totals, view.alive, play):
            lines.append(tr("{target}: too far, because of the Chain", target=_target(company, view, play)))
        else:
            lines.append(_line(rules, company, view, play))
    return (LedgerBlock("clock", tr("Right now"), lines=tuple(lines)),) if lines else ()


def _target(company: Company, view: View, play: PlayCard) -> str:
    if play.direction is not None:
        return way_words(play.direction)
    if play.target == NO_TARGET:
        return tr("Everyone")
    return company.short(view.seat, play.target)


def _line(rules: InnkeepersFollyRules, company: Company, view: View, play: PlayCard) -> str:
    after = preview(rules, view, play)
    target = _target(company, view, play)
    if after.center != view.center:
        return tr("The center: {old} becomes {new}", old=view.center, new=after.center)
    changed = [seat for seat in view.alive if after.totals[seat] != view.totals[seat]]
    if not changed:
        return tr("{target}: no total changes", target=target)
    if play.target != NO_TARGET and changed == [play.target]:
        seat = play.target
        distance = distance_words(after.totals[seat] - after.center)
        return tr(
            "{target}: {old} becomes {new}, {distance}",
            target=target,
            old=view.totals[seat],
            new=after.totals[seat],
            distance=distance,
        )
    totals = ", ".join(
        tr(
            "{player}: {old} to {new}",
            player=company.short(view.seat, seat),
            old=view.totals[seat],
            new=after.totals[seat],
        )
        for seat in changed
    )
    return tr("{target}: {totals}", target=target, totals=totals)


def _left(cards: Cards, view: View, card: Card, faces: tuple[FollyFace, ...]) -> LedgerBlock:
    """Return how many cards of the same kind there are, and how many of them are out."""
    kin = [other for other in range(cards.size) if faces[other].title == faces[card].title]
    out = sum(other in view.discard for other in kin)
    words = tr_n("{n} of this kind in the deck", "{n} of this kind in the deck", len(kin))
    gone = tr_n("{n} of them lies in the discard.", "{n} of them lie in the discard.", out)
    return LedgerBlock("card_back", words, lines=(gone,))


def _piece(company: Company, view: View, piece: int) -> Ledger:
    owner = view.owners[piece] if piece < PIECES else -1
    if owner < 0:
        words = tr("in the niche")
    elif owner == view.seat:
        words = tr("with you")
    else:
        words = tr("with {player}", player=company.short(view.seat, owner))
    rule = tr("Whoever holds all three pieces of the idol wins the game.")
    return Ledger(
        piece_name(piece), Verdict(words, "gem", is_quiet=True), (LedgerBlock("gem", tr("The idol"), rule),)
    )
