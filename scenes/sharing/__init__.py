"""A match to hand on, as a moving picture, a page of pictures, its story, or itself: board and files.

What is shown of it is what whoever watches the replay may see. pygame paints; Pillow packs what was painted.
"""
