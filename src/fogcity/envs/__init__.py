"""The games as learners know them: PettingZoo, Gymnasium, OpenSpiel, and arrays of games without any of these.

    from fogcity.envs import Batch, Encoding               nothing but NumPy
    from fogcity.envs import cablecar_v0, company_v0, ticket_v0     PettingZoo: env(), raw_env()
    import fogcity.envs.gym                                Gymnasium: gymnasium.make("fogcity/CableCar-v0")
    import fogcity.envs.openspiel                          OpenSpiel: pyspiel.load_game("python_fogcity_cablecar")

Each of these is imported when it is asked for, and no sooner. See docs/environments.md.
"""

from __future__ import annotations

from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding

__all__ = ["Batch", "Encoding"]
