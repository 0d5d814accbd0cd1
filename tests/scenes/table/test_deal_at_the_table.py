"""At the table the way out says which cards were dealt, so that the number need not be looked for."""

from pathlib import Path

from table_pilot import TablePilot

from scenes.gui.pieces import Piece


def test_the_way_out_tells_the_deal_number(tmp_path: Path) -> None:
    pilot = TablePilot(tmp_path, seed=42)
    pilot.settle_table()
    menu = pilot.table.gui.find("menu")
    assert isinstance(menu, Piece)
    assert str(menu.tool_tip_text).endswith("\nDeal 0000-0042")
    pilot.stop()
