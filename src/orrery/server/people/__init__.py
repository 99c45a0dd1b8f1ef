"""People: accounts, sessions, presence, chat and turn notices."""
