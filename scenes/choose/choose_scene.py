"""Choose a game: a street with a house for each; whoever goes in comes to a new game."""

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.game import Game
from game.registry import GAMES
from saves.info import MatchInfo
from scenes.choose.front import HouseFront
from scenes.choose.house import open_door, paint_house
from scenes.choose.plan import Lot, plan_for
from scenes.choose.signs import PlateWords, plate_picture, sign_picture
from scenes.choose.street import DOOR_SECONDS, door_grown, lamp_post, street_backdrop
from scenes.gui.manager import Gui
from scenes.gui.menu import MenuScene, keys_line
from scenes.gui.pieces import Piece, icon_button
from scenes.keys.commands import Fixed
from scenes.language import plain, tr, tr_n
from scenes.new_game.challenging import challenge_button
from scenes.new_game.find import new_game_scene
from scenes.paint import palette as ink
from scenes.paint.canvas import Canvas
from scenes.paint.controls import Press
from scenes.paint.fonts import Face
from scenes.paint.light import glow_surface
from scenes.paint.units import UNSEEN, Picture, Scale
from scenes.scene import Director
from scenes.sound.names import Sound
from scenes.stage import Sprite
from scenes.table.games.fronts import find_front


class ChooseScene(MenuScene):
    """The street; the house that is pointed at has its door open."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.fronts = tuple(find_front(game.id) for game in GAMES)
        ids = [game.id for game in GAMES]
        last = self.services.settings.game
        self.chosen = ids.index(last) if last in ids else 0
        self._waiting: dict[str, MatchInfo] = {}
        self._opened: float | None = None

    @property
    def game_id(self) -> str:
        """The game whose door is open."""
        return GAMES[self.chosen].id

    def enter(self) -> None:
        """Look which matches wait, and shut the door again."""
        self._opened = None
        self._waiting = {}
        for info in self.services.store.listing():
            if info.is_playable and not info.is_over and info.problem is None:
                self._waiting.setdefault(info.game, info)

    def page_height(self, scale: Scale) -> float:
        """Return what the houses need."""
        self._plan = plan_for(scale, len(GAMES))
        return self._plan.height

    def paint(self, scale: Scale) -> Surface:
        """Paint the street with every door shut."""
        plan = self._plan
        canvas = Canvas(scale, street_backdrop(scale, plan.ground).copy())
        for at, lot in enumerate(plan.lots):
            paint_house(canvas, lot, self.fronts[at], seed=at + 3)
            x, y, wide, _ = lot.plate
            canvas.put(plate_picture(scale, wide, self._plate(GAMES[at])), x, y)
        for lot, other in zip(plan.lots, plan.lots[1:], strict=False):
            lamp_post(canvas, (lot.x + lot.width + other.x) / 2, plan.ground)
        wide = scale.logical_width
        title = canvas.text(tr("Choose a game"), 24, 34, Face.DISPLAY, 34, ink.AMBER, outline=True)
        if plan.has_sky:
            self._paint_keys(canvas, wide - 140, wide - 140 - 24 - title - 30)
        return canvas.surface

    def _paint_keys(self, canvas: Canvas, end: float, room: float) -> None:
        words = self.services.keys.words
        keys = keys_line(
            tr("Arrows: walk the street"),
            tr("{key}: go in", key=words(Fixed.ENTER)),
            tr("{key}: back", key=words(Fixed.ESCAPE)),
        )
        canvas.text(keys, end, 36, Face.BOLD, 15.5, ink.WORDS_ON_WALL, align=1, fit=room)

    def _plate(self, game: Game) -> PlateWords:
        info = self._waiting.get(game.id)
        front = find_front(game.id)
        noted = {count for count, _ in front.count_notes}
        return PlateWords(
            plain(game.title),
            _players_words([count for count in game.player_counts if count not in noted]),
            tr("{n} min", n=front.minutes),
            tr("no game open") if info is None else plain(info.headline),
            info is not None,
        )

    def build(self, gui: Gui) -> None:
        """Create the way back, and a piece for every house that can be entered."""
        tip = tr("Back ({key})", key=self.services.keys.words(Fixed.ESCAPE))
        for at, (game, lot) in enumerate(zip(GAMES, self._plan.lots, strict=False)):
            piece = _House(gui, self, at, game.id, lot)
            if at == self.chosen:
                gui.default = piece
        challenge_button(gui, self, right=74)
        icon_button(gui, "back", gui.scale.logical_width - 66, 12, "undo", self.back, tip=tip)

    def resize(self, scale: Scale) -> None:
        """Lay the street out; the keyboard begins at the chosen house."""
        super().resize(scale)
        if self.gui.focused is None:
            self.gui.focus_named(f"house_{GAMES[self.chosen].id}")

    def choose(self, at: int) -> None:
        """Open the door of a house."""
        self.chosen = at
        self.gui.default = self.gui.find(f"house_{GAMES[at].id}")

    def go_in(self, at: int) -> None:
        """Enter a house: the door grows, then a new game of it is chosen."""
        self.choose(at)
        settings = self.services.settings
        self.services.sounds.play(Sound.DOOR)
        if settings.has_reduced_motion or settings.animation_speed <= 0:
            self._arrive()
        elif self._opened is None:
            self._opened = self.services.now()

    def _arrive(self) -> None:
        self._opened = None
        self.director.push(new_game_scene(self.director, GAMES[self.chosen].id))

    # What is shown.

    def extras(self) -> Sequence[Sprite]:
        """Show the chosen house: its sign and plate in amber, its door open and light on the step."""
        lot, front = self._plan.lots[self.chosen], self.fronts[self.chosen]
        return chosen_sprites(self.scale, lot, front, self._plate(GAMES[self.chosen]))

    def above(self) -> Sequence[Sprite]:
        """Show the door while it grows."""
        if self._opened is None:
            return ()
        window = self.page.window
        screen = pygame.Rect(0, self.page.top, window.width, window.height)
        door = self.scale.box(*self._plan.lots[self.chosen].door)
        grown = door_grown(door, screen, self._seconds(self.services.now()))
        return () if grown is None else (grown,)

    def _seconds(self, now: float) -> float:
        assert self._opened is not None
        return (now - self._opened) * self.services.settings.animation_speed

    def advance(self, now: float) -> None:
        """Go in once the door fills the screen."""
        super().advance(now)
        if self._opened is not None and self._seconds(now) >= DOOR_SECONDS:
            self._arrive()

    def wake_at(self) -> float | None:
        """Return when something moves by itself."""
        return super().wake_at() if self._opened is None else 0.0

    def respond(self, event: Event) -> None:
        """Follow pointer and keyboard to another house; while a door grows, a press only hurries it."""
        if self._opened is not None:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self._arrive()
            return
        super().respond(event)
        if self._opened is not None or self.director.scene is not self:
            return
        under = next(
            (stop for stop in self.gui.stops if isinstance(stop, _House) and stop.is_meant(event)), None
        )
        if under is not None:
            self.choose(under.at)


class _House(Piece):
    """A house as an element; the scene paints it."""

    def __init__(self, gui: Gui, scene: ChooseScene, at: int, game: str, lot: Lot) -> None:
        self.at = at
        super().__init__(gui, f"house_{game}", lot.whole, _unseen, lambda: scene.go_in(at))

    def is_meant(self, event: Event) -> bool:
        """Whether the pointer has come here, or the keyboard."""
        if event.type == pygame.MOUSEMOTION:
            return bool(self.rect.collidepoint(self.gui.mouse_position))
        return event.type == pygame.KEYDOWN and self.gui.has_ring(self)


def _unseen(press: Press) -> Picture:
    del press
    return UNSEEN


def chosen_sprites(scale: Scale, lot: Lot, front: HouseFront, words: PlateWords) -> tuple[Sprite, ...]:
    """Return what is shown over a house that is chosen."""
    sign_x, sign_y, sign_wide, sign_high = lot.sign
    door_x, door_y, door_wide, door_high = lot.door
    plate_x, plate_y, plate_wide, _ = lot.plate
    return (
        _light(scale, lot.middle, sign_y + sign_high / 2, sign_wide * 0.8, 0.45),
        _light(scale, lot.middle, door_y + door_high * 0.7, door_wide * 1.9, 0.6),
        Sprite.at(scale, sign_picture(scale, sign_wide, sign_high, front, is_chosen=True), sign_x, sign_y),
        Sprite.at(scale, open_door(scale), door_x, door_y),
        Sprite.at(scale, plate_picture(scale, plate_wide, words, is_chosen=True), plate_x, plate_y),
    )


def _light(scale: Scale, x: float, y: float, radius: float, strength: float) -> Sprite:
    reach = scale.px(radius)
    pool = glow_surface(reach, ink.LANTERN, strength)
    return Sprite(pool, scale.px(x) - reach, scale.px(y) - reach, flags=pygame.BLEND_RGB_ADD)


def _players_words(counts: Sequence[int]) -> str:
    """Return how many can play."""
    least, most = min(counts), max(counts)
    if least == most:
        return tr_n("{n} player", "{n} players", least)
    return tr("{least} to {most}", least=least, most=most)
