"""pygame_gui in the look of the inn: one manager, a theme, pieces drawn by the kit, and focus by keyboard.

Here is what every menu is put together from; nothing here knows a game or a file.
"""
