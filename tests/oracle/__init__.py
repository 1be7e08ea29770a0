"""Simple re-implementations of the games, written from the rules alone, for the tests."""
