"""Takes the pictures of the README with the program itself: `python packaging/pictures.py`.

Scenes as PNG and a turn of a night as a moving WebP, in `packaging/pictures/`. It needs no screen: the
program is driven as the tests drive it, by a clock turned by hand.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "packaging" / "pictures"
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "support")]

import pygame  # noqa: E402
from finished_nights import play_carefully  # noqa: E402
from PIL import Image  # noqa: E402
from pilot import FRAME, Pilot  # noqa: E402
from table_pilot import TablePilot  # noqa: E402
from tour import show  # noqa: E402

SCENES: Final = {
    "title": "title",
    "street": "choose",
    "folly": "table_folly",
    "monster": "table_monster",
    "innkeeper_bids": "table_street_bids",
    "innkeeper_answers": "table_street_answers",
    "inspect": "inspect_inn",
    "rules_book": "rules_book",
    "analysis": "replay_analysed",
    "daily": "daily_won",
}
DEAL, DECISIONS, CHOICE = 18, 7, 3
"""A night, so many decisions of it, and who of those at the Bar goes up then: one sinks, one leaves."""
WIDTH: Final = 800
EVERY: Final = 4
"""Every so many frames one is kept: 15 a second."""
QUALITY: Final = 60


def main() -> None:
    """Take all pictures."""
    OUT.mkdir(exist_ok=True)
    for name, stop in SCENES.items():
        with tempfile.TemporaryDirectory() as home:
            pilot = show(stop, Path(home))
            _save(_photograph(pilot), name)
            pilot.stop()
    with tempfile.TemporaryDirectory() as home:
        film, still = _film(_night(Path(home)))
    _save(still, "table")
    small = [
        frame.resize((WIDTH, WIDTH * frame.height // frame.width), Image.Resampling.LANCZOS) for frame in film
    ]
    first, *others = small
    first.save(
        OUT / "turn.webp",
        save_all=True,
        append_images=others,
        duration=round(1000 * EVERY * FRAME),
        loop=0,
        quality=QUALITY,
        method=4,
    )


def _night(home: Path) -> TablePilot:
    """Return a night with a few guests in bed, at rest."""
    pilot = TablePilot(home, seed=DEAL, has_seen_tutorial=True)
    pilot.settle_table()
    play_carefully(pilot.match, DECISIONS)
    pilot.table.live.settle()
    pilot.table._after_change()
    pilot.move((640, 740))
    pilot.settle_table()
    return pilot


def _film(pilot: TablePilot) -> tuple[list[Image.Image], Image.Image]:
    """Drag a patron to the Inn, hold it, let go, see what comes of it; the moment of holding comes too."""
    frames: list[Image.Image] = []
    pilot.move((520, 730))
    _wait(pilot, 0.5, frames)
    start = pilot.corner(pilot.view.bar[CHOICE])
    grip = (start[0] + 60, start[1] + 70)
    _glide(pilot, grip, 0.5, frames)
    pilot.hold()
    _glide(pilot, pilot.inn, 0.8, frames)
    _wait(pilot, 1.8, frames)
    still = _photograph(pilot)
    pilot.release()
    _wait(pilot, 0.2, frames)
    while pilot.is_moving:
        _wait(pilot, EVERY * FRAME, frames)
    _glide(pilot, (520, 730), 0.6, frames)
    _wait(pilot, 1.6, frames)
    return frames, still


def _glide(pilot: TablePilot, goal: tuple[int, int], seconds: float, frames: list[Image.Image]) -> None:
    """Move the pointer there, slowly at both ends."""
    x, y = pilot.pointer
    steps = round(seconds / FRAME)
    for step in range(1, steps + 1):
        share = step / steps
        eased = share * share * (3 - 2 * share)
        pilot.move((round(x + (goal[0] - x) * eased), round(y + (goal[1] - y) * eased)))
        pilot.tick()
        if step % EVERY == 0:
            frames.append(_photograph(pilot))


def _wait(pilot: TablePilot, seconds: float, frames: list[Image.Image]) -> None:
    for step in range(1, round(seconds / FRAME) + 1):
        pilot.tick()
        if step % EVERY == 0:
            frames.append(_photograph(pilot))


def _photograph(pilot: Pilot) -> Image.Image:
    target = pilot.app.stage.target
    return Image.frombytes("RGB", target.get_size(), pygame.image.tobytes(target, "RGB"))


def _save(picture: Image.Image, name: str) -> None:
    """Write a picture with as many tones as these flat inks need."""
    picture.quantize(256, dither=Image.Dither.NONE).save(OUT / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
