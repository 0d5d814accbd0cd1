"""What a newcomer should know of the moments in which everybody may respond."""

from collections.abc import Iterator, Sequence

from game.innkeeper.actions import Action, Pass
from game.innkeeper.kinds import Moment, Phase, Until
from game.innkeeper.state import View
from scenes.language import tr
from scenes.table.values import Hint


def window_hints(view: View, legal: Sequence[Action]) -> Iterator[Hint]:
    """Yield what is worth knowing of a window in which the viewer may respond."""
    yield Hint(
        "respond",
        tr(
            "As Retort: at certain moments everybody may answer, with a treachery card or an ability. Cards "
            "that fit stand out of your hand. Drag one to its target, or pass: when all pass, it goes on."
        ),
        "hand" if view.inns[view.seat].hand else "foot",
    )
    if view.phase is Phase.CUSTOMER:
        yield _guests(view)
    moment = view.windows[-1].moment
    hint = _moment(moment)
    if hint is not None:
        yield hint
    if len(view.plays) > 1:
        yield Hint(
            "stack",
            tr(
                "Answers to answers: the newest card takes effect first, then the one before it. The slate "
                "says what comes of it if nobody answers."
            ),
            "board",
        )
    if any(isinstance(action, Pass) and action.until is Until.KIND for action in legal):
        yield _passing()
    if view.phase is Phase.CUSTOMER and view.pool:
        yield _pool()


def _guests(view: View) -> Hint:
    words = tr(
        "Guests come one by one. Each looks at the signs on its card: the inn with the highest sum of these "
        "takes it, and gains its gold. A full inn is passed over."
    )
    if len(view.inns) == 2:
        words = tr(
            "Guests come one by one. Each looks at the signs on its card: the inn with the highest sum of "
            "these takes it, and gains its gold."
        )
    return Hint("guests", words, "characteristics")


def _passing() -> Hint:
    return Hint(
        "passing",
        tr(
            "You need not look at every moment: Always pass lets this kind of moment go by until the round "
            "ends. In the settings you choose which moments ask you at all."
        ),
        "foot",
    )


def _pool() -> Hint:
    return Hint(
        "pool",
        tr(
            "Treachery cards lie in the Pool, face down: those who take no guest this round share them. So "
            "an empty inn does not go home with nothing."
        ),
        "taken",
    )


def _moment(moment: Moment) -> Hint | None:
    match moment:
        case Moment.PHASE_BEGIN:
            return Hint(
                "phase_begin",
                tr("A phase begins: cards that can be played at any time may be played here, too."),
                "sign",
            )
        case Moment.ASSET_SOLD:
            return Hint(
                "sold", tr("Somebody has sold an asset: some cards take a share of the gold."), "cart"
            )
        case Moment.BIDS_REVEALED:
            return Hint(
                "revealed",
                tr(
                    "The bids lie open, but nothing is paid yet. A card may still raise or lower one of "
                    "them; ties are bid on again afterwards."
                ),
                "board",
            )
        case Moment.ASSET_GAINED:
            return Hint("gained", tr("Somebody has gained an asset: some cards take it away again."), "board")
        case Moment.CUSTOMER_REVEALED:
            return Hint(
                "guest",
                tr(
                    "A guest is at the door, and the board counts what all inns offer it. Cards may still "
                    "change a number before it is settled."
                ),
                "board",
            )
        case Moment.CUSTOMER_COLLECTING:
            return Hint(
                "collecting",
                tr("It is settled who takes the guest; few cards can still change that."),
                "board",
            )
        case Moment.DEPOSIT_DECLARED:
            return Hint(
                "declared",
                tr("A deposit was declared. Until all have passed it can be prevented; the gold stays then."),
                "board",
            )
        case Moment.TREACHERY_PLAYED:
            return Hint(
                "treachery",
                tr(
                    "A treachery card was played and waits on the purple board. It takes effect when all "
                    "have passed, unless somebody cancels it."
                ),
                "board",
            )
