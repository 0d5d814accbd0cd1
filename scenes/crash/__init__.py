"""After an error nobody foresaw: matches are let go of safely, a report is written, a scene tells of it.

`report`, `night` and `strays` need no window.
"""
