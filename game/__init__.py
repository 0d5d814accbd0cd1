"""The rules of every game, the engine that records matches, and the bots.

Pure: no pygame, no clock, no files except through `assets`, no randomness but `game.core.rng`.
"""
