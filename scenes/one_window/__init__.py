"""One window for each home: a second start hands what it was asked to open to the window that there is.

Knows files, sockets and threads, but neither pygame nor scenes, so that a second start ends at once.
"""
