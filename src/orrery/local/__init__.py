"""Tables on a player's own device: the server's steps without a server, in a browser's worker. See docs/offline.md."""
