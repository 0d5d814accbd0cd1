"""What the card that asks lets one choose, in words: its options, or to pay or bear the rest."""

from collections.abc import Iterator

from game.innkeeper.deck import AssetCard, CustomerCard, DebtCard, ProprietorCard, TreacheryCard
from game.innkeeper.state import View
from game.innkeeper.text.effect_text import effects_words
from game.innkeeper.text.people_text import NOWHERE, Setting, sentences
from game.innkeeper.timing import Static
from game.innkeeper.vocabulary import ChooseOption, Effect, Effects, IfElse, PayOr, RollDie
from scenes.language import say, tr
from scenes.table.games.innkeeper.street import Street

COIN = "{coin}"


def option_words(street: Street, view: View, count: int) -> tuple[str, ...]:
    """Return what each of so many options does."""
    for effect in _effects(street, view):
        if isinstance(effect, ChooseOption) and len(effect.options) == count:
            return tuple(_told(street, view, option.effects) for option in effect.options)
    return tuple(tr("Option {n}", n=number) for number in range(1, count + 1))


def pay_words(street: Street, view: View) -> tuple[str, str]:
    """Return what is paid, and what follows if it is not."""
    for effect in _effects(street, view):
        if isinstance(effect, PayOr):
            price = effect.n if isinstance(effect.n, int) else view.asked.most
            return tr("Pay {n} {coin}", n=price, coin=COIN), _told(street, view, effect.otherwise)
    return tr("Pay"), tr("Bear it")


def _told(street: Street, view: View, effects: Effects) -> str:
    if not effects:
        return tr("Nothing happens.")
    return say(sentences(effects_words(effects, _setting(street, view), is_first=True)))


def _setting(street: Street, view: View) -> Setting:
    entry = street.cards.entry(view.asked.source)
    return Setting(entry.when.event, entry.target) if isinstance(entry, TreacheryCard) else NOWHERE


def _effects(street: Street, view: View) -> Iterator[Effect]:
    """Yield every effect of the card that asks, those inside others too."""
    entry = street.cards.entry(view.asked.source)
    match entry:
        case CustomerCard() | TreacheryCard():
            yield from _inside(entry.effects)
        case ProprietorCard():
            yield from _inside(entry.top_bidder)
            yield from _of_abilities(entry)
        case AssetCard():
            yield from _of_abilities(entry)
        case DebtCard() | None:
            pass


def _of_abilities(entry: AssetCard | ProprietorCard) -> Iterator[Effect]:
    for ability in entry.abilities:
        if not isinstance(ability, Static):
            yield from _inside(ability.effects)


def _inside(effects: Effects) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        match effect:
            case ChooseOption(options=options):
                for option in options:
                    yield from _inside(option.effects)
            case PayOr(otherwise=otherwise):
                yield from _inside(otherwise)
            case RollDie(table=table):
                for row in table:
                    yield from _inside(row.effects)
            case IfElse(then=then, otherwise=otherwise):
                yield from _inside((*then, *otherwise))
            case _:
                pass
