"""The planks of each decision: what they do, what it costs, and why one is dark."""

from collections.abc import Callable, Sequence
from typing import Final

from game.innkeeper import worth
from game.innkeeper.actions import (
    Action,
    Borrow,
    Choose,
    Deposit,
    Finish,
    Name,
    Pass,
    PayDebt,
    PlaceBid,
    PlaceCustomer,
    Store,
)
from game.innkeeper.kinds import Characteristic, Phase, Task, Until
from game.innkeeper.state import View
from game.innkeeper.text.words import characteristic_words
from scenes.language import say, tr, tr_n
from scenes.paint.area import Area
from scenes.paint.fonts import Face
from scenes.paint.text import text_px, text_width
from scenes.table.games.innkeeper.boards import board_plan
from scenes.table.games.innkeeper.boards.choices import option_words, pay_words
from scenes.table.games.innkeeper.boards.draft import ANSWER, BID_CARDS, CARD, PLACE, Draft, answers_in
from scenes.table.games.innkeeper.boards.means import cover_of, first_sum, own_inn
from scenes.table.games.innkeeper.street import Street
from scenes.table.games.innkeeper.telling.deeds import COIN
from scenes.table.games.innkeeper.telling.moments import kind_words
from scenes.table.values import ENTER, Adjust, PlankSpec, Series

_NOWHERE: Final = Area(0, 0, 0, 0)
_NARROWEST, _WIDEST = 96.0, 230.0


def planks(street: Street, view: View, legal: Sequence[Action]) -> tuple[PlankSpec, ...]:
    """Return the planks of a decision, none where the viewer has nothing to decide."""
    if not legal or view.is_over or view.seat not in view.asked.seats:
        return ()
    street.drafts.offer(view, legal)
    lowest, on_board = _planks(street, view, legal)
    areas = street.grid.planks(tuple(_width(street, spec) for spec in lowest))
    placed = [spec._replace(area=area) for spec, area in zip(lowest, areas, strict=True)]
    return (*on_board, *placed)


def _planks(street: Street, view: View, legal: Sequence[Action]) -> tuple[list[PlankSpec], list[PlankSpec]]:
    """Return the planks of the lowest row, whose places are still open, and those on the board."""
    draft = street.drafts.of(street.cards, view)
    match view.asked.task:
        case Task.RESPOND:
            return _answering(view, legal, draft), []
        case Task.PAY_DEBTS:
            return _paying(street, view, legal), []
        case Task.BID | Task.REBID:
            return _bidding(view, legal, draft), _bid_cards(street, view, legal, draft)
        case Task.BORROW:
            return _borrowing(view, draft), _places(street, view, legal)
        case Task.DEPOSIT | Task.STORE:
            return _depositing(view, legal, draft), _coins(street, view, legal)
        case Task.OPTION | Task.PAY_OR:
            return [], _options(street, view, legal)
        case Task.CHARACTERISTIC:
            return [], _characteristics(street, view, legal)
        case Task.PLACE_CUSTOMER:
            return _peeking(legal), []
        case _:
            return _finishing(legal), []


def _width(street: Street, spec: PlankSpec) -> float:
    """Return how wide a plank of the lowest row is, so that its words find room."""
    scale = street.scale
    words = text_width(spec.words, Face.DISPLAY, text_px(scale, 20)) / scale.u
    note = text_width(spec.note, Face.BOLD, text_px(scale, 13)) / scale.u
    icon = 44.0 if spec.icon else 0.0
    keycap = 28.0 if spec.has_keycap else 0.0
    return min(_WIDEST, max(_NARROWEST, max(words, note) + icon + keycap + 34))


def _plank(
    name: str,
    words: str,
    icon: str,
    action: Action | Adjust | Series | None,
    letter: str = "",
    note: str = "",
) -> PlankSpec:
    """Return a plank of the lowest row; the one that Enter presses is amber."""
    is_hot = letter in (ENTER, "R") and action is not None
    has_keycap = bool(letter) and letter != ENTER
    return PlankSpec(name, _NOWHERE, words, note, icon, action, letter, is_hot=is_hot, has_keycap=has_keycap)


def _chosen(legal: Sequence[Action], is_it: Callable[[Action], bool]) -> Action | None:
    return next((action for action in legal if is_it(action)), None)


# Responses.


