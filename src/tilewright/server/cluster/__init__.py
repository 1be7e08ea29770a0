"""Several processes side by side: who owns a match, news between processes, and forwarding."""
