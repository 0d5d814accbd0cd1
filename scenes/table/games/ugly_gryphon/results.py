"""The end of a night of Ugly Gryphon Inn."""

from saves.matches import StoredMatch
from scenes.scene import Director, Scene
from scenes.table.games.ugly_gryphon.report import report_gryphon


def open_gryphon_results(director: Director, stored: StoredMatch) -> Scene:
    """Return the scene of the result of a night."""
    from scenes.results.results_scene import ResultsScene

    return ResultsScene(director, stored, report_gryphon(stored.table))
