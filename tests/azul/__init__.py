"""Tests of the game Azul."""
