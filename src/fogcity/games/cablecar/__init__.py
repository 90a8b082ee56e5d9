"""Cable Car and its company game."""
