"""A player for every game of Plyground in thirty lines: it takes a legal move at random.

Try it: plyground lab run examples/engines/against-random.json
The protocol: docs/engine-protocol.md
"""

import random
import sys


def best_move(position, legal):
    """Put your own thoughts here. `position` and the moves are text, as `plyground replay` writes them."""
    return random.choice(legal)


def say(line):
    print(line, flush=True)


position, legal = "", []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "ugi":
        say("id name random.py")
        say("ugiok")
    elif word == "isready":
        say("readyok")
    elif word == "position":
        position = rest
    elif word == "legal":
        legal = rest.split()
    elif word == "go":
        say("bestmove " + best_move(position, legal))
    elif word == "quit":
        break
