"""What a person meets: the window with its scenes, and the command line.

The rules and the files are asked, never repeated.
"""
