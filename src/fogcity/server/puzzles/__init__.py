"""Puzzles: what is sent of them, and what players have solved."""
