"""Tests of the fourth game, which is a package of its own in `tests/fourth`.

They run where that folder is on the path, as in `tests/test_fourth_game.py`.
"""
