"""Who will sit at a table: chairs in a row, and the regulars at the bar whose faces are free."""

from collections.abc import Sequence

from game.bots.roster import USUAL_BOT, usual_bot
from game.core.game import Game
from game.core.players import COLOURS, LONGEST_NAME, Player
from game.core.rules import Seat
from scenes.language import tr, tr_n
from scenes.paint.players import NAMES, REGULARS, seat_colour


class Party:
    """Chairs, some of them empty; every face and every colour is taken at most once."""

    def __init__(self, counts: Sequence[int], players: Sequence[Player] = (), bot: str = USUAL_BOT) -> None:
        """Seat the players; without any, one person and bots, as many as usual; `bot` is the usual one."""
        self.counts = tuple(counts)
        self._bot = bot
        self.chairs: list[Player | None] = [None] * max(counts)
        self.bar: list[str] = [regular.face for regular in REGULARS]
        if len(players) not in counts:
            players = (Player(), *[Player(bot)] * (counts[0] - 1))
        for seat, player in enumerate(players):
            self._seat(seat, player)

    def _seat(self, seat: Seat, player: Player) -> None:
        """Seat a player; a face that is taken or unknown gives way to the next one at the bar."""
        face = player.face if player.face in self.bar else self.bar[0]
        self.bar.remove(face)
        wished = seat_colour(player, seat)
        taken = self._colours()
        colour = wished if wished not in taken else next(one for one in COLOURS if one not in taken)
        self.chairs[seat] = Player(player.kind, clean_name(player.name), face, colour)

    def _colours(self) -> set[str]:
        return {chair.colour for chair in self.chairs if chair is not None}

    @property
    def players(self) -> tuple[Player, ...]:
        """Whoever sits, in order, with the name that others will read; persons may go without."""
        return tuple(
            chair if chair.is_person else chair._replace(name=chair.name or NAMES[chair.face])
            for chair in self.seated
        )

    @property
    def seated(self) -> tuple[Player, ...]:
        """Whoever sits, in order, with the name that was written."""
        return tuple(chair for chair in self.chairs if chair is not None)

    @property
    def taken(self) -> tuple[Seat, ...]:
        """The chairs on which somebody sits."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair is not None)

    @property
    def first(self) -> Seat:
        """The first chair on which somebody sits."""
        return self.taken[0]

    @property
    def persons(self) -> int:
        """How many decide at the screen."""
        return sum(player.is_person for player in self.seated)

    def number(self, seat: Seat) -> int:
        """Return which player, from 1, sits on a chair."""
        return sum(chair is not None for chair in self.chairs[: seat + 1])

    def called(self, seat: Seat) -> str:
        """Return what a player is called who writes no name."""
        chair = self.chairs[seat]
        if chair is None:
            return ""
        return tr("Player {n}", n=self.number(seat)) if chair.is_person else NAMES[chair.face]

    # What can be changed.

    def put(self, face: str, seat: Seat) -> None:
        """Let a regular lend its face to a chair; on an empty one sits a bot with it."""
        at = self.bar.index(face)
        chair = self.chairs[seat]
        if chair is None:
            self._seat(seat, Player(self._bot, face=face))
        else:
            self.bar[at] = chair.face
            self.chairs[seat] = chair._replace(face=face)

    def swap(self, one: Seat, other: Seat) -> None:
        """Let two change chairs; one of them may be empty."""
        self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]

    def clear(self, seat: Seat) -> bool:
        """Send a player to the bar; return whether enough are left to play."""
        chair = self.chairs[seat]
        if chair is None or len(self.seated) - 1 not in self.counts:
            return False
        self.bar.append(chair.face)
        self.chairs[seat] = None
        return True

    def choose_kind(self, seat: Seat, kind: str) -> None:
        """Let a person or a bot of some level decide."""
        self._change(seat, kind=kind)

    def write(self, seat: Seat, name: str) -> None:
        """Give a player a name; without one it has that of its face or its number."""
        self._change(seat, name=clean_name(name))

    def dress(self, seat: Seat, colour: str) -> None:
        """Give a player a colour; who has it already takes the other one."""
        before = self.chairs[seat]
        if before is None:
            return
        for other, chair in enumerate(self.chairs):
            if chair is not None and chair.colour == colour:
                self._change(other, colour=before.colour)
        self._change(seat, colour=colour)

    def _change(self, seat: Seat, **values: str) -> None:
        chair = self.chairs[seat]
        if chair is not None:
            self.chairs[seat] = chair._replace(**values)

    # What is wrong.

    def twin(self) -> Seat | None:
        """Return a chair whose player has the same name as one before, or None."""
        seen: set[str] = set()
        for seat, chair in enumerate(self.chairs):
            if chair is None:
                continue
            name = (chair.name.strip() or self.called(seat)).casefold()
            if name in seen:
                return seat
            seen.add(name)
        return None

    def words(self) -> str:
        """Return how many play, and how many of them are bots."""
        n = len(self.seated)
        bots = n - self.persons
        seats = tr_n("{n} seat", "{n} seats", n)
        if not bots:
            return tr("{seats}, no bots", seats=seats)
        return tr_n("{seats}, {n} of them a bot", "{seats}, {n} of them bots", bots, seats=seats)


def players_of(game: Game, kinds: Sequence[str]) -> tuple[Player, ...]:
    """Return players of these kinds, with the faces and names of a new table where several play."""
    players = tuple(Player(kind) for kind in kinds)
    return players if len(kinds) == 1 else Party(game.player_counts, players, usual_bot(game)).players


def clean_name(name: str) -> str:
    """Return a name as it can stand in every sentence: braces mark icons there."""
    return "".join(letter for letter in name if letter.isprintable() and letter not in "{}")[:LONGEST_NAME]
