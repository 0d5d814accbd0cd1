"""The street with a house for every game: where one is chosen, and what a house shows (`front`).

What its house looks like, each game says in `scenes/table/games`.
"""
