"""The few colours everything is drawn with: three tones of each, and ink."""

from typing import NamedTuple


class Tones(NamedTuple):
    """One colour in the lamp light, as it is, and in the shade (hex)."""

    light: str
    base: str
    dark: str


INK = "#1B1018"
CREAM = "#FFF8E6"
PURE_WHITE = "#fff"

SKIN = Tones("#F6CFA0", "#E0A272", "#A9653F")
PALE = Tones("#FBE6CB", "#EBC79F", "#B98A63")
TAN = Tones("#D89A62", "#B5713F", "#7A4526")
ASH = Tones("#E3D2B8", "#C4AA8B", "#8B7057")
RUST = Tones("#E58A4A", "#C0562A", "#7E2F1B")
WINE = Tones("#C64B58", "#96283F", "#5B1530")
PLUM = Tones("#8A5A8C", "#5E3566", "#37193F")
NIGHT = Tones("#5A5E92", "#363A68", "#1E1F40")
TEAL = Tones("#6FB2A6", "#3A7F7A", "#1F4A4C")
MOSS = Tones("#A8B45C", "#6C8038", "#3C4C22")
FOREST = Tones("#6F9058", "#3F6340", "#223C2C")
OCHRE = Tones("#FFD27A", "#E9A23B", "#A8641E")
PARCHMENT = Tones("#FBF1D3", "#F1DFB4", "#CDA970")
BONE = Tones("#FFF8E6", "#EFE3C8", "#B8A384")
IRON = Tones("#B9BFC4", "#7D868F", "#464C57")
WOOD = Tones("#A8703E", "#7C4A2A", "#4A2918")
FUR = Tones("#A8703E", "#7E4B2A", "#4A2819")
COAL = Tones("#5B4A5C", "#352838", "#1F1422")
PINK = Tones("#F5B5A8", "#DE8578", "#A4504F")
STRAW = Tones("#F7DC8C", "#DDB04C", "#97701F")
BLUE = Tones("#8FC1D6", "#4D8AAB", "#28506F")
GHOST = Tones("#E9FFE0", "#A9E6B0", "#4F9C7C")
RED = Tones("#F0715A", "#C2293A", "#7A1830")

LINEN = Tones("#FFFFFF", "#FFF8E6", "#D0BE9C")
STARCHED = Tones("#FFFFFF", "#FFF8E6", "#CDBB98")
ERMINE = Tones("#FFFFFF", "#FFF8E6", "#D9C7A8")
CHALK = Tones("#FFFFFF", "#FFF8E6", "#D9C7A0")
MOUTH = Tones("#5b1530", "#4a1228", "#2a0a18")
WATER = Tones("#E8F6FA", "#8FC1D6", "#4D8AAB")
