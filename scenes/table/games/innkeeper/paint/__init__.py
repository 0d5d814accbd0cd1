"""How the street looks at rest: cards, inns, market and signs."""
