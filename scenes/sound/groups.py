"""Sounds that are switched off together: few enough for a settings page."""

from enum import StrEnum
from typing import assert_never

from scenes.language import tr
from scenes.sound.names import Sound


class Group(StrEnum):
    """Sounds with one switch; the value is what `Settings.muted_sounds` keeps."""

    CARDS = "cards"
    PLACING = "placing"
    CHECKS = "checks"
    IRKS = "irks"
    LEAVING = "leaving"
    SHUFFLES = "shuffles"
    WARNINGS = "warnings"
    UNDO = "undo"
    BUTTONS = "buttons"
    POINTING = "pointing"
    PAGES = "pages"
    ENDINGS = "endings"
    TREASURES = "treasures"
    NUMBERS = "numbers"
    CALLS = "calls"


MEMBERS: dict[Group, tuple[Sound, ...]] = {
    Group.CARDS: (Sound.DEAL, Sound.ENTER_BAR, Sound.TURNED, Sound.HANDS_ROUND, Sound.STEEL, Sound.TEAR),
    Group.PLACING: (Sound.LIFT, Sound.DROP, Sound.ROOF, Sound.STONE),
    Group.CHECKS: (Sound.SWEEP,),
    Group.IRKS: (Sound.IRK_NOISE, Sound.IRK_FIGHTS, Sound.IRK_ODOR, Sound.IRK),
    Group.LEAVING: (Sound.LEAVE, Sound.DOOR, Sound.DOOR_BELL),
    Group.SHUFFLES: (Sound.SHUFFLE,),
    Group.WARNINGS: (Sound.THIRD_PIP, Sound.REFUSED, Sound.HORN),
    Group.UNDO: (Sound.UNDO, Sound.REDO),
    Group.BUTTONS: (Sound.BUTTON, Sound.SWITCH),
    Group.POINTING: (Sound.HOVER,),
    Group.PAGES: (Sound.PAGE,),
    Group.ENDINGS: (Sound.WIN, Sound.LOSS, Sound.CHEER),
    Group.TREASURES: (
        Sound.COIN,
        Sound.GEM,
        Sound.TOKENS_IN,
        Sound.TOKENS_OUT,
        Sound.SUPPORT,
        Sound.LID,
        Sound.BALL,
    ),
    Group.NUMBERS: (
        Sound.COUNT_UP,
        Sound.COUNT_DOWN,
        Sound.AXE,
        Sound.ANVIL,
        Sound.DREAM,
        Sound.GROAN,
        Sound.CHAIN,
        Sound.MATCH,
    ),
    Group.CALLS: (Sound.LAST_ORDERS, Sound.CLANK, Sound.LOW_BELL, Sound.OUT, Sound.PHASE, Sound.GAVEL),
}
"""Which sounds a switch is for; the first one is what a settings page lets hear."""

GROUP_OF: dict[Sound, Group] = {sound: group for group, sounds in MEMBERS.items() for sound in sounds}


def group_words(group: Group) -> str:
    """Return the name of a group in the player's language."""
    match group:
        case Group.CARDS:
            return tr("Cards")
        case Group.PLACING:
            return tr("Placing")
        case Group.CHECKS:
            return tr("Check of the rooms")
        case Group.IRKS:
            return tr("Irked guests")
        case Group.LEAVING:
            return tr("Leaving")
        case Group.SHUFFLES:
            return tr("Shuffles")
        case Group.WARNINGS:
            return tr("Warnings")
        case Group.UNDO:
            return tr("Undo and redo")
        case Group.BUTTONS:
            return tr("Buttons")
        case Group.POINTING:
            return tr("Pointing")
        case Group.PAGES:
            return tr("Pages")
        case Group.ENDINGS:
            return tr("Win and loss")
        case Group.TREASURES:
            return tr("Coins and gems")
        case Group.NUMBERS:
            return tr("Numbers that change")
        case Group.CALLS:
            return tr("Last calls")
    assert_never(group)
