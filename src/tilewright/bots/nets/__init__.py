"""The nets that come with the package, made by `tilewright train`: one file for each setup."""
