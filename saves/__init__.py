"""What is kept: matches, settings, the index of all matches, and what is derived from them.

Files and folders live here; no rules, and nothing of the screen.
"""
