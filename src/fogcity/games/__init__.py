"""The games, one folder each, and the registry that finds them.

The public function `fogcity.games()`, which lists them, hides this package's name. Import from it by full name:
`from fogcity.games.registry import game`.
"""
