"""OpenSpiel: all games that are installed, as games of OpenSpiel. Importing this registers them.

>>> import pyspiel, fogcity.envs.openspiel
>>> game = pyspiel.load_game("python_fogcity_cablecar", {"players": 3, "hand": 2})

Parameters: `players`; `rewards` at the end: win, rank or margin; the options of the game; and for games with boards the
`board`, a file. The root is a chance node: its outcome k, of `deals`, is the deal from `seed` + k. (OpenSpiel's
integers, and therefore seeds, are below 2**31.) All later randomness follows from the deal, so a history determines a
game. Resampling from an information state draws everything hidden again, including that randomness.

The string of an information state identifies all that a player has seen. Its tensor has what the player sees now, and
all actions as far as the player may know them.

`open_spiel.python.observation.make_observation` is the fastest way to get observations: `observation_tensor` must make
a list of thousands of numbers each time.
"""

from __future__ import annotations

from fogcity.envs.openspiel.game import GameState, SpielGame, game_class, register, short_name

__all__ = ["GameState", "SpielGame", "game_class", "short_name"]

register()
