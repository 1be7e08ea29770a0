"""Sphinx configuration."""

import os

os.environ["TILEWRIGHT_PURE"] = "1"  # so that autodoc reads signatures from the sources

from tilewright import __version__

project = "Tilewright"
author = "The Tilewright authors"
project_copyright = author
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # types in signatures without a page

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Tilewright {release}"
html_show_sphinx = False
