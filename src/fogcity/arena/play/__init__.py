"""The schedule of a tournament, and playing its games."""
