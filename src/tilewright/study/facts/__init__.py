"""What can be said about the turns of a game: one module per game, and a general answer."""

from tilewright.study.facts.general import GameFacts, find_facts

__all__ = ["GameFacts", "find_facts"]
