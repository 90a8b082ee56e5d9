"""Bots: players that get views, never records; the registry that finds them; and the processes they run in."""
