"""The games as OpenSpiel games; importing this package registers them.

A game is loaded by its id after `tilewright_`, with its options in brackets: `players` and `side`.
Chance is explicit, and draws one thing at a time.
"""

from tilewright.envs.extras import needed

with needed("openspiel"):
    from tilewright.envs.openspiel.game import SpielGame, register_games
    from tilewright.envs.openspiel.state import SpielState

__all__ = ["SpielGame", "SpielState"]

register_games()
