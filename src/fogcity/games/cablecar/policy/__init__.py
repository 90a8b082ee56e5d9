"""How the bots play Cable Car and the company game."""
