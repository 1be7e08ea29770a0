"""The evaluation of each game."""
