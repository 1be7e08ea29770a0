"""The framework that games are built on: states, chance, records, errors and the registry."""
