"""The last round of Innkeeper in the real window, against a bot."""

from pathlib import Path

from window_seats import play_to_the_end


def test_the_last_round_of_innkeeper_is_played_to_its_standings(display: str, tmp_path: Path) -> None:
    evening = play_to_the_end(display, tmp_path, "innkeeper")
    assert {"Pass", "PlaceBid", "Borrow", "PlaceCustomer", "Pick", "Choose", "Name"} <= set(evening.done)
    assert {"PlayTreachery 0", "PlayTreachery -1", "Activate -1", "Sell", "PayDebt"} <= set(evening.done)
    assert {"drag", "click", "plank", "letter", "keys"} == evening.means
    assert evening.match.takebacks == 1
