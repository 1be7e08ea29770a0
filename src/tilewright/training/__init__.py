"""Training nets by self-play: `tilewright train`."""
