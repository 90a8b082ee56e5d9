"""Facts about a game, measured between equal bots: seats, length, choices, places of the board, luck."""
