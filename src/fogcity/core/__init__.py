"""What every game shares. Knows no game."""
