"""Are the rules of Pentago and Lines of Action those of OpenSpiel? Random games say so, position by position.

    pip install open_spiel==2.0.2
    python tests/independent/openspiel.py PLYGROUND [POSITIONS] [SEED]

PLYGROUND is the command line program. The positions are those of random games of OpenSpiel, which `plyground replay` plays too. In each,
the legal moves and the result must be the same. Exits with 1 at the first difference.

Where the conventions differ:
- Five in a row right after the placement end a game of Pentago here, before the turn: the move has no turn. OpenSpiel turns all the same.
  Such a move counts as OpenSpiel's eight; a game that goes on after one is left out.
- The third occurrence of a position is a draw of Lines of Action here, the second one is in OpenSpiel. Random games end before one.
"""

import json
import random
import subprocess
import sys

import pyspiel

# OpenSpiel's letters of the turns, clockwise around the board, as quadrant and direction.
TURNS = dict(s="1L", t="1R", u="2L", v="2R", w="4L", x="4R", y="3L", z="3R")


class Rules:
    """What both games have in common."""

    @staticmethod
    def result(state):
        return {1: "x", -1: "o", 0: "draw"}[int(state.returns()[0])]

    @staticmethod
    def board(state):
        return str(state).split("Current player")[0]


class Pentago(Rules):
    name, spiel = "pentago", "pentago"

    @staticmethod
    def ours(move):
        return move[:2] + TURNS[move[2]]

    @staticmethod
    def spread(move):
        return [move] if len(move) > 2 else [move + turn for turn in TURNS.values()]


class LinesOfAction(Rules):
    # The mover wins where a move connects both sides, as in OpenSpiel.
    name, spiel = "loa-mover", "lines_of_action"

    @staticmethod
    def ours(move):
        return move

    @staticmethod
    def spread(move):
        return [move]


def random_game(rules, game, chance):
    """The states of a random game of OpenSpiel from the start on, and its moves in our notation."""
    state, moves = game.new_initial_state(), []
    states, seen = [state], {rules.board(state)}
    while not state.is_terminal():
        action = chance.choice(state.legal_actions())
        after = state.child(action)
        if rules.board(after) in seen:
            break
        seen.add(rules.board(after))
        moves.append(rules.ours(state.action_to_string(action)))
        states.append(after)
        state = after
    return states, moves


def replayed(program, rules, moves):
    """What `plyground replay` says of the position before the first of these moves and after each, up to one that it refuses."""
    line = [program, "replay", rules.name, "--every-ply", *moves]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


def difference(rules, state, ours):
    """The difference between the two, or None."""
    if state.is_terminal():
        theirs = rules.result(state)
        return None if ours["result"] == theirs else f"result {ours['result']}, OpenSpiel {theirs}"
    theirs = sorted(rules.ours(state.action_to_string(action)) for action in state.legal_actions())
    legal = sorted(with_turns for move in ours["legal"] for with_turns in rules.spread(move))
    if legal != theirs:
        return f"legal {legal}, OpenSpiel {theirs}"
    return None if ours["result"] is None else f"result {ours['result']}, OpenSpiel goes on"


def ends_before_turn(moves, ply, ours):
    """Whether the next of these moves of Pentago makes five in a row before its turn."""
    return ply < len(moves) and moves[ply][:2] in ours["legal"]


def compare(program, rules, positions, seed):
    """Compares so many positions of random games, or some more; how many agree, how many of them at the end."""
    chance, game = random.Random(seed), pyspiel.load_game(rules.spiel)
    agree = over = left_out = 0
    while agree < positions:
        states, moves = random_game(rules, game, chance)
        told = replayed(program, rules, moves)
        for ply, state in enumerate(states):
            found = "a move is refused" if ply == len(told) else difference(rules, state, told[ply])
            if found:
                sys.exit(f"{rules.name} {' '.join(moves[:ply])}: {found}\n{state}")
            agree += 1
            over += state.is_terminal()
            if ends_before_turn(moves, ply, told[ply]):
                left_out += 1
                break
    return f"{agree} positions agree, {over} of them at the end; {left_out} games left out from a win before a turn on"


def main():
    program = sys.argv[1]
    positions = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    for rules in (Pentago, LinesOfAction):
        print(f"{rules.name}: {compare(program, rules, positions, seed)}", flush=True)


if __name__ == "__main__":
    main()
