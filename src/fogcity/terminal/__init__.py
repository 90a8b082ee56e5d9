"""The table in a terminal: the board in box-drawing characters, and a prompt to play at."""
