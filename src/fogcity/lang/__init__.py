"""The texts of the page in every language, and the figures and lessons in its rules pages.

`LANGUAGE/*.ftl` are messages, and `LANGUAGE/rules-GAME.md` are the rules for players. A game's part `lessons` has
positions and moves; `fogcity.lang.figures` plays them by the rules and writes what the page shows.
"""
