"""Cable Car and the company game at the terminal."""
