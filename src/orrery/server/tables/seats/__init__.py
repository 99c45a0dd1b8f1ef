"""Who sits where: owners, waiting rooms, bots, stand-ins."""
