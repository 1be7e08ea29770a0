"""Tests of Queen's Garden."""
