"""Bots in child processes."""
