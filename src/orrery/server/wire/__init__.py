"""What travels: messages, table descriptions, requests, answers and refusals, and their schema."""
