"""Requests over HTTP and the opening of sockets."""
