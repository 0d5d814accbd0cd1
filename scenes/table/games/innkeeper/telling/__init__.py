"""What the street says: prompts, hints, log, signs, large cards, and how a match is told afterwards."""
