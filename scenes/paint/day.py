"""The same inn on a bright morning: honey wood, cream clouds, a sun on its way, and no lamp lit.

Paper, wine and chalk stay what they are, and so does the amber that asks for something.
"""

from scenes.paint.theme import Theme

_GLASS = {"glass": "#DDE6E2", "glass_shade": "#B4C2C2", "glass_edge": "#F7FAF4"}
_WICK = {"flame": "#DDE6E2", "flame_shade": "#B4C2C2", "flame_edge": "#C9D5D3"}
_UNLIT = {**_GLASS, **_WICK}

_WOOD = {
    "wood_light": "#CB9556",
    "wood": "#85512A",
    "wood_dark": "#4C2C16",
    "wood_edge": "#DBA566",
    "wood_shade": "#5E3618",
    "wood_off": "#5E4632",
    "wood_off_shade": "#46321F",
    "wood_hover": "#935B30",
    "wood_hover_edge": "#EDBE80",
    "wood_hover_subtext": "#FFF4DC",
    "frame": "#9A6234",
    "rail": "#B0763F",
    "rail_light": "#EBBB78",
    "beam": "#774824",
    "beam_light": "#B07A46",
    "groove": "#4A2E1A",
    "toggle_edge": "#8A6038",
    "plate_off": "#5A3820",
    "plate_off_text": "#E0CBAE",
    "subtext_on_wood": "#F7E8CC",
    "faded_on_wood": "#EAD8BA",
    "slot_text": "#F4E2C2",
    "card_hollow": "#8A5A30",
    "card_dash": "#FFE3A8",
    "key_hollow": "#5A3A24",
    "key_dash": "#D0A878",
    "key_words": "#F0DEC2",
    "bin": "#5A2A34",
    "words_on_wall": "#26120A",
}

_BOARDS = {
    "wall": "#DDB680",
    "wall_low": "#D4AB73",
    "wall_high": "#E5C28F",
    "wall_seam": "#A67A48",
    "counter": "#C78C4E",
    "counter_low": "#BD8245",
    "counter_high": "#D0985A",
    "counter_seam": "#8A5A2C",
    "floor": "#96673C",
    "floor_low": "#8C5E35",
    "floor_high": "#A07144",
    "floor_seam": "#5A3A1E",
    "shelf": "#7A4A26",
    "shelf_low": "#704220",
    "shelf_high": "#84532C",
    "shelf_seam": "#4A2A12",
}

_OUTSIDE = {
    "sky_top": "#6FB4DE",
    "sky_low": "#FBEFD0",
    "cloud": "#FFF9EA",
    "moon": "#FFD35C",
    "moon_spot": "#FFE69A",
    "hill": "#94B45C",
    "hill_near": "#77A04A",
    "hill_far": "#B4CB78",
    "house": "#EBDAB6",
    "house_high": "#F2E5C8",
    "house_low": "#E0CBA2",
    "gable": "#C4744A",
    "gable_high": "#B5643E",
    "gable_low": "#CE8458",
    "roof_far": "#BE6B42",
    "pane": "#3E6080",
    "pane_out": "#93B266",
    "pane_frame": "#5A3A22",
    "pane_dark": "#5F86A0",
}

_REST = {
    "plum": "#57305A",
    "plum_edge": "#A87CAE",
    "deep_plum": "#3A2238",
    "deep_plum_edge": "#7E5A78",
    "slot": "#5A3E62",
    "slot_hot": "#74508A",
    "slot_dot": "#7A5868",
    "hollow": "#46293A",
    "hollow_alarm": "#6A1E34",
    "pip_off": "#2E1C30",
    "dim": "#EBDCC6",
    "stone": "#67617A",
    "stone_light": "#B4ACC8",
    "stone_dark": "#423D58",
    "goal_off": "#D2CBDF",
    "veil": "#2A1A14",
    "end_veil": "#F2E4C6",
    "late_veil": "#8A4A26",
    "shadow": "#3A2010",
    "lifted_shadow": "#331C0E",
    "lamp_out": "#D0CCC8",
    "unlit": "#B4ACA8",
}

DAY = Theme(
    inks={
        **_WOOD,
        **_BOARDS,
        **_OUTSIDE,
        **_REST,
        **_UNLIT,
        **{f"half_{name}": tone for name, tone in _UNLIT.items()},
        **{f"low_{name}": tone for name, tone in _UNLIT.items()},
        **{f"out_{name}": tone for name, tone in _UNLIT.items()},
    },
    lights={
        "wall_lamp": (0, 0, 0),
        "lantern": (0, 0, 0),
        "window": (0, 0, 0),
        "far_window": (0, 0, 0),
        "hearth": (0, 0, 0),
        "counter": (26, 22, 12),
        "moonlight": (110, 84, 30),
        "daylight": (40, 38, 26),
    },
    art={
        "frames/lantern.svg": {
            "#FFD27A": "#DDE6E2",
            "#F2A93B": "#B4C2C2",
            "#FFF6D6": "#F7FAF4",
            "#FFB347": "#DDE6E2",
            "#E2762B": "#B4C2C2",
            "#FFFDF0": "#C9D5D3",
        },
        "frames/inn_roof.svg": {
            "#4C3A66": "#7C66A2",
            "#2E2145": "#57457A",
            "#7E6A9A": "#A994C8",
            "#FFE9B0": "#D6E8EC",
            "#FFC860": "#9DC0CE",
            "#7C4A2A": "#9A6234",
            "#A8703E": "#CB9556",
            "#4A2918": "#5E3618",
        },
        "frames/button.svg": {"#7C4A2A": "#97602F", "#A8703E": "#D9A262", "#4A2918": "#6A4220"},
    },
    vignette=0.3,
    is_day=True,
)
