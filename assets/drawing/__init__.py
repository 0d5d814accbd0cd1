"""The code that draws the pictures of assets/art: a kit of shapes and strokes, and a small module a picture.

The program never runs it; `python -m assets.drawing OUT_DIR` draws all anew, with shapely of the test group.
"""
