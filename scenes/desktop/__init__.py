"""Makes the program known to the desktop of its user, and forgotten again: launcher, icons, type of saves.

One module for each system; knows files and the system's own tools, but no scene.
"""
