"""The network of Cable Car and the company game."""
