"""Tests of both sides of the engine protocol."""
