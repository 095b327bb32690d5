"""Are the rules of Pentago and Lines of Action those of OpenSpiel? Random games say so, position by position.

    pip install open_spiel==2.0.2
    python tests/independent/openspiel.py PLYGROUND [POSITIONS] [SEED]

PLYGROUND is the command line program. Each position comes from a random game of OpenSpiel, cut off anywhere. `plyground replay` plays
its moves; then the legal moves and the result must be the same. Exits with 1 at the first difference.

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
    longest = 36

    @staticmethod
    def ours(move):
        return move[:2] + TURNS[move[2]]

    @staticmethod
    def spread(move):
        return [move] if len(move) > 2 else [move + turn for turn in TURNS.values()]


class LinesOfAction(Rules):
    # The mover wins where a move connects both sides, as in OpenSpiel.
    name, spiel = "loa-mover", "lines_of_action"
    longest = 160

    @staticmethod
    def ours(move):
        return move

    @staticmethod
    def spread(move):
        return [move]


def random_game(rules, game, chance):
    """A state of OpenSpiel after some random moves, and these moves in our notation."""
    state, moves = game.new_initial_state(), []
    seen = {rules.board(state)}
    for _ in range(chance.randrange(rules.longest)):
        if state.is_terminal():
            break
        action = chance.choice(state.legal_actions())
        after = state.child(action)
        if rules.board(after) in seen:
            break
        seen.add(rules.board(after))
        moves.append(rules.ours(state.action_to_string(action)))
        state = after
    return state, moves


def replayed(program, rules, moves):
    """What `plyground replay` says after these moves; None where it refuses one."""
    done = subprocess.run([program, "replay", rules.name, *moves], capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else None


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


def has_five_placed(program, moves):
    """Whether one of these moves of Pentago ended the game before its turn."""
    before = (replayed(program, Pentago, moves[:ply]) for ply in range(len(moves)))
    return any(ours and move[:2] in ours["legal"] for ours, move in zip(before, moves))


def main():
    program = sys.argv[1]
    positions = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    for rules in (Pentago, LinesOfAction):
        chance, game = random.Random(seed), pyspiel.load_game(rules.spiel)
        over = left_out = 0
        for _ in range(positions):
            state, moves = random_game(rules, game, chance)
            ours = replayed(program, rules, moves)
            found = "a move is refused" if ours is None else difference(rules, state, ours)
            if found and rules is Pentago and has_five_placed(program, moves):
                left_out += 1
                continue
            if found:
                sys.exit(f"{rules.name} {' '.join(moves)}: {found}\n{state}")
            over += state.is_terminal()
        print(f"{rules.name}: {positions - left_out} positions agree, {over} of them at the end; {left_out} left out")


if __name__ == "__main__":
    main()
