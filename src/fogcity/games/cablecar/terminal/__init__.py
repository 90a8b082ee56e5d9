"""Cable Car and the company game in the terminal."""
