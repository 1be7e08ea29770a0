"""Pictures of each game's tables, one module per game, each with a `paint`."""
