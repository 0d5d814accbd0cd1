"""Changes of assets, of treachery and of what lies on the stack."""

from game.innkeeper.engine.gold import Gold
from game.innkeeper.events import (
    AbilityUsed,
    AssetDiscarded,
    AssetExhausted,
    AssetGained,
    AssetSold,
    AssetTaken,
    AssetUnexhausted,
    EffectBegan,
    OptionChosen,
    PlayBegan,
    PlayCancelled,
    PlayEnded,
    TreacheryDiscarded,
    TreacheryDrawn,
    TreacheryPlayed,
    TreacheryStolen,
)
from game.innkeeper.kinds import Card, Moment
from game.innkeeper.setup import ASSET_DECK, TREACHERY_DECK
from game.innkeeper.state import Asset, Play

_PLAYED = Moment.TREACHERY_PLAYED


class Holdings(Gold):
    """A street where assets and treachery change hands."""

    __slots__ = ()

    # Assets.

    def gain_asset(self, seat: int, card: Card, is_from_deck: bool) -> None:
        """Put an asset into play, of the supply or from the top of the deck."""
        if self.record is not None:
            self.record.append(AssetGained(seat, card, is_from_deck))
        if is_from_deck:
            self.piles[ASSET_DECK] = self.piles[ASSET_DECK][1:]
        else:
            self.supply = tuple([other for other in self.supply if other != card])
        self._set_assets(seat, (*self.inns[seat].assets, Asset(card)))

    def sell(self, seat: int, card: Card, amount: int, is_liquidated: bool) -> None:
        """Sell or liquidate an asset; the gold on it goes to the Bank."""
        if self.record is not None:
            self.record.append(AssetSold(seat, card, amount, is_liquidated))
        self._drop_asset(seat, card)
        self._change_capital(seat, amount)
        self._put_away(ASSET_DECK, (card,))

    def take_asset(self, seat: int, to: int, card: Card) -> None:
        """Move an asset to another inn, with its gold and its state."""
        if self.record is not None:
            self.record.append(AssetTaken(seat, to, card))
        asset = self.asset(seat, card)
        assert asset is not None
        self._drop_asset(seat, card)
        self._set_assets(to, (*self.inns[to].assets, asset))

    def discard_asset(self, seat: int, card: Card) -> None:
        """Discard an asset, its gold goes to the Bank."""
        if self.record is not None:
            self.record.append(AssetDiscarded(seat, card))
        self._drop_asset(seat, card)
        self._put_away(ASSET_DECK, (card,))

    def exhaust(self, seat: int, card: Card, source: Card) -> None:
        """Turn an asset down."""
        if self.record is not None:
            self.record.append(AssetExhausted(seat, card, source))
        self._turn(seat, card, True)

    def unexhaust(self, seat: int, card: Card, source: Card) -> None:
        """Turn an asset up again."""
        if self.record is not None:
            self.record.append(AssetUnexhausted(seat, card, source))
        self._turn(seat, card, False)

    def _turn(self, seat: int, card: Card, is_exhausted: bool) -> None:
        self._set_assets(
            seat,
            tuple(
                [
                    Asset(card, is_exhausted, asset.gold) if asset.card == card else asset
                    for asset in self.inns[seat].assets
                ]
            ),
        )

    def _drop_asset(self, seat: int, card: Card) -> None:
        self._set_assets(seat, tuple([asset for asset in self.inns[seat].assets if asset.card != card]))

    # Treachery.

    def draw(self, seat: int, cards: tuple[Card, ...], source: Card) -> None:
        """Take the next treachery cards."""
        if self.record is not None:
            self.record.append(TreacheryDrawn(seat, cards, source))
        self.piles[TREACHERY_DECK] = self.piles[TREACHERY_DECK][len(cards) :]
        self._set_hand(seat, self.inns[seat].hand + cards)

    def discard(self, seat: int, card: Card, source: Card) -> None:
        """Discard a treachery card of a hand."""
        if self.record is not None:
            self.record.append(TreacheryDiscarded(seat, card, source))
        self._drop_treachery(seat, (card,))
        self._put_away(TREACHERY_DECK, (card,))

    def steal(self, seat: int, to: int, cards: tuple[Card, ...], source: Card) -> None:
        """Move treachery cards from one hand to another."""
        if self.record is not None:
            self.record.append(TreacheryStolen(seat, to, cards, source))
        self._drop_treachery(seat, cards)
        self._set_hand(to, self.inns[to].hand + cards)

    def _drop_treachery(self, seat: int, cards: tuple[Card, ...]) -> None:
        self._set_hand(seat, tuple([card for card in self.inns[seat].hand if card not in cards]))

    # The stack.

    def put_on_stack(self, seat: int, card: Card, target: int) -> None:
        """Play a treachery card: it waits for answers."""
        if self.record is not None:
            self.record.append(TreacheryPlayed(seat, card, target))
        self._drop_treachery(seat, (card,))
        self.plays = (*self.plays, Play(card, seat, target))

    def cancel_play(self, card: Card, source: Card) -> None:
        """Take its effect from a card on the stack."""
        if self.record is not None:
            self.record.append(PlayCancelled(card, source))
        self.plays = tuple(
            [play._replace(is_cancelled=True) if play.card == card else play for play in self.plays]
        )
        self._end_window(_PLAYED)

    def begin_play(self, card: Card) -> None:
        """Tell that a card takes effect now."""
        if self.record is not None:
            self.record.append(PlayBegan(card))

    def end_play(self, card: Card) -> None:
        """Move a card from the stack to the discard pile."""
        if self.record is not None:
            self.record.append(PlayEnded(card))
        self.plays = self.plays[:-1]
        self._put_away(TREACHERY_DECK, (card,))

    def use_ability(self, seat: int, card: Card, target: int) -> None:
        """Use the ability of an asset or a proprietor; the latter once a round."""
        if self.record is not None:
            self.record.append(AbilityUsed(seat, card, target))
        if card >= self.cards.first_proprietor:
            self.inns[seat] = self.inns[seat]._replace(has_used_ability=True)

    def begin_effect(self, seat: int, card: Card) -> None:
        """Tell that something happens because of a card that was not played."""
        if self.record is not None:
            self.record.append(EffectBegan(seat, card))

    def choose(self, seat: int, card: Card, option: int) -> None:
        """Tell what was chosen of a card."""
        if self.record is not None:
            self.record.append(OptionChosen(seat, card, option))
