"""Those who play Innkeeper by themselves, and what they think that things are worth."""
