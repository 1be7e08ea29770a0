"""What can be asked for over HTTP, and the socket."""
