"""The few flat inks of the look as names, and what they are in the theme of now.

Everything is drawn in names; only the lowest brushes ask for the tone of a name. Tones are picked from
triples (light, base, dark), never mixed by alpha.
"""

import re
from collections.abc import Mapping
from typing import TypeAlias

from scenes.paint.cache import forget_surfaces
from scenes.paint.contrast import CONTRAST
from scenes.paint.day import DAY
from scenes.paint.theme import Theme

Light: TypeAlias = tuple[int, int, int]
"""What a pool of light adds in its middle."""

THEMES: Mapping[str, Theme] = {"night": Theme(), "day": DAY, "contrast": CONTRAST}

_NIGHT: dict[str, str] = {}


class Ink(str):
    """A tone by its name, such as "@wood"; no theme's name of a tone is a colour that pygame knows."""

    __slots__ = ()


class Glow(str):
    """A light by its name, such as "lantern"."""

    __slots__ = ()


_NIGHT_LIGHTS: dict[str, Light] = {}


def _ink(name: str, night: str) -> Ink:
    """Name a tone that is this one at night."""
    _NIGHT[f"@{name}"] = night
    return Ink(f"@{name}")


def _glow(name: str, *night: int) -> Glow:
    """Name a light that is this one at night."""
    red, green, blue = night
    _NIGHT_LIGHTS[name] = red, green, blue
    return Glow(name)


INK = _ink("ink", "#1B1018")
TEXT = _ink("text", "#2A1722")
TEXT_QUIET = _ink("text_quiet", "#5B3A2A")

PARCHMENT = _ink("parchment", "#F1DFB4")
PARCHMENT_LIGHT = _ink("parchment_light", "#FBF1D3")
PARCHMENT_SHADE = _ink("parchment_shade", "#CDA970")
PARCHMENT_LOW = _ink("parchment_low", "#DDBF86")
PARCHMENT_INSET = _ink("parchment_inset", "#E4CB96")
HAIRLINE = _ink("hairline", "#A87A4A")
RULE = _ink("rule", "#C9A873")

LAMP = _ink("lamp", "#F2A93B")
AMBER = _ink("amber", "#FFD27A")
AMBER_LIGHT = _ink("amber_light", "#FFF1C4")
AMBER_DARK = _ink("amber_dark", "#D98E2E")
AMBER_SUBTEXT = _ink("amber_subtext", "#4A2918")

WOOD_LIGHT = _ink("wood_light", "#A8703E")
WOOD = _ink("wood", "#6E4228")
WOOD_DARK = _ink("wood_dark", "#3B2219")
WOOD_EDGE = _ink("wood_edge", "#B98048")
WOOD_SHADE = _ink("wood_shade", "#4A2918")
WOOD_OFF = _ink("wood_off", "#4A3226")
WOOD_OFF_SHADE = _ink("wood_off_shade", "#35221A")
FRAME = _ink("frame", "#7C4A2A")
RAIL = _ink("rail", "#8A5730")
RAIL_LIGHT = _ink("rail_light", "#C48A50")
BEAM = _ink("beam", "#5A3420")
BEAM_LIGHT = _ink("beam_light", "#8A5A36")
GROOVE = _ink("groove", "#2E1C14")
PLATE_OFF = _ink("plate_off", "#4A2A1B")
PLATE_OFF_TEXT = _ink("plate_off_text", "#C9AE8E")
SUBTEXT_ON_WOOD = _ink("subtext_on_wood", "#EFD9B4")
FADED_ON_WOOD = _ink("faded_on_wood", "#DCC6A6")
SLOT_TEXT = _ink("slot_text", "#E7CFA8")
SLOT_DASH = _ink("slot_dash", "#C9A15A")
CARD_DASH = _ink("card_dash", "#D9A860")

PLUM = _ink("plum", "#3B2038")
PLUM_EDGE = _ink("plum_edge", "#8A5A8C")
DEEP_PLUM = _ink("deep_plum", "#241422")
DEEP_PLUM_EDGE = _ink("deep_plum_edge", "#5B3A50")
SLOT = _ink("slot", "#3A2440")
HOLLOW = _ink("hollow", "#2A1722")
HOLLOW_ALARM = _ink("hollow_alarm", "#4A1524")
PIP_OFF = _ink("pip_off", "#1F1422")
PIP = _ink("pip", "#D9B36A")
DIM = _ink("dim", "#C9B6A0")

MOON = _ink("moon", "#FFF1C4")
MOON_SPOT = _ink("moon_spot", "#EAD79A")
STAR = _ink("star", "#CFC3E6")
HILL = _ink("hill", "#2E2650")
HILL_NEAR = _ink("hill_near", "#221A3C")

