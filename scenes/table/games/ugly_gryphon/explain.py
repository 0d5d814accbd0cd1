"""What every sign on the table means, in words: boards, meters, pennant, plates, icons on the cards."""

from game.ugly_gryphon.cards import QUIRKS, Cards
from game.ugly_gryphon.inspect import shown_at_bar
from game.ugly_gryphon.state import BAR_SIZE, LEFT_LIMIT, LOUD_FROM, Awaited, Phase, View
from scenes.anim.motion import Place
from scenes.language import tr, tr_n
from scenes.paint.boards import phase_place
from scenes.paint.card import HEIGHT, CardFace
from scenes.paint.grid import Area, TableGrid
from scenes.paint.strip import PLATE
from scenes.table.game_table import Spot
from scenes.table.games.ugly_gryphon.chronicle import Chronicle
from scenes.table.games.ugly_gryphon.faces import quirk_title, trait_name
from scenes.table.games.ugly_gryphon.places import pennant_y, rooms_of

_LOWEST_SKY = 40.0


class Explainer:
    """The spots of one night for one size of window; places in u."""

    def __init__(
        self, grid: TableGrid, cards: Cards, faces: tuple[CardFace, ...], chronicle: Chronicle
    ) -> None:
        self._grid = grid
        self._cards = cards
        self._faces = faces
        self._chronicle = chronicle

    def spots(self, view: View, scrolled: int) -> tuple[Spot, ...]:
        """Return what stands on the table besides the cards, from the upper left."""
        return (
            self._deck(view),
            *self._sign(view),
            self._left(view),
            *(self._meter(view, index) for index in range(len(QUIRKS))),
            *self._sky(view, scrolled),
            *self._waiting(view, scrolled),
            self._pennant(view, scrolled),
            *self._base(view),
        )

    def _deck(self, view: View) -> Spot:
        lines = (
            tr_n("The Deck: {n} card", "The Deck: {n} cards", view.deck_count),
            tr(
                "Every Bar phase brings one card to the Bar, and more until there are {size}. The night ends "
                "after the Bar phase in which the Deck runs out.",
                size=BAR_SIZE,
            ),
        )
        return Spot("deck", self._grid.deck, lines)

    def _sign(self, view: View) -> tuple[Spot, ...]:
        sign = self._grid.phase_sign
        live = None if view.reason else (0 if view.phase is Phase.INN else 1)
        (moon, moon_wide), (boot, boot_wide) = (phase_place(sign.width, index, 2, live) for index in range(2))
        turn = (
            tr("Turn {n}", n=max(1, view.turn)),
            tr("A turn is an Inn phase, then a Bar phase. The amber plate is the one that is on."),
        )
        inn = (
            "{moon} " + tr("Inn phase"),
            tr("One patron goes up to the top room. Then everyone in the Inn is checked, from the top down."),
            tr("On a card, the line with the moon says what irks a patron in this phase."),
        )
        bar = (
            "{boot} " + tr("Bar phase"),
            tr(
                "Cards are drawn to the Bar. A quirk that is seen there three times is loud, and everyone in "
                "the Inn who cannot stand it is irked."
            ),
            tr("On a card, the line with the boot names the quirk that this patron cannot stand."),
        )
        return (
            Spot("turn", Area(sign.x, sign.y, moon, sign.height), turn),
            Spot("inn_phase", Area(sign.x + moon, sign.y, moon_wide, sign.height), inn),
            Spot("bar_phase", Area(sign.x + boot, sign.y, boot_wide, sign.height), bar),
        )

    def _left(self, view: View) -> Spot:
        gone = len(view.left)
        lines = [
            tr("Left the Inn: {n} of {limit}", n=gone, limit=LEFT_LIMIT),
            tr("The eighth to leave loses the night at once."),
        ]
        if gone:
            lines.append(", ".join(self._faces[card].name for card in view.left))
        return Spot("left", self._grid.left_board, tuple(lines))

    def _meter(self, view: View, index: int) -> Spot:
        quirk = QUIRKS[index]
        count = shown_at_bar(self._cards, view, quirk)
        words = tr_n("{n} patron at the Bar shows it", "{n} patrons at the Bar show it", count)
        loud = (
            tr("That is loud: in the Bar phase it irks everyone in the Inn who cannot stand it.")
            if count >= LOUD_FROM
            else tr("From the third on it is loud and irks everyone in the Inn who cannot stand it.")
        )
        lines = [f"{{{quirk}}} {quirk_title(quirk)}: {words}", *self._chronicle.at_bar(quirk), loud]
        minded = [self._faces[card].name for card in view.inn[::-1] if self._faces[card].boot_icon == quirk]
        if minded:
            lines.append(tr("In the Inn now: {names}.", names=", ".join(minded)))
        else:
            lines.append(tr("Nobody in the Inn minds it now."))
        return Spot(f"meter_{quirk}", self._grid.meter(index), tuple(lines))

    def _sky(self, view: View, scrolled: int) -> tuple[Spot, ...]:
        area = self._grid.sky(rooms_of(self._grid, view, scrolled).seen)
        if area.height < _LOWEST_SKY:
            return ()
        lines = (
            tr("How late it is"),
            tr(
                "Moon or sun move on, and one window after another goes dark, as the Deck shrinks. The "
                "night ends after the turn in which it runs out."
            ),
        )
        return (Spot("sky", area, lines),)

    def _waiting(self, view: View, scrolled: int) -> tuple[Spot, ...]:
        rooms = rooms_of(self._grid, view, scrolled)
        if view.awaited not in (Awaited.PLACE, Awaited.BRING) or rooms.highest != rooms.total:
            return ()
        lines = (tr("Room {n}", n=rooms.total), tr("The top room waits for the patron whom you send up."))
        return (Spot("room", self._grid.room(rooms.seen, rooms.seen), lines),)

    def _pennant(self, view: View, scrolled: int) -> Spot:
        y = pennant_y(self._grid, view, rooms_of(self._grid, view, scrolled))
        return Spot("pennant", Area(self._grid.tower_x - 34, y - 4, 40, 30), self._goal_lines(view))

    def _goal_lines(self, view: View) -> tuple[str, ...]:
        missing = view.goal - len(view.inn)
        more = (
            tr_n("{n} more patron is missing.", "{n} more patrons are missing.", missing)
            if missing > 0
            else tr("It is reached as long as they stay.")
        )
        return (
            "{goal} " + tr("Goal: {goal}", goal=view.goal),
            tr("So many patrons must sleep in the Inn when the night ends. The pennant marks their floor."),
            more,
        )

    def _base(self, view: View) -> tuple[Spot, ...]:
        grid = self._grid
        x, y, wide, high = grid.tower_x, grid.tower_base, grid.tower_width, grid.height - grid.tower_base
        asleep = (
            "{bed} " + tr_n("{n} patron asleep", "{n} patrons asleep", len(view.inn)),
            tr("Everyone in the Inn counts, whatever floor they are on; those at the Bar do not."),
        )
        return (
            Spot("asleep", Area(x, y, wide * 0.45, high), asleep),
            Spot("goal", Area(x + wide * 0.45, y, wide * 0.55, high), self._goal_lines(view)),
        )

    def part_at(self, face: CardFace, place: Place, x: float, y: float) -> Spot | None:
        """Return the icon of a card under a point in u, None beside them."""
        parts = _card_parts(face, place) if place.look == "card" else _room_parts(place)
        return next((part for part in parts if part.holds(x, y)), None)


