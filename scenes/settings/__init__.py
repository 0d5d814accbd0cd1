"""Behind the bar: the settings on their boards, with pages for keys and sounds, and a sample of it all.

What the settings are, and where they are kept, `saves.settings` says.
"""
