"""A tournament on disk."""
