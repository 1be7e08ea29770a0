"""The conformance suite: what every game must do, by its public interface alone.

It runs for all games of `tilewright.game_ids()`, all their sides and numbers of seats. To try a
game of your own, install its package, so that its entry point is found, and run
`pytest tests/conformance -k its-id`. What a game means by its tokens, data and events is for the
game's own tests.
"""
