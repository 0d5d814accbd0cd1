"""The theme of pygame_gui for a window size: fonts, inks and measures of the look."""

from assets.files import font_path
from scenes.paint import palette as ink
from scenes.paint.fonts import Face
from scenes.paint.text import text_px
from scenes.paint.units import Scale

NOTHING = "#00000000"

Theme = dict[str, dict[str, dict[str, str]]]


def theme_for(scale: Scale) -> Theme:
    """Return the theme; raises `AssetMissing` when a font is not installed."""
    return {
        "text_entry_line": {
            "font": _font(scale, Face.DISPLAY, 20),
            "colours": {
                "dark_bg": NOTHING,
                "normal_border": NOTHING,
                "normal_text": ink.tone(ink.TEXT),
                "selected_text": ink.tone(ink.PARCHMENT_LIGHT),
                "selected_bg": ink.tone(ink.WINE),
                "text_cursor": ink.tone(ink.WINE),
            },
            "misc": {
                "border_width": "0",
                "shadow_width": "0",
                "padding": f"{scale.px(14)},{scale.px(2)}",
                "shape": "rectangle",
            },
        },
        "tool_tip": {
            "misc": {"rect_width": str(scale.px(320)), "border_width": "0", "shadow_width": "0"},
        },
        "tool_tip.text_box": {
            "font": _font(scale, Face.BOLD, 15),
            "colours": {
                "dark_bg": ink.tone(ink.DEEP_PLUM),
                "normal_border": ink.tone(ink.LAMP),
                "normal_text": ink.tone(ink.PARCHMENT_LIGHT),
            },
            "misc": {
                "border_width": str(max(1, scale.px(2))),
                "shadow_width": "0",
                "padding": f"{scale.px(8)},{scale.px(5)}",
                "shape": "rounded_rectangle",
                "shape_corner_radius": str(scale.px(8)),
            },
        },
        "vertical_scroll_bar": {
            "colours": {"dark_bg": ink.tone(ink.GROOVE), "normal_border": ink.tone(ink.INK)},
            "misc": {
                "border_width": str(max(1, scale.px(2))),
                "shadow_width": "0",
                "enable_arrow_buttons": "0",
                "shape": "rounded_rectangle",
                "shape_corner_radius": str(scale.px(7)),
            },
        },
        "vertical_scroll_bar.#sliding_button": {
            "colours": _same(ink.tone(ink.BRASS), ink.tone(ink.INK), hovered=ink.tone(ink.AMBER)),
            "misc": {
                "border_width": str(max(1, scale.px(2))),
                "shadow_width": "0",
                "shape": "rounded_rectangle",
                "shape_corner_radius": str(scale.px(6)),
            },
        },
    }


def _font(scale: Scale, face: Face, size: float) -> dict[str, str]:
    path = str(font_path(face))
    px = str(text_px(scale, size))
    return {
        "name": f"inn_{face}",
        "size": px,
        "regular_path": path,
        "bold_path": path,
        "italic_path": path,
        "bold_italic_path": path,
    }


def _same(fill: str, border: str, *, hovered: str) -> dict[str, str]:
    states = {"normal": fill, "hovered": hovered, "active": hovered, "selected": fill, "disabled": fill}
    colours = {f"{state}_bg": tone for state, tone in states.items()}
    return colours | {f"{state}_border": border for state in states}
