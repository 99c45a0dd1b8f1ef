"""The rules of Planet Unknown, a package for each part of the table.

What several of them need stands beside them: which powers work (`powers`), which boards a text means (`scope`), when a
seat may act out of turn (`any_time`), who is told (`veil`), and the space station. They import in one direction:
planet, corporation, medals, cards, preparation, tokens, placing, turns.
"""
