"""The boards of decisions in the middle of the street: what stands on each, and how it is painted."""
