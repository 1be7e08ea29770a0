"""Tests of the RL environments and the adapters for other frameworks."""