STONE = _ink("stone", "#4B4458")
STONE_LIGHT = _ink("stone_light", "#8A82A0")
STONE_DARK = _ink("stone_dark", "#2E2840")
GOAL_OFF = _ink("goal_off", "#B7AEC8")
IRON = _ink("iron", "#7D868F")

WINE = _ink("wine", "#96283F")
WINE_LIGHT = _ink("wine_light", "#C64B58")
WINE_DARK = _ink("wine_dark", "#4A1228")
WINE_COVER = _ink("wine_cover", "#7A1F38")

BOARD = _ink("board", "#20302E")
BOARD_SMEAR = _ink("board_smear", "#2B3D3A")
BOARD_TAG = _ink("board_tag", "#31463F")
BOARD_BAND = _ink("board_band", "#2F4440")
CHALK = _ink("chalk", "#F3EBDD")
CHALK_QUIET = _ink("chalk_quiet", "#C8CCC0")
CHALK_BODY = _ink("chalk_body", "#D5DDD0")
CHALK_FAINT = _ink("chalk_faint", "#B9C6BC")
CHALK_NOTE = _ink("chalk_note", "#A9BDB4")

ALARM = _ink("alarm", "#7A1830")
ALARM_EDGE = _ink("alarm_edge", "#F0715A")
ALARM_TEXT = _ink("alarm_text", "#FFE0D8")
ALARM_PIP = _ink("alarm_pip", "#F0907A")
ALARM_NUMBER = _ink("alarm_number", "#FF8C78")

RUST = _ink("rust", "#C0562A")
RED = _ink("red", "#C2293A")
BRASS = _ink("brass", "#E9A23B")
BRASS_DARK = _ink("brass_dark", "#A8641E")
MOSS_DARK = _ink("moss_dark", "#3C4C22")
SEA = _ink("sea", "#28506F")

PLAYER_AMBER = _ink("player_amber", "#F0B64A")
PLAYER_TEAL = _ink("player_teal", "#3FA79A")
PLAYER_PLUM = _ink("player_plum", "#A46AC0")
PLAYER_MOSS = _ink("player_moss", "#8FA648")
PLAYER_RUST = _ink("player_rust", "#D8673A")
PLAYER_SKY = _ink("player_sky", "#6FA8DC")

CELLAR = (_ink("cellar", "#3A3448"), _ink("cellar_low", "#352F43"), _ink("cellar_high", "#403A50"))
CELLAR_SEAM = _ink("cellar_seam", "#241F30")
NICHE = _ink("niche", "#1E1828")
NICHE_HOLLOW = _ink("niche_hollow", "#282134")
NICHE_EDGE = _ink("niche_edge", "#4A405C")
EAVE = (_ink("eave_light", "#6A5688"), _ink("eave", "#4C3A66"), _ink("eave_dark", "#33264A"))
ROOF_MOSS = (
    _ink("roof_moss_light", "#5E7A5A"),
    _ink("roof_moss", "#3E5A3E"),
    _ink("roof_moss_dark", "#263A28"),
)
ROOF_CLAY = (
    _ink("roof_clay_light", "#8A5A4A"),
    _ink("roof_clay", "#6A3A2E"),
    _ink("roof_clay_dark", "#4A2420"),
)
ROOF_SLATE = (
    _ink("roof_slate_light", "#5A7A8A"),
    _ink("roof_slate", "#35566A"),
    _ink("roof_slate_dark", "#203A4A"),
)
SIGN_NIGHT = _ink("sign_night", "#363A68")
SIGN_MOSS = _ink("sign_moss", "#2F4A3A")
SIGN_SLATE = _ink("sign_slate", "#28506F")
SMOKE = _ink("smoke", "#4E4474")
EAVE_OUT = (_ink("eave_out_light", "#4A4058"), _ink("eave_out", "#352C44"), _ink("eave_out_dark", "#241C30"))
SAFE = _ink("safe", "#C9DC8A")
DOOMED = _ink("doomed", "#FFB59E")
MOSS_EDGE = _ink("moss_edge", "#6C8038")
MOSS_TEXT = _ink("moss_text", "#E6F0C0")
TRAY = _ink("tray", "#4A2A1B")
TRAY_SHADE = _ink("tray_shade", "#2E1810")
TRAY_HOLLOW = _ink("tray_hollow", "#331B12")

VIOLET = (_ink("violet_light", "#B48AD0"), _ink("violet", "#6E4490"), _ink("violet_dark", "#3E2256"))
ORANGE = (_ink("orange_light", "#FFC27A"), _ink("orange", "#A84E14"), _ink("orange_dark", "#6E340C"))
CRIMSON = (_ink("crimson_light", "#F0715A"), _ink("crimson", "#A82236"), _ink("crimson_dark", "#6A1230"))
LEAF = (_ink("leaf_light", "#A8C46A"), _ink("leaf", "#4C6E2A"), _ink("leaf_dark", "#2A421A"))
RIVER = (_ink("river_light", "#8FC1E8"), _ink("river", "#2F668C"), _ink("river_dark", "#183E5E"))
"""Light, base and dark of ribbons that tell kinds of cards apart."""

