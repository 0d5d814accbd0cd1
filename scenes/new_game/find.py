"""The scene in which a new game is chosen, by how many can play it."""

from game.registry import find_game
from scenes.scene import Director, Scene


def new_game_scene(director: Director, game_id: str) -> Scene:
    """Return the scene for a game.

    Raises UnknownGame.
    """
    game = find_game(game_id)
    if max(game.player_counts) == 1:
        from scenes.new_game.new_game_scene import NewGameScene

        return NewGameScene(director, game)
    from scenes.new_game.seats_scene import SeatsScene

    return SeatsScene(director, game)
