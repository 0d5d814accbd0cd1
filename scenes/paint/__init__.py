"""The drawing kit: ink, paper, wood and lamplight as surfaces, drawn from explicit data at an explicit scale.

Nothing here knows a game, polls the mouse or reads the clock; the same arguments always give the same pixels.
"""
