"""Builds the executables and packages: one module for each thing that is made, `__main__` is the command.

Runs in the build environment and reads the program, never the other way round; `four_inns.spec` uses it too.
"""
