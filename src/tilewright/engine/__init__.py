"""The engine protocol: our bots for other programs, and other programs as bots."""
