"""The code that makes the sounds of assets/sound: a kit of tones and noises, and a small module a place.

The program never runs it; `python -m assets.synth OUT_DIR` makes all anew, with numpy and soundfile of the
test group.
"""
