"""Every picture there is: the file it goes to, its size, and the function that draws it."""

from collections.abc import Iterator

from assets.drawing import deck_back, deck_backs, desktop_icons, gryphon, logo, strangers
from assets.drawing.frames import cards, lights, plates, roof, shelf
from assets.drawing.icons import arrows, comfort, controls, days, house, quirks, tables
from assets.drawing.innkeeper import catalogue as innkeeper
from assets.drawing.innkeepers_folly import catalogue as innkeepers_folly
from assets.drawing.monster_inn import catalogue as monster_inn
from assets.drawing.patrons import (
    abstinent_nun,
    bloody_barbarian,
    boastful_bard,
    bored_time_mage,
    bunny_prince,
    charitable_giant,
    clumsy_wizard,
    drunken_dwarf,
    fasting_monk,
    gossiping_goodwife,
    hungry_war_bear,
    lazy_sorcerer,
    pungent_peddler,
    rusty_ranger,
    sensitive_hunter,
    sleepy_summoner,
    squabbling_squire,
    stressed_satyr,
)
from assets.drawing.picture import Picture
from assets.drawing.sheets import Draw, Sheet

_PORTRAITS: dict[str, Draw] = {
    "abstinent_nun": abstinent_nun.draw,
    "bloody_barbarian": bloody_barbarian.draw,
    "boastful_bard": boastful_bard.draw,
    "bored_time_mage": bored_time_mage.draw,
    "bunny_prince": bunny_prince.draw,
    "charitable_giant": charitable_giant.draw,
    "clumsy_wizard": clumsy_wizard.draw,
    "drunken_dwarf": drunken_dwarf.draw,
    "fasting_monk": fasting_monk.draw,
    "gossiping_goodwife": gossiping_goodwife.draw,
    "hungry_war_bear": hungry_war_bear.draw,
    "lazy_sorcerer": lazy_sorcerer.draw,
    "pungent_peddler": pungent_peddler.draw,
    "rusty_ranger": rusty_ranger.draw,
    "sensitive_hunter": sensitive_hunter.draw,
    "sleepy_summoner": sleepy_summoner.draw,
    "squabbling_squire": squabbling_squire.draw,
    "stressed_satyr": stressed_satyr.draw,
}

_ICONS: dict[str, Draw] = {
    "food": quirks.food,
    "drink": quirks.drink,
    "fights": quirks.fights,
    "noise": quirks.noise,
    "odor": quirks.odor,
    "moon": house.moon,
    "boot": house.boot,
    "leave": house.leave,
    "bed": house.bed,
    "zzz": house.zzz,
    "key": house.key,
    "goal": house.goal,
    "lock": house.lock,
    "clock": house.clock,
    "die": house.die,
    "person": house.person,
    "bot": house.bot,
    "flag": house.flag,
    "menu": controls.menu,
    "hint": controls.hint,
    "check": controls.check,
    "cross": controls.cross,
    "warn": controls.warn,
    "gear": controls.gear,
    "question": controls.question,
    "hand": controls.hand,
    "eye": controls.eye,
    "drag": controls.drag,
    "chart": controls.chart,
    "book": controls.book,
    "trash": controls.trash,
    "music": controls.music,
    "play": arrows.play,
    "pause": arrows.pause,
    "next": arrows.next_step,
    "previous": arrows.previous_step,
    "up": arrows.up,
    "down": arrows.down,
    "undo": arrows.undo,
    "redo": arrows.redo,
    "sound_on": comfort.sound_on,
    "palette": comfort.palette,
    "card_back": comfort.card_back,
    "keyboard": comfort.keyboard,
    "gamepad": comfort.gamepad,
    "search": comfort.search,
    "teacher": comfort.teacher,
    "gallery": comfort.gallery,
    "arrow_right": comfort.arrow_right,
    "contrast": comfort.contrast,
    "pin": comfort.pin,
    "flame": comfort.flame,
    "screen": comfort.screen,
    "calendar": days.calendar,
    "copy": days.copy,
    "won": days.won,
    "perfect": days.perfect,
    "purse": tables.purse,
    "hand_of_cards": tables.hand_of_cards,
    "clockwise": tables.clockwise,
    "counterclockwise": tables.counterclockwise,
    "swap": tables.swap,
    "pass_on": tables.pass_on,
    "house_bell": tables.house_bell,
    "stool": tables.stool,
    "sword": tables.sword,
}

