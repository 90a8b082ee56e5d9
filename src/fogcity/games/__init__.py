"""The games, one folder each, and the registry that finds them.

`fogcity.games()` is the public function that lists them, so import from this package by full name:
`from fogcity.games.registry import game`.
"""
