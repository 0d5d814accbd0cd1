"""The tones that only the pictures of Monster Inn are drawn with, and the grounds behind them."""

from assets.drawing.palette import Tones

BROWN = Tones("#C98B5C", "#94592F", "#5A331F")
UMBER = Tones("#9A6546", "#6E4029", "#42241A")
OLIVE = Tones("#E6BE82", "#C2905A", "#825A36")
ROSE = Tones("#FBD2BB", "#EFA98E", "#B26A58")
GOBLIN = Tones("#C2D86E", "#86A83E", "#4A6424")
KOBOLD = Tones("#8FD0C0", "#4A9C96", "#24595E")
KOBOLD_BELLY = Tones("#FFF2CF", "#EFD7A0", "#BF985E")
ORC = Tones("#E2AE98", "#B8776A", "#70403F")
STONE = Tones("#CFC9D2", "#9A92A4", "#5A5268")
ROTTEN = Tones("#C3D3B4", "#8FA98A", "#52695C")
GOLD = Tones("#FFF0A8", "#FFCB45", "#C5801E")
STEEL = Tones("#E4EEF2", "#A9B8C2", "#5E6E7E")
DARK = Tones("#5A5C74", "#34354C", "#1C1C2E")
FLAME = Tones("#FFE98A", "#FF9A2E", "#D1441E")
WHITE_CREAM = Tones("#FFFFFF", "#FFF3D6", "#D3BC92")
SNOW = Tones("#FFFFFF", "#F2F0EA", "#B9B6BE")
VIOLET = Tones("#B58BD6", "#7A4CA8", "#43236A")
MOSSY = Tones("#9DB866", "#5F7F3A", "#34491F")
SKY = Tones("#D6F1FB", "#8CCBE6", "#3F7FA8")
LIME = Tones("#E9FFB0", "#A6EE62", "#4E9A34")
MAGENTA = Tones("#F49AB0", "#CC4A78", "#7E2350")
BLACK = Tones("#4A3E50", "#2A2030", "#18101C")

KIND = {
    "undead": ("#8E6BB8", "#2A1648", "#3D2363"),
    "kobold": ("#E8913C", "#7E3312", "#9C451A"),
    "goblin": ("#D2523E", "#5A0F22", "#741B2C"),
    "orc": ("#7FA653", "#20401F", "#2E552B"),
    "troll": ("#5E9CC6", "#173260", "#22457A"),
}
"""Top, bottom and rays behind the monsters of each kind."""

BAND = {
    "A": ("#DCC48C", "#75592F", "#8A6C3C"),
    "B": ("#8FB3A6", "#2F4F50", "#3B6261"),
    "C": ("#C98A96", "#56263F", "#6C3350"),
    "D": ("#B08A46", "#191322", "#4C3724"),
}
"""Top, bottom and rays behind the Humanoids of each band."""
