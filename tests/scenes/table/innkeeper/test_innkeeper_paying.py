"""What a plank does in one press that is several decisions: each is one of its own in the record."""

from pathlib import Path

from company_nights import company_night
from pilot import Pilot

from game.core.players import Player
from game.innkeeper.actions import PayDebt
from game.innkeeper.kinds import Task
from game.innkeeper.state import View
from saves.settings import Settings
from scenes.scene import Director
from scenes.table.game_table import Series
from scenes.table.table_scene import TableScene

PLAYERS = (Player(name="Ann"), Player("random", "Ben"), Player("random", "Cat"))

DEAL = 1
"""A match in which Ann comes to owe several debts and has gold for all of them."""


def test_all_debts_go_at_the_press_of_one_key_and_come_back_one_by_one(tmp_path: Path) -> None:
    def can_pay_all(view: View) -> bool:
        own = view.inns[0]
        return view.asked.task is Task.PAY_DEBTS and len(own.debts) > 1 and own.capital >= 2 * len(own.debts)

    def begin(director: Director) -> TableScene:
        night = company_night(director.services.store, "innkeeper", PLAYERS, deal=DEAL, until=can_pay_all)
        assert night.match.result is None
        return TableScene(director, night)

    pilot = Pilot(tmp_path, settings=Settings(has_hints=False, animation_speed=0.0), first=begin)
    table = pilot.scene
    assert isinstance(table, TableScene)
    pilot.wait(1)
    match = table.live.match
    before, owed = match.position, match.view(0).inns[0].debts
    (plank,) = [
        one for one in table.live.table.planks(table.live.view, table.live.legal) if one.name == "pay"
    ]
    assert isinstance(plank.action, Series)
    pilot.press("a")
    paid = [match.entry_at(at).action for at in range(before, before + len(owed))]
    assert [type(action) for action in paid] == [PayDebt] * len(owed)
    assert match.view(0).inns[0].debts == ()
    pilot.press("z")
    assert len(match.view(0).inns[0].debts) == 1
    pilot.stop()
