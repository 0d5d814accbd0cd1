"""One card seen closely, beside a page of the ledger that says what it counts.

Knows no game: whoever opens it brings the cards, their pictures and their pages.
"""
