"""Matches being played: tables in memory, the sockets around them, and the lobby."""