def trait_words(face: CardFace) -> str:
    """Return preference and quirks of a patron in one line with their icons."""
    prefers = tr("prefers food") if face.preference == "food" else tr("prefers drink")
    quirks = [f"{{{quirk}}} {trait_name(quirk)}" for quirk in face.quirks]
    return "   ".join([f"{{{face.preference}}} {prefers}", *quirks])


def card_lines(face: CardFace) -> tuple[str, ...]:
    """Return everything that a card says, each of its icons with its word."""
    return (
        face.name,
        trait_words(face),
        "{moon} " + tr("Inn phase: {words}", words=face.moon),
        "{boot} " + tr("Bar phase: {words}", words=face.boot),
        face.effect_full,
    )


def _card_parts(face: CardFace, place: Place) -> tuple[Spot, ...]:
    """Return medal, quirk tags and the two phases of a card at the Bar, by the fractions of its anatomy."""
    wide, x, y = place.width, place.x, place.y
    medal, tag, side = 0.205 * wide, 0.172 * wide, 0.15 * wide
    food = face.preference == "food"
    kind = tr("Prefers food") if food else tr("Prefers drink")
    lines = (
        f"{{{face.preference}}} {kind}",
        tr("Some patrons mind who else eats or drinks: near them, in the Inn or at the Bar."),
    )
    parts = [Spot("medal", Area(x - 0.03 * wide, y - 0.025 * wide, medal, medal), lines)]
    for index, quirk in enumerate(face.quirks):
        area = Area(x - 0.014 * wide, y + 0.157 * wide + index * tag * 1.07, tag, tag)
        words = (
            f"{{{quirk}}} {quirk_title(quirk)}",
            tr("A quirk of this patron. At the Bar it counts on the meter above; in the Inn it irks some."),
        )
        parts.append(Spot(f"quirk_{quirk}", area, words))
    first = y + 0.44 * wide * HEIGHT + 0.2186 * wide
    rows = (
        (
            "moon",
            "{moon} " + tr("Inn phase"),
            tr("What irks this patron in the Inn phase: {words}", words=face.moon),
        ),
        ("boot", "{boot} " + tr("Bar phase"), tr("What this patron cannot stand: {words}", words=face.boot)),
    )
    for index, (name, title, meaning) in enumerate(rows):
        area = Area(x + 0.05 * wide, first + index * side * 1.1, side, side * 1.1)
        parts.append(Spot(name, area, (title, meaning)))
    return tuple(parts)


def _room_parts(place: Place) -> tuple[Spot, ...]:
    """Return the plate with the number of the floor."""
    kind, _, floor = place.look.partition(" ")
    if kind != "room":
        return ()
    lines = (
        tr("Floor {n}", n=int(floor)),
        tr("Counted from the bottom. When somebody leaves, everyone above moves down a floor."),
    )
    return (Spot("floor", Area(place.x, place.y, PLATE, place.height), lines),)