def _answering(view: View, legal: Sequence[Action], draft: Draft) -> list[PlankSpec]:
    passes = {action.until: action for action in legal if isinstance(action, Pass)}
    found = [_plank("pass", tr("Pass"), "next", passes.get(Until.NOW), "P")]
    if draft.answer is not None:
        # While a card is held up the planks of longer passes make room for what is said of it.
        passes = {}
    if Until.KIND in passes:
        note = kind_words(view.windows[-1].moment)
        found.append(_plank("pass kind", tr("Always pass"), "lock", passes[Until.KIND], "A", note))
    if Until.ROUND in passes:
        note = tr("until the round ends")
        found.append(_plank("pass round", tr("Pass all"), "zzz", passes[Until.ROUND], "N", note))
    answers = answers_in(legal)
    if not answers:
        return found
    if draft.answer is None:
        return [*found, _plank("answer", tr("Answer"), "respond", Adjust(ANSWER, 0), "R")]
    at = draft.answer % len(answers)
    if len(answers) > 1:
        note = tr("{n} of {all}", n=at + 1, all=len(answers))
        found.append(_plank("next", tr("Another"), "respond", Adjust(ANSWER, at + 1), "R", note))
    # Only the one that goes on is amber.
    found = [spec._replace(is_hot=False) for spec in found]
    return [*found, _plank("play", tr("Play it"), "check", answers[at], ENTER)]


# Gold.


def _paying(street: Street, view: View, legal: Sequence[Action]) -> list[PlankSpec]:
    payments = [action for action in legal if isinstance(action, PayDebt)]
    done = _chosen(legal, lambda action: isinstance(action, Finish))
    found = []
    if payments:
        is_final = view.phase is Phase.FINAL
        own = own_inn(view)
        price = sum(worth.debt_price(street.cards, card, is_final) for card in own.debts)
        if len(own.debts) > 1 and price <= own.capital:
            every = Series(tuple(payments))
            found.append(
                _plank("pay", tr("Pay off all"), "debt", every, "A", tr("{n} {coin}", n=price, coin=COIN))
            )
        else:
            note = tr("{n} {coin} for all", n=price, coin=COIN)
            if len(own.debts) == 1:
                note = tr("{n} {coin}", n=price, coin=COIN)
            first = min(payments, key=lambda action: worth.debt_price(street.cards, action.card, is_final))
            found.append(_plank("pay", tr("Pay off one"), "debt", first, "A", note))
    return [*found, _plank("done", tr("Done"), "check", done, ENTER)]


def _bidding(view: View, legal: Sequence[Action], draft: Draft) -> list[PlankSpec]:
    bid = _chosen(legal, lambda action: isinstance(action, PlaceBid) and action.amount == draft.amount)
    if not draft.raised:
        note = tr("raise a card first")
        return [_plank("place", tr("Place a bid"), "lock", None, ENTER, note)]
    words = (
        tr("Add {n}", n=draft.amount) if view.asked.task is Task.REBID else tr("Place {n}", n=draft.amount)
    )
    return [_plank("place", words, "lock", bid, ENTER)]


def _bid_cards(street: Street, view: View, legal: Sequence[Action], draft: Draft) -> list[PlankSpec]:
    most = max((action.amount for action in legal if isinstance(action, PlaceBid)), default=0)
    board = street.board(view)
    found = []
    for card in BID_CARDS:
        is_raised = card in draft.raised
        can_rise = is_raised or card == 0 or draft.amount + card <= most
        words = tr("Lower the {n}", n=card) if is_raised else tr("Raise the {n}", n=card)
        note = "" if can_rise else tr("more than your cover of {n}", n=cover_of(street.cards, view))
        action = Adjust(CARD, card) if can_rise else None
        area = board_plan.bid_card(board, card)
        spec = PlankSpec(f"bid {card}", area, words, note, "", action, str(card), is_bare=True)
        found.append(spec)
    return found


def _borrowing(view: View, draft: Draft) -> list[PlankSpec]:
    total = first_sum(view)
    words = tr("Pay {n} {coin}", n=total - draft.amount, coin="").strip()
    note = tr_n("and {n} debt", "and {n} debts", draft.amount) if draft.amount else ""
    return [_plank("borrow", words, "coin", Borrow(view.seat, draft.amount), ENTER, note)]


