"""The WebSocket side: connections and what they send."""
