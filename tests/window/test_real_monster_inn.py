"""The last rounds of Monster Inn in the real window, against two bots."""

from pathlib import Path

from window_seats import play_to_the_end


def test_the_last_rounds_of_monster_inn_are_played_to_the_last_call(display: str, tmp_path: Path) -> None:
    evening = play_to_the_end(display, tmp_path, "monster_inn")
    assert {"OpenPool", "AddTreasure", "ExchangePool", "Leave", "SupportMonster"} <= set(evening.done)
    assert {"drag", "click", "plank", "letter", "keys"} == evening.means
    assert evening.match.takebacks == 1
