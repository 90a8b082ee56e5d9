"""Hints during play: who may take one, what is told, and how many were taken."""
