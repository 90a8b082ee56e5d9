"""Code shared by all games. Nothing here depends on a particular game."""