DOWN = _ink("down", "#33263A")
DOWN_EDGE = _ink("down_edge", "#5C4A66")
DOWN_LINE = _ink("down_line", "#6A5674")
DOWN_TEXT = _ink("down_text", "#CFC2D4")
DOWN_QUIET = _ink("down_quiet", "#B5A6BC")
INN_WALL = (_ink("inn_wall", "#4E3326"), _ink("inn_wall_low", "#492F23"), _ink("inn_wall_high", "#54382A"))
INN_PLATE = _ink("inn_plate", "#33211A")
INN_HOLLOW = _ink("inn_hollow", "#2A1A14")
INN_DASH = _ink("inn_dash", "#6A4A36")
INN_QUIET = _ink("inn_quiet", "#D9C2A0")
INN_FREE = _ink("inn_free", "#B89C84")
STREET = (_ink("street", "#4A4250"), _ink("street_low", "#443C4A"), _ink("street_high", "#524858"))
STREET_SEAM = _ink("street_seam", "#2E2838")
QUALITY = (
    _ink("luxury", "#2A7A74"),
    _ink("service", "#9A6A1E"),
    _ink("cuisine", "#5A5F6C"),
    _ink("entertainment", "#9A2F62"),
)
"""The grounds of the four characteristics while they count; icons tell them apart as well."""

EDGE = _ink("edge", "#1B1018")
"""The outline of what can be pressed."""
WORDS_ON_WALL = _ink("words_on_wall", "#EFD9B4")
"""Words that stand on bare planks or under the sky."""
AMBER_HOVER = _ink("amber_hover", "#FFE09E")
AMBER_HOVER_EDGE = _ink("amber_hover_edge", "#FFF8E0")
WOOD_HOVER = _ink("wood_hover", "#7F4F31")
WOOD_HOVER_EDGE = _ink("wood_hover_edge", "#D19A5E")
WOOD_HOVER_SUBTEXT = _ink("wood_hover_subtext", "#FBE9C6")
TOGGLE_EDGE = _ink("toggle_edge", "#5A3A2A")
CARD_HOLLOW = _ink("card_hollow", "#4A2A18")
KEY_HOLLOW = _ink("key_hollow", "#2A1A14")
KEY_DASH = _ink("key_dash", "#8A6248")
KEY_WORDS = _ink("key_words", "#CDB49A")
BIN = _ink("bin", "#2A1622")
BIN_WORDS = _ink("bin_words", "#FFE0B0")
SLOT_HOT = _ink("slot_hot", "#54335C")
SLOT_DOT = _ink("slot_dot", "#4A3040")
NUMBER_OLD = _ink("number_old", "#D8BE84")
PANE_DARK = _ink("pane_dark", "#2A2A55")

WALL = (_ink("wall", "#2F1C2A"), _ink("wall_low", "#291824"), _ink("wall_high", "#34202C"))
WALL_SEAM = _ink("wall_seam", "#1B0F18")
COUNTER = (_ink("counter", "#6E4228"), _ink("counter_low", "#643A24"), _ink("counter_high", "#764A2C"))
COUNTER_SEAM = _ink("counter_seam", "#33190F")
FLOOR = (_ink("floor", "#3B2219"), _ink("floor_low", "#35201A"), _ink("floor_high", "#40261B"))
FLOOR_SEAM = _ink("floor_seam", "#1B1018")
SHELF = (_ink("shelf", "#5A3420"), _ink("shelf_low", "#523020"), _ink("shelf_high", "#633A24"))
SHELF_SEAM = _ink("shelf_seam", "#2A1510")

SKY_TOP = _ink("sky_top", "#161433")
SKY_LOW = _ink("sky_low", "#4A3A6E")
CLOUD = _ink("cloud", "#4A3A6E")
SUNBEAM = _ink("sunbeam", "#FFF4D2")
HOUSES = (_ink("house", "#251C44"), _ink("house_high", "#2B2150"), _ink("house_low", "#211940"))
GABLES = dict(
    zip(
        HOUSES,
        (_ink("gable", "#251C44"), _ink("gable_high", "#2B2150"), _ink("gable_low", "#211940")),
        strict=True,
    )
)
"""The roof of a house in the street by the tone of its walls; at night they are one."""
ROOF_FAR = _ink("roof_far", "#1E1636")
PANE = _ink("pane", "#E9A23B")
"""A window behind which somebody is still up; by day, an open one."""
PANE_OUT = _ink("pane_out", "#171129")
"""A window behind which they sleep; by day, its shutters."""

