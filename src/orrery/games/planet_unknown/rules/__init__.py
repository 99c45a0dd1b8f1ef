"""The rules of Planet Unknown, a room for each part of the table.

What several rooms need stands beside them: which powers work (`powers`), which boards a text means (`scope`), when a
seat may act out of turn (`any_time`), who is told (`veil`), and the space station. Rooms import in one direction:
planet, corporation, medals, cards, preparation, tokens, placing, turns.
"""
