"""What Lekyros may turn up is counted over all cards that nobody has seen."""

from folly_tables import ANN, FollyTable

from game.innkeepers_folly.preview import Draw, matches_by_chance


def lekyros(table: FollyTable) -> str:
    return next(card for card in table.rules.cards.ids if card.startswith("lekyros"))


def test_every_unseen_card_that_lets_the_player_match_counts_once() -> None:
    table = FollyTable(2)
    card = lekyros(table)
    state = table.state(5, 20, center=9, hands={ANN: [card]})
    view = table.rules.observe(state, ANN)
    unseen, values = table.rules.unseen(view), table.rules.cards.values
    hits = sum(values[each] == 4 for each in unseen)
    assert hits
    action = table.action(state, f"play {card}")
    assert matches_by_chance(table.rules, view, action) == Draw(hits, len(unseen))


def test_before_a_shuffle_nothing_is_counted() -> None:
    table = FollyTable(2)
    card = lekyros(table)
    state = table.state(5, 20, center=9, hands={ANN: [card]}, pile=())
    view = table.rules.observe(state, ANN)
    assert matches_by_chance(table.rules, view, table.action(state, f"play {card}")) is None
