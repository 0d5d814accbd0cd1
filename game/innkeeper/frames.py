"""What is still to be done after the present decision: a stack of frames, the newest last.

A frame is a tuple of numbers: the kind of work, then what that work needs to go on. Nothing in it is a
secret, so that views show it.
"""

from typing import Final, TypeAlias

Frame: TypeAlias = tuple[int, ...]

# The course of a round.
NEXT_PHASE: Final = 0
REFRESH_SEATS: Final = 1
REFRESH_END: Final = 2
PAY_DEBTS: Final = 3
SUPPLY: Final = 4
PHASE_TRIGGERS: Final = 5
PHASE_WINDOW: Final = 6
SELLING: Final = 7
DEPOSITS: Final = 8
FINAL_SALES: Final = 9
FINAL_DEBTS: Final = 10
LAST_DEPOSITS: Final = 11

# Bidding.
ASK_BIDS: Final = 12
BIDS_IN: Final = 13
TAKE_BIDS: Final = 14
TIES: Final = 15
REBIDS_IN: Final = 16
TIE_DICE: Final = 17
PAYMENTS: Final = 18
TOP_BIDDER: Final = 19
TOP_ABILITY: Final = 20
TAKE_ASSETS: Final = 21

# Customers.
POOL: Final = 22
CUSTOMERS: Final = 23
COUNT: Final = 24
CUSTOMER_DICE: Final = 25
COLLECT: Final = 26
CUSTOMER_OUT: Final = 27
COLLECT_TRIGGERS: Final = 28
POOL_SHARE: Final = 29

# Windows and what is played in them.
WINDOW: Final = 30
WINDOW_AGAIN: Final = 31
PLAY: Final = 32
PLAY_END: Final = 33
EFFECTS: Final = 34
EFFECT: Final = 35
TRIGGERS: Final = 36

# Single pieces of work.
DRAW: Final = 37
DEBTS: Final = 38
GAIN_ASSET: Final = 39
SETTLE: Final = 40
GAINED: Final = 41
GAIN_TRIGGERS: Final = 42
DEPOSIT: Final = 43
DEPOSIT_END: Final = 44
PEEK: Final = 45
LIQUIDATE: Final = 46
EXHAUST: Final = 47
UNEXHAUST: Final = 48
DISCARD: Final = 49
LOTS: Final = 50
REMOVE_DEBTS: Final = 51
GIVE_DEBTS: Final = 52
OPTION: Final = 53
PAY_OR: Final = 54
NAME: Final = 55
STORE: Final = 56
DIE: Final = 57