def _places(street: Street, view: View, legal: Sequence[Action]) -> list[PlankSpec]:
    """Return the pieces of the row that is paid: from the one that is pressed on, debts pay."""
    total, row = first_sum(view), board_plan.pay_row(street.board(view))
    found = []
    for debts in sorted(action.debts for action in legal if isinstance(action, Borrow)):
        area = board_plan.amount_cell(row, total - debts, total)
        words = tr_n("Pay with {n} debt", "Pay with {n} debts", debts)
        letter = str(debts) if debts < 10 else ""
        action = Adjust(PLACE, debts)
        found.append(PlankSpec(f"debts {debts}", area, words, "", "", action, letter, is_bare=True))
    return found


def _depositing(view: View, legal: Sequence[Action], draft: Draft) -> list[PlankSpec]:
    sums = {action.amount: action for action in legal if isinstance(action, Deposit | Store)}
    most, is_store = max(sums), view.asked.task is Task.STORE
    keep = tr("Nothing") if is_store or not most else tr("Keep all")
    nothing = _plank("nothing", keep, "purse", sums.get(0), "K")
    if not most:
        return [nothing]
    words = tr("Put {n} there", n=most) if is_store else tr("All: {n}", n=most)
    everything = _plank("all", words, "vault", sums[most], "D")
    if not draft.amount:
        return [nothing, everything]
    words = tr("Put {n} there", n=draft.amount) if is_store else tr("Deposit {n}", n=draft.amount)
    return [nothing, everything, _plank("deposit", words, "coin", sums.get(draft.amount), ENTER)]


def _coins(street: Street, view: View, legal: Sequence[Action]) -> list[PlankSpec]:
    """Return the coins in a row: as many are laid out as lie up to the one that is pressed."""
    most = max((action.amount for action in legal if isinstance(action, Deposit | Store)), default=0)
    row, shown = board_plan.deposit_row(street.board(view)), min(most, board_plan.MOST_COINS)
    found = []
    for amount in range(1, shown + 1):
        area = board_plan.amount_cell(row, amount - 1, shown)
        words = tr("Lay out {n} {coin}", n=amount, coin=COIN)
        letter = str(amount) if amount < 10 else ""
        action = Adjust(PLACE, amount)
        found.append(PlankSpec(f"coin {amount}", area, words, "", "", action, letter, is_bare=True))
    return found


# Choices.


def _options(street: Street, view: View, legal: Sequence[Action]) -> list[PlankSpec]:
    choices = {action.option: action for action in legal if isinstance(action, Choose)}
    if view.asked.task is Task.PAY_OR:
        words: tuple[str, ...] = pay_words(street, view)
    else:
        words = option_words(street, view, max(choices) + 1)
    board = street.board(view)
    found = []
    for number, told in enumerate(words):
        action = choices.get(number)
        note = "" if action is not None else tr("you cannot pay that")
        area = board_plan.option_area(board, number, len(words))
        found.append(
            PlankSpec(f"option {number}", area, told, note, "", action, str(number + 1), is_bare=True)
        )
    return found


def _characteristics(street: Street, view: View, legal: Sequence[Action]) -> list[PlankSpec]:
    board, all_four = street.board(view), tuple(Characteristic)
    names = {action.characteristic: action for action in legal if isinstance(action, Name)}
    found = []
    for number, characteristic in enumerate(all_four):
        action = names.get(characteristic)
        area = board_plan.option_area(board, number, len(all_four))
        words = say(characteristic_words(characteristic))
        found.append(
            PlankSpec(characteristic.value, area, words, "", "", action, str(number + 1), is_bare=True)
        )
    return found


def _peeking(legal: Sequence[Action]) -> list[PlankSpec]:
    top = _chosen(legal, lambda action: isinstance(action, PlaceCustomer) and not action.is_bottom)
    bottom = _chosen(legal, lambda action: isinstance(action, PlaceCustomer) and action.is_bottom)
    return [
        _plank("top", tr("Leave on top"), "up", top, "T"),
        _plank("bottom", tr("To the bottom"), "down", bottom, "B"),
    ]


def _finishing(legal: Sequence[Action]) -> list[PlankSpec]:
    done = _chosen(legal, lambda action: isinstance(action, Finish))
    return [] if done is None else [_plank("done", tr("Done"), "check", done, ENTER)]
