"""Why the server closes a connection; anything else it answers with an error and goes on. See docs/protocol.md."""

CLOSE_NO_GUEST = 4401
CLOSE_ORIGIN = 4403
CLOSE_SLOW = 4408
CLOSE_FLOOD = 4429
CLOSE_STOPPING = 1012
