"""Every duration of the table in one file, in seconds at normal speed (the motion language of the look)."""

DEAL = 0.26
DEAL_STAGGER = 0.07
HOVER = 0.09
DROP = 0.18
FROM_BAR = 0.32
REFUSED = 0.24
SWEEP_ROOM = 0.06
IRK = 0.32
BURST_STAYS = 0.9
LEAVE = 0.52
GAP = 0.16
GAP_STAGGER = 0.03
SHUFFLE = 0.42
WANDER = 0.38
PHASE = 0.24
END = 0.6
BACK_SHARE = 0.6
"""Undo takes this share of the forward time."""
FADE = 0.12
"""The only motion when motion is reduced."""
