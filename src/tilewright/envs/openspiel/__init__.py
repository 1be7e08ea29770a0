"""The games as OpenSpiel games: importing this package registers them.

`pyspiel.load_game("tilewright_azul(players=3,side=grey)")`, and likewise `tilewright_pavilion` and
`tilewright_garden`. Chance is explicit, and draws one thing at a time.
"""

from tilewright.envs.extras import needed

with needed("openspiel"):
    from tilewright.envs.openspiel.game import SpielGame, register_games
    from tilewright.envs.openspiel.state import SpielState

__all__ = ["SpielGame", "SpielState"]

register_games()
