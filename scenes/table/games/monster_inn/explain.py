"""What every sign on the table means, in words: plates, trays, medals and the line between the rows."""

from collections.abc import Iterator

from game.core.rules import Seat
from game.monster_inn.cards import Cards
from game.monster_inn.state import BACKS, BANDS, TREASURES_PER_FAME, Treasure, View
from scenes.anim.motion import Place
from scenes.language import tr, tr_n
from scenes.paint.area import Area
from scenes.table.game_table import Card, Spot
from scenes.table.games.monster_inn.creatures import Creature
from scenes.table.games.monster_inn.measures import TableGrid, order_of
from scenes.table.games.monster_inn.odds import column_odds
from scenes.table.games.monster_inn.paint_tokens import token_icon
from scenes.table.games.monster_inn.pieces import chair, face_of
from scenes.table.games.monster_inn.places import CARD
from scenes.table.games.monster_inn.words import Speaker, skull_words


class Explainer:
    """The spots of one table for one size of window; places in u."""

    def __init__(self, grid: TableGrid, cards: Cards, faces: tuple[Creature, ...], speaker: Speaker) -> None:
        self._grid = grid
        self._cards = cards
        self._faces = faces
        self._speaker = speaker

    def spots(self, view: View) -> tuple[Spot, ...]:
        """Return what stands on the table besides the cards, from the upper left."""
        seat = chair(view)
        return (
            self._sign(view),
            self._deck(view),
            self._reserve(view),
            self._pool(view),
            *(self._tray(view, treasure) for treasure in Treasure),
            *self._odds(view, seat),
            *(self._header(view, other) for other in range(view.players) if other != seat),
            self._unseen(view),
        )

    def _sign(self, view: View) -> Spot:
        order = [(view.starter + step) % view.players for step in range(view.players)]
        names = ", ".join(self._speaker.player(seat) for seat in order)
        lines = (
            tr("Round {n} of {all}", n=max(1, view.round), all=view.rounds),
            tr("They act in this order: {names}.", names=names),
            tr("Whoever sits left of the player who takes the last card begins the next round."),
        )
        return Spot("sign", self._grid.sign, lines)

    def _deck(self, view: View) -> Spot:
        lines = (
            tr_n("The deck: {n} card", "The deck: {n} cards", view.deck_count),
            tr("Every round as many cards come into the Inn as there are players, and everyone takes one."),
        )
        return Spot("deck", self._grid.deck, lines)

    def _reserve(self, view: View) -> Spot:
        lines = (
            tr("The Reserve"),
            f"{view.reserve_gold} {{coin}}, {view.reserve_gems} {{gem}}",
            tr("Whoever takes a Humanoid gets one treasure from here."),
        )
        return Spot("reserve", self._grid.reserve, lines)

    def _pool(self, view: View) -> Spot:
        kind = view.pool_kind
        head = tr("The pool is empty") if kind is None else f"{view.pool} {{{token_icon(kind)}}}"
        lines = (
            head,
            tr("To stay, put one treasure of the pool's kind here."),
            tr("Or take it all and put two more of the other kind."),
            tr("Whoever leaves takes the whole pool, and the card at stake."),
        )
        return Spot("pool", self._grid.pool, lines)

    def _tray(self, view: View, treasure: Treasure) -> Spot:
        count = view.supply(chair(view), treasure)
        lines = (
            tr_n("{n} piece of gold", "{n} pieces of gold", count)
            if treasure is Treasure.GOLD
            else tr_n("{n} gem", "{n} gems", count),
            tr("At the end every {n} treasures, of either kind, are 1 fame.", n=TREASURES_PER_FAME),
        )
        return Spot(f"tray_{treasure}", self._grid.tray(treasure is Treasure.GEM), lines)

    def _odds(self, view: View, seat: Seat) -> Iterator[Spot]:
        for column in range(len(view.humanoids[seat])):
            odds = column_odds(self._cards, view, seat, column)
            assert odds is not None
            skulls = self._cards.skulls[view.faces[view.humanoids[seat][column]]]
            match odds.icon:
                case "cross":
                    why = tr("It will stay and cost {skulls}.", skulls=skull_words(skulls))
                case "warn":
                    why = tr(
                        "So many of its possible values are enough to stay: then it costs {skulls}.",
                        skulls=skull_words(skulls),
                    )
                case _:
                    why = tr(
                        "It cannot cost anything: it is alone, its column is supported, or it is weaker."
                    )
            area = self._grid.rows(view, seat).between(column)
            yield Spot(f"odds_{column}", area, (f"{{{odds.icon}}} {odds.words}", why))

    def _header(self, view: View, seat: Seat) -> Spot:
        fame = sum(self._cards.skulls[view.faces[draw]] for draw in view.monsters[seat])
        state = tr("Still in this round.") if seat not in view.takers else tr("Has left this round.")
        lines = [
            self._speaker.player(seat),
            tr("Monsters: {skulls}, each worth 1 fame.", skulls=skull_words(fame)),
            state,
        ]
        if view.shows_supply(seat):
            lines.append(f"{view.gold[seat]} {{coin}}, {view.gems[seat]} {{gem}}")
        else:
            lines.append(tr("The treasures of others are hidden: remember what they took and paid."))
        return Spot(f"player_{seat}", self._grid.house(order_of(view, seat)).header, tuple(lines))

    def _unseen(self, view: View) -> Spot:
        monsters = len(view.unseen_monsters)
        lines = [
            tr("Not seen yet"),
            tr_n("{n} Monster still in the deck", "{n} Monsters still in the deck", monsters),
        ]
        for band in range(BANDS):
            lines.append(f"{self._faces[BACKS + band].name}: {view.unseen_humanoids[band]}")
        return Spot("unseen", self._grid.unseen, tuple(lines))

    # Cards.

    def part_at(self, view: View, piece: Card, place: Place, x: float, y: float) -> Spot | None:
        """Return what a point on a card of the line is about."""
        del view
        if place.look != CARD:
            return None
        creature = self._faces[face_of(piece)]
        across, down = (x - place.x) / place.width, (y - place.y) / place.height
        if creature.is_back:
            return self._back_part(creature, place, down)
        if across < 0.3 and down < 0.24:
            lines = (
                tr("Combat value {n}", n=creature.value),
                tr("It beats a Humanoid in its column that is weaker. An equal one stays."),
            )
            return Spot("value", Area(place.x, place.y, place.width * 0.3, place.height * 0.24), lines)
        if across > 0.75 and down < 0.18:
            lines = (
                creature.kind_name,
                tr("The second, third and fourth of a kind in your dungeon let you support one of them."),
            )
            area = Area(place.x + place.width * 0.75, place.y, place.width * 0.25, place.height * 0.18)
            return Spot("kind", area, lines)
        if down > 0.66:
            return self._skulls_part(creature, place, tr("Every skull of a Monster is 1 fame."))
        return None

    def _back_part(self, creature: Creature, place: Place, down: float) -> Spot | None:
        if down < 0.25:
            lines = (
                creature.name,
                tr("Nobody knows its value before the Last Call, not even its owner."),
            )
            return Spot("band", Area(place.x, place.y, place.width, place.height * 0.25), lines)
        if down > 0.78:
            words = tr("If it stays after the Last Call, every skull costs 1 fame.")
            return self._skulls_part(creature, place, words)
        return None

    def _skulls_part(self, creature: Creature, place: Place, words: str) -> Spot:
        area = Area(place.x, place.y + place.height * 0.66, place.width, place.height * 0.34)
        return Spot("skulls", area, (skull_words(creature.skulls), words))

    def tile_lines(self, creature: Creature, place: Place) -> tuple[str, ...]:
        """Return what a tile leaves out."""
        skulls = skull_words(creature.skulls)
        if not creature.is_monster:
            head = creature.name if creature.is_back else f"{creature.name} ({creature.value})"
            return (head, tr("{skulls} if it stays", skulls=skulls))
        head = f"{creature.name} ({creature.value})"
        lines = [head, f"{creature.kind_name}, {skulls}"]
        if place.look.endswith(("gold", "gem")):
            lines.append(tr("Supported: no Humanoid in this column can stay."))
        return tuple(lines)
