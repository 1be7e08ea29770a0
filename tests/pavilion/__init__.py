"""Tests of the game Summer Pavilion."""
