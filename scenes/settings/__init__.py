"""Behind the bar: the scene of the settings, and the sample that shows what they mean.

What the settings are, and where they are kept, `saves.settings` says.
"""
