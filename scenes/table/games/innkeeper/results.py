"""The end of a match of Innkeeper: the standings that all games of several seats share."""

from saves.matches import StoredMatch
from scenes.results.standings_scene import StandingsScene
from scenes.scene import Director
from scenes.table.games.innkeeper.telling.report import report_innkeeper


def open_innkeeper_results(director: Director, stored: StoredMatch) -> StandingsScene:
    """Return the scene that ranks the players of a match that is over at the cursor."""
    return StandingsScene(director, stored, report_innkeeper(stored.table, stored.players))
