"""What is kept: matches, settings and the index of all matches.

Files and folders live here; no rules, and nothing of the screen.
"""
