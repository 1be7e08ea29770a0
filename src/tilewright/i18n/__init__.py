"""Catalogues of sentences, one folder per language, worded in Fluent."""

from tilewright.i18n.catalogue import LANGUAGES, Catalogue, pick_language

__all__ = ["LANGUAGES", "Catalogue", "pick_language"]
