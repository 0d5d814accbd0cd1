"""The last rounds of Monster Inn in the real window, against two bots."""

from pathlib import Path

from window_seats import Party, play_to_the_end

from scenes.table.games.monster_inn.last_call_scene import LastCallScene


def test_the_last_rounds_of_monster_inn_are_played_to_the_last_call(display: str, tmp_path: Path) -> None:
    party = Party("monster_inn", ("Ann", "Ben", "Cat"), seed=13, left=5)
    evening = play_to_the_end(display, tmp_path, party, LastCallScene)
    assert {"OpenPool", "AddTreasure", "ExchangePool", "Leave", "SupportMonster"} <= set(evening.done)
    assert {"drag", "click", "plank", "letter", "keys"} == evening.means
