"""Challenges: a deal with all that was agreed on and a result to beat, from a match to a code and back.

Pure values, words and letters; who copies a code, or begins what it says, stands in `scenes`.
"""
