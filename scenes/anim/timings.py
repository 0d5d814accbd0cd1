"""Every duration and measure of the motion language in one file: seconds at normal speed, u, degrees."""

from typing import Final

# The hand.
HOVER: Final = 0.09
HOVER_RISE: Final = 6.0
HOVER_SCALE: Final = 1.03
LIFT: Final = 0.12
LIFT_OVER: Final = 1.4
"""How far lifting overshoots (the `over` of `back_out`)."""
LIFT_SCALE: Final = 1.06
STIFFNESS: Final = 320.0
DAMPING: Final = 26.0
TILT: Final = 6.0
TILT_SPEED: Final = 1100.0
"""At so many u a second a carried card leans as far as it can."""
TILT_STEP: Final = 0.5
"""A card turns in steps of so many degrees, so that few pictures have to be turned."""
FOLD: Final = 0.11
"""A carried card becomes its small form, or whole again."""
WHAT_IF_IN: Final = 0.11
WHAT_IF_STAGGER: Final = 0.04
REFUSED: Final = 0.24
NUDGE: Final = 5.0

# Cards.
DEAL: Final = 0.26
DEAL_STAGGER: Final = 0.07
DEAL_ARC: Final = 40.0
DROP: Final = 0.18
FROM_BAR: Final = 0.32
FROM_BAR_ARC: Final = 30.0
SQUASH: Final = 0.14
SQUASH_BY: Final = 4.0
DUST: Final = 0.36
WANDER: Final = 0.38
WANDER_OUT: Final = 46.0
"""How far outside its wall somebody goes along the post."""
LEAVE: Final = 0.52
LEAVE_LEAN: Final = 4.5
LEAVE_OUT: Final = 150.0
LEAVE_FACE: Final = 84.0
"""The side of the face that is left of a room on its way to the board."""
GHOSTS: Final = 3
GHOST_APART: Final = 0.035
THUMP: Final = 0.22
SHUFFLE: Final = 0.42
SHUFFLE_LIFT: Final = 14.0
SHUFFLE_BOW: Final = 44.0
SHUFFLE_LAND: Final = 0.12
"""The share of the shuffle in which the rooms land one after another."""

# The house.
GAP: Final = 0.16
GAP_STAGGER: Final = 0.03
ROOF_HOP: Final = 8.0
ROOF_BOUNCE: Final = 3.0
ROOF_SETTLE: Final = 0.22
ROOF_KNOCK: Final = 0.09
"""So long after it has hopped up the roof knocks on the walls."""

# Checks and counting.
SWEEP_ROOM: Final = 0.09
CALM_SWEEP: Final = 0.36
"""So long at the most the bar takes where it finds nobody: a full house without trouble is no waiting."""
IRK: Final = 0.32
IRK_HERTZ: Final = 14.0
IRK_WIDTH: Final = 6.0
BURST_POP: Final = 0.2
BURST_OVER: Final = 1.15
BURST_STAYS: Final = 0.9
PIP_POP: Final = 0.16
PIP_OVER: Final = 1.2
ALARM_FLASH: Final = 0.09
ALARM_FLASHES: Final = 3
PHASE: Final = 0.24

# Going back.
BACK_SHARE: Final = 0.6
"""Undo takes this share of the forward time."""
BACK_LONGEST: Final = 1.2
"""A long turn is taken back quicker than that."""
FADE: Final = 0.12
"""The only motion when motion is reduced."""

# The end.
WIN: Final = 1.6
WINDOW_FROM: Final = 0.35
WINDOW: Final = 0.08
SNORE_FROM: Final = 0.7
SNORE_STAGGER: Final = 0.25
SNORE: Final = 0.4
BANNER_FROM: Final = 0.1
BANNER_DROP: Final = 0.5
LOSS: Final = 1.4
LAMP_FROM: Final = 0.2
LAMP: Final = 0.12
SLAM_AT: Final = 0.74
"""When the sound of a lost night comes to the door."""
SLAM: Final = 0.16
SWING_FROM: Final = 0.74
SWING: Final = 0.66
CROOKED: Final = -3.0
END_WIN: Final = 0.9
"""Lights and lamps on the table before the result comes."""
END_LOSS: Final = 0.8

# The curtain between two persons.
CURTAIN_WAITS: Final = 0.8
"""Where nothing moves, whoever moved sees so long what came of it before the curtain falls."""
CURTAIN_CLOSES: Final = 0.24
CURTAIN_OPENS: Final = 0.5
CURTAIN_HELD: Final = 0.6
"""So long its plank is held before it opens."""

# The lamps of a table that is looked at.
FLICKER_SHORTEST: Final = 0.09
FLICKER_LONGEST: Final = 0.18
FLICKER_STOPS: Final = 30.0
"""So long after the last input the lamps burn still."""
