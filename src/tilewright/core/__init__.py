"""What a game is: states, chance, records, errors and the list of games."""
