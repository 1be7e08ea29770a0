"""Message catalogues in Fluent, one folder per language."""

from tilewright.i18n.catalogue import LANGUAGES, Catalogue, pick_language

__all__ = ["LANGUAGES", "Catalogue", "pick_language"]
