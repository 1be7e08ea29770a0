"""The engine protocol, both sides of it."""
