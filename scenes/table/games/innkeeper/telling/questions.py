"""The windows of Innkeeper as kinds of questions: what the settings call them, and how they usually ask."""

from typing import assert_never

from game.innkeeper.kinds import Moment
from scenes.language import tr
from scenes.table.kinds_of_call import ALWAYS, FITTING, KindOfCall


def kinds_of_call() -> tuple[KindOfCall, ...]:
    """Return every kind, in the order of a round."""
    return tuple(KindOfCall(moment, _words(moment), usual_manner(moment)) for moment in Moment)


def usual_manner(moment: Moment) -> str:
    """Return how a window asks before anybody has chosen otherwise."""
    return ALWAYS if moment is Moment.PHASE_BEGIN else FITTING


def _words(moment: Moment) -> str:
    match moment:
        case Moment.PHASE_BEGIN:
            return tr("A phase begins")
        case Moment.ASSET_SOLD:
            return tr("An asset is sold")
        case Moment.BIDS_REVEALED:
            return tr("Bids are revealed")
        case Moment.ASSET_GAINED:
            return tr("An asset is gained")
        case Moment.CUSTOMER_REVEALED:
            return tr("A guest is at the door")
        case Moment.CUSTOMER_COLLECTING:
            return tr("A guest is about to be taken")
        case Moment.DEPOSIT_DECLARED:
            return tr("A deposit is declared")
        case Moment.TREACHERY_PLAYED:
            return tr("Treachery is played")
        case _:
            assert_never(moment)
