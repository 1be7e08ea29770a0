"""Learning the games: rules pages with their pictures, and lessons."""
