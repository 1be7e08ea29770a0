"""Running and maintaining a server: settings, logs, metrics, its database."""
