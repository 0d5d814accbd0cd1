"""What the cards of Innkeeper say, made from what they do, in full and in short, and its words."""
