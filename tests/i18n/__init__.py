"""Tests of the message catalogues and languages."""
