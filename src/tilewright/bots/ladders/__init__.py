"""How strong the levels of each game are, one module per game, each with a `LADDER`."""
