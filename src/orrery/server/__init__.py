"""Tables on the web: HTTP for the lobby, one WebSocket for play, SQLite or PostgreSQL for storage, processes for
bots."""
