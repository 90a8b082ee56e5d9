"""The words of the page in every language, and what its rules and lessons show.

`LANGUAGE/*.ftl` are messages, `LANGUAGE/rules-GAME.md` the rules as told to players. A game's part
`lessons` has positions and moves; `fogcity.lang.figures` plays them by the rules and writes what the page shows.
"""
