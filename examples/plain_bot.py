"""A bot of Planet 5R that needs nothing but Python: JSON lines in, JSON lines out (docs/bot-protocol.md).

orrery duel planet_5r --bots 'exec:python3 examples/plain_bot.py',greedy,greedy
"""

import json
import sys
from typing import Any


def answer(view: dict[str, Any], decision: dict[str, Any]) -> int:
    """The number of an action: the cheapest bid there is, else the first of the list."""
    actions = decision["actions"]
    if decision["kind"] == "bid":
        return min(range(len(actions)), key=lambda n: actions[n][1])
    return 0


for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "game":  # a new game: seat, players, options and settings stand in the message
        print(json.dumps({"t": "ready", "protocol": 1}), flush=True)
    elif message["t"] == "decide":
        print(json.dumps(answer(message["view"], message["decision"])), flush=True)
    # "over" says how the game went and wants no answer; the end of the input is the end
