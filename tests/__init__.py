"""The tests, from single rules to whole matches."""
