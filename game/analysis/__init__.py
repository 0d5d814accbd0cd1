"""What a match was worth at every decision: chances to win, what choices cost, what the draws gave.

For every game alike: it asks the bots that can weigh actions, and knows no game and no clock.
"""
