"""What moves along the street: how each event is shown, how long it takes, what is heard."""