HILL_FAR = _ink("hill_far", "#382F60")
PANE_FRAME = _ink("pane_frame", "#1B1018")

# Glass, its shade, its edge, then the flame, its shade and its edge.
LANTERN_FULL = (
    _ink("glass", "#FFD27A"),
    _ink("glass_shade", "#F2A93B"),
    _ink("glass_edge", "#FFF6D6"),
    _ink("flame", "#FFB347"),
    _ink("flame_shade", "#E2762B"),
    _ink("flame_edge", "#FFFDF0"),
)
LANTERN_HALF = (
    _ink("half_glass", "#DDA350"),
    _ink("half_glass_shade", "#BD7C30"),
    _ink("half_glass_edge", "#EFCF94"),
    _ink("half_flame", "#FFC56A"),
    _ink("half_flame_shade", "#E2762B"),
    _ink("half_flame_edge", "#FFE9B0"),
)
LANTERN_LOW = (
    _ink("low_glass", "#94582E"),
    _ink("low_glass_shade", "#6E4022"),
    _ink("low_glass_edge", "#B9814A"),
    _ink("low_flame", "#F0A048"),
    _ink("low_flame_shade", "#C0562A"),
    _ink("low_flame_edge", "#FFD27A"),
)
LANTERN_OUT = (
    _ink("out_glass", "#45404E"),
    _ink("out_glass_shade", "#332F3C"),
    _ink("out_glass_edge", "#6A6474"),
    _ink("out_flame", "#45404E"),
    _ink("out_flame_shade", "#332F3C"),
    _ink("out_flame_edge", "#55505E"),
)

VEIL = _ink("veil", "#120816")
END_VEIL = _ink("end_veil", "#140A18")
LATE_VEIL = _ink("late_veil", "#0E0716")
LATE_SKY = _ink("late_sky", "#0A0920")
SHADOW = _ink("shadow", "#120810")
LIFTED_SHADOW = _ink("lifted_shadow", "#0E060E")
LAMP_OUT = _ink("lamp_out", "#5C5478")
"""What a lantern without a flame is multiplied with."""
UNLIT = _ink("unlit", "#564C7A")
"""What a room without light is multiplied with."""

WALL_LAMP = _glow("wall_lamp", 136, 80, 24)
LANTERN = _glow("lantern", 190, 110, 30)
WINDOW = _glow("window", 160, 100, 30)
MOONLIGHT = _glow("moonlight", 200, 180, 120)
COUNTER_LIGHT = _glow("counter", 120, 66, 22)
HEARTH = _glow("hearth", 110, 60, 20)
FAR_WINDOW = _glow("far_window", 150, 90, 24)
DAYLIGHT = _glow("daylight", 0, 0, 0)
"""What falls through the windows at the upper left."""

_MIDDLE = 8 * 128
_NAME = re.compile(r"@[a-z_]+")


class _Now:
    """The theme that everything is drawn in."""

    def __init__(self) -> None:
        self.put_on("night")

    def put_on(self, name: str) -> None:
        self.name = name
        self.theme = THEMES[name]
        self.tones = {**_NIGHT, **{f"@{ink}": tone for ink, tone in self.theme.inks.items()}}
        self.lights = {**_NIGHT_LIGHTS, **self.theme.lights}


_NOW = _Now()


def use_theme(name: str) -> None:
    """Draw in another theme from now on; everything that was drawn is forgotten. Raises KeyError."""
    if name != _NOW.name:
        _NOW.put_on(name)
        forget_surfaces()


def theme() -> str:
    """The name of the theme of now: "night", "day" or "contrast"."""
    return _NOW.name


def look() -> Theme:
    """What sets the theme of now apart from the night, tones aside."""
    return _NOW.theme


def tone(ink: str) -> str:
    """The tone of an ink in the theme of now, as "#RRGGBB"; what is no ink comes back as it is."""
    return _NOW.tones.get(ink, ink)


def parts(ink: str) -> Light:
    """Red, green and blue of an ink in the theme of now, 0 to 255."""
    plain = tone(ink)
    return int(plain[1:3], 16), int(plain[3:5], 16), int(plain[5:7], 16)


def is_light(ink: str) -> bool:
    """Whether an ink is one for words on a dark ground in the theme of now."""
    red, green, blue = parts(ink)
    return 2 * red + 5 * green + blue > _MIDDLE


def light(glow: Glow) -> Light:
    """What a light adds in the theme of now."""
    return _NOW.lights[glow]


def inked(source: str) -> str:
    """The text of a drawing with every ink in it as its tone."""
    return _NAME.sub(lambda found: _NOW.tones[found[0]], source)
