"""The portraits: one module per patron, named by the patron's id.

Each has one public function `draw`; how a portrait is built is told by `assets.drawing.picture`.
"""