_STRANGERS: dict[str, Draw] = {
    "body": strangers.body,
    "face_wide_eyed": strangers.wide_eyed,
    "face_drowsy": strangers.drowsy,
    "face_one_eyed": strangers.one_eyed,
    "face_bearded": strangers.bearded,
    "hat_tip": strangers.tip,
    "hat_brim": strangers.brim,
    "hat_tall": strangers.tall,
    "hat_toque": strangers.toque,
    "hat_kettle": strangers.kettle,
    "hat_nightcap": strangers.nightcap,
    "hat_antlers": strangers.antlers,
    "hat_bucket": strangers.bucket,
    "prefers_food": strangers.food,
    "prefers_drink": strangers.drink,
    "quirk_fights": strangers.fights,
    "quirk_noise": strangers.noise,
    "quirk_odor": strangers.odor,
}

_FRAMES: dict[str, Sheet] = {
    "icons/gryphon": Sheet(400, 400, gryphon.draw),
    "icons/deck_back": Sheet(350, 490, deck_back.draw),
    "backs/keyhole": Sheet(350, 490, deck_backs.keyhole),
    "backs/moon": Sheet(350, 490, deck_backs.moon_and_barrel),
    "backs/hops": Sheet(350, 490, deck_backs.hops),
    "frames/card_face": Sheet(350, 490, cards.card_face),
    "frames/ribbon_wine": Sheet(320, 66, cards.ribbon_wine),
    "frames/ribbon_night": Sheet(320, 66, cards.ribbon_night),
    "frames/ribbon_teal": Sheet(320, 66, cards.ribbon_teal),
    "frames/inn_roof": Sheet(440, 140, roof.inn_roof),
    "frames/lantern": Sheet(160, 220, lights.lantern),
    "frames/window": Sheet(220, 240, lights.window),
    "frames/button": Sheet(100, 100, plates.button),
    "frames/button_hot": Sheet(100, 100, plates.button_hot),
    "frames/floor_plate": Sheet(80, 140, plates.floor_plate),
    "frames/shelf": Sheet(680, 130, shelf.shelf),
    "logo": Sheet(1000, 760, logo.draw),
    "street_sign": Sheet(1000, 760, logo.draw_street),
    "app_icon": Sheet(400, 400, desktop_icons.program),
    "document_icon": Sheet(400, 400, desktop_icons.document),
}


SHEETS: dict[str, Sheet] = {
    **{
        f"portraits/{name}": Sheet(400, 400, draw, cut_out=f"portraits_cut/{name}")
        for name, draw in _PORTRAITS.items()
    },
    **{f"icons/{name}": Sheet(100, 100, draw) for name, draw in _ICONS.items()},
    **{f"strangers/{name}": Sheet(400, 400, draw) for name, draw in _STRANGERS.items()},
    **_FRAMES,
    **monster_inn.SHEETS,
    **innkeepers_folly.SHEETS,
    **innkeeper.SHEETS,
}
"""All of them, by path below the art folder, with slashes and without `.svg`."""


def drawn(name: str) -> dict[str, str]:
    """Draw one picture: the SVG text of each of its files, by path below the art folder."""
    sheet = SHEETS[name]
    art = Picture(sheet.width, sheet.height, sheet.pen)
    sheet.draw(art)
    files = {f"{name}.svg": art.svg()}
    if sheet.cut_out:
        files[f"{sheet.cut_out}.svg"] = art.cut_out_svg()
    return files


def drawn_files() -> Iterator[tuple[str, str]]:
    """Draw everything: each file's path below the art folder, and its SVG text."""
    for name in SHEETS:
        yield from drawn(name).items()
