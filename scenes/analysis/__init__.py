"""What an analysis says of a match, on the paper of its replay; the work is done beside the window.

Nothing here weighs an action or knows a rule: `game.analysis` does, and this shows what it found.
"""
