"""The icons, 100 x 100: one function each, grouped by what they tell.

Which file an icon goes to is told by `assets.drawing.catalogue`.
"""
