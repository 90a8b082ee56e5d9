"""All installed games as OpenSpiel games. Importing this module registers them.

>>> import pyspiel, fogcity.envs.openspiel
>>> game = pyspiel.load_game("python_fogcity_cablecar", {"players": 3, "hand": 2})

Parameters: `players`; `rewards` at the end: win, rank or margin; the options of the game; and for games with boards the
`board`, a file. The root is a chance node with `deals` outcomes: outcome k is the deal from `seed` + k. (OpenSpiel's
integers, and therefore seeds, are below 2**31.) All later randomness follows from the deal, so a history determines a
game. Resampling from an information state redraws everything hidden, including that randomness.

The string of an information state identifies everything that a player has seen. Its tensor has what the player sees
now, and all actions so far that the player may know.

`open_spiel.python.observation.make_observation` is the fastest way to get observations: `observation_tensor` must build
a list of thousands of numbers each time.
"""

from __future__ import annotations

from fogcity.envs.openspiel.bot import OpenSpielBot
from fogcity.envs.openspiel.game import GameState, SpielGame, game_class, register, short_name, spiel_game

__all__ = ["GameState", "OpenSpielBot", "SpielGame", "game_class", "short_name", "spiel_game"]

register()
