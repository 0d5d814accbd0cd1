"""How a match of Innkeeper runs: the changes that events make, and the work between two decisions."""
