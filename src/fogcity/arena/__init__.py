"""The arena: tournaments of bots against bots, and reports about them."""
