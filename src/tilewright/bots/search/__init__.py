"""Bots that look ahead."""
