"""What the program lets hear: names of sounds, groups that can be switched off, and the player.

Sounds are data files; nothing here makes one, and nothing here knows a game.
"""
