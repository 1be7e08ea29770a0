"""The live site: tables, sockets, lobby, accounts."""
