"""What stands on the board that ranks the inns for the guest at the door."""

from game.innkeeper.actions import Activate, PlayTreachery
from game.innkeeper.cards import NEGATIVE
from game.innkeeper.events import DiceRolled
from game.innkeeper.kinds import NOBODY, Cast, Moment, Task
from game.innkeeper.state import Inn, View
from scenes.language import tr
from scenes.paint.area import Area
from scenes.stage import Sprite
from scenes.table.games.innkeeper.boards.counting import growth
from scenes.table.games.innkeeper.boards.foresight import after, meant
from scenes.table.games.innkeeper.boards.outlook import Fate, fate
from scenes.table.games.innkeeper.boards.rank_board import CountRow, count_board
from scenes.table.games.innkeeper.boards.ranking import Standing, icons_of, standings
from scenes.table.games.innkeeper.boards.speaking import order_words
from scenes.table.games.innkeeper.motion.telling_clip import told
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.deeds import COIN, card_name
from scenes.table.values import Lit, Shown


def counting_sprite(street: Street, shown: Shown, lit: Lit, area: Area) -> Sprite:
    """Return the ranking; while a card is held over it, as it would be then."""
    view: View = shown.view
    inns, title, foot = view.inns, _title(street, view), _foot(street, view)
    action, taker = None, view.collector
    if shown.clip is None and view.asked.task is Task.RESPOND and view.seat in view.asked.seats:
        action = meant(street, view, lit)
        inns = after(street, view, action, lit)
    if isinstance(action, PlayTreachery | Activate):
        coming = _fate(street, view, action)
        title, taker = tr("If you play {card}", card=card_name(street, action.card)), coming.taker
        foot = _outcome(street, view, inns, coming)
    board = count_board(
        street.scale,
        area.width,
        area.height,
        title,
        _rows(street, shown, inns, taker),
        icons_of(street.cards, view.customer),
        foot,
    )
    return Sprite.at(street.scale, board, area.x, area.y)


def _title(street: Street, view: View) -> str:
    guest = card_name(street, view.customer)
    if street.cards.customer_kinds[view.customer] == NEGATIVE:
        return tr("Who has to take {guest}?", guest=guest)
    return tr("Who takes {guest}?", guest=guest)


def _fate(street: Street, view: View, action: PlayTreachery | Activate) -> Fate:
    """Return what becomes of the guest after an action; it is asked for with every frame."""
    found: Fate = street.drafts.remembered(("fate", view, action), lambda: fate(street, view, action))
    return found


def _rows(street: Street, shown: Shown, inns: tuple[Inn, ...], taker: int) -> tuple[CountRow, ...]:
    """Return the ranking; `taker` is the seat that takes the guest, if that is sure."""
    view: View = shown.view
    cards, guest = street.cards, view.customer
    now = {one.seat: one for one in standings(cards, view.inns, guest)}
    event = told(shown)
    dice: dict[int, int] = {}
    if isinstance(event, DiceRolled) and event.cast is Cast.CUSTOMER:
        dice = dict(zip(event.seats, event.values, strict=True))
    ranked = standings(cards, inns, guest)
    tied = [one.rank for one in ranked if one.rank].count(1) > 1
    rows = []
    for index, one in enumerate(ranked):
        old = now[one.seat]
        grown = growth(shown, index, len(one.parts))
        rows.append(
            CountRow(
                face=street.face(view.inns[one.seat].proprietor),
                name=street.company.short(view.seat, one.seat),
                rank=one.rank,
                parts=old.parts,
                grown=grown.parts,
                more=one.total - old.total,
                note=_note(one, taker, is_tied=tied and one.rank == 1),
                has_total=grown.has_total,
                die=dice.get(one.seat, 0),
            )
        )
    return tuple(rows)


def _note(one: Standing, taker: int, *, is_tied: bool) -> str:
    if not one.has_room:
        return tr("no room left this round")
    if not one.meets:
        return tr("is not what this guest asks for")
    if taker == one.seat:
        return tr("takes the guest")
    return tr("the die decides") if is_tied and taker == NOBODY else ""


def _foot(street: Street, view: View) -> str:
    """Return how the guest chooses, and who may still answer."""
    claim = street.cards.claims[view.customer]
    if claim is not None and claim.rank_by is not None:
        rule = tr("Whoever has the most takes the guest; the die parts equals.")
    elif street.cards.customer_kinds[view.customer] == NEGATIVE:
        rule = tr("The highest sum has to take the guest, even without room.")
    else:
        rule = tr("The highest sum takes the guest; then the first sign, then the die.")
    return f"{rule} {order_words(street, view)}".strip()


def _outcome(street: Street, view: View, inns: tuple[Inn, ...], coming: Fate) -> str:
    """Return who would take the guest, as far as no die decides."""
    if coming.is_gone:
        return tr("Nobody would take the guest.")
    first = [one.seat for one in standings(street.cards, inns, view.customer) if one.rank == 1]
    if coming.taker != NOBODY:
        first = [coming.taker]
    elif view.windows[-1].moment is not Moment.CUSTOMER_REVEALED or not first:
        return tr("Others may still answer.")
    if len(first) > 1:
        names = street.company.list_of(first)
        return tr("A die would decide between {players}.", players=names)
    award = street.cards.awards[view.customer]
    if street.company.is_you(view.seat, first[0]):
        if award:
            return tr("You would take the guest and gain {n} {coin}.", n=award, coin=COIN)
        return tr("You would take the guest.")
    return tr("{player} would take the guest.", player=street.company.name(first[0]))
