"""One measure of positions per game."""
