"""Tables on the web: HTTP for the lobby, one WebSocket for play, SQLite for memory, processes for bots."""
