#!/usr/bin/env python3
"""A starter bot for Quoridor in Python, without any package. Replace choose().

Run: ./damier arena quoridor "cmd:python3 bot.py" greedy --games 2
Contest: python3 connect.py http://HOST:PORT/arena/ID TOKEN python3 bot.py
"""
import sys
from collections import deque

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Game:
    """The pawns and walls of a game on 9×9, after its moves."""

    def __init__(self, moves):
        self.pawns, self.cut, self.turn = [(4, 0), (4, 8)], set(), len(moves) % 2
        for ply, move in enumerate(moves):
            x, y = ord(move[0]) - ord("a"), int(move[1]) - 1
            if len(move) == 2:
                self.pawns[ply % 2] = (x, y)
            elif move[2] == "h":
                self.cut |= {frozenset(((x + i, y), (x + i, y + 1))) for i in (0, 1)}
            else:
                self.cut |= {frozenset(((x, y + i), (x + 1, y + i))) for i in (0, 1)}

    def neighbours(self, at):
        for dx, dy in STEPS:
            to = (at[0] + dx, at[1] + dy)
            if 0 <= to[0] < 9 and 0 <= to[1] < 9 and frozenset((at, to)) not in self.cut:
                yield to

    def distance(self, start, goal_row):
        queue, seen = deque([(start, 0)]), {start}
        while queue:
            at, steps = queue.popleft()
            if at[1] == goal_row:
                return steps
            for to in self.neighbours(at):
                if to not in seen:
                    seen.add(to)
                    queue.append((to, steps + 1))
        return 99

    def pawn_moves(self):
        own, other = self.pawns[self.turn], self.pawns[1 - self.turn]
        for to in self.neighbours(own):
            if to != other:
                yield to
                continue
            behind = (2 * to[0] - own[0], 2 * to[1] - own[1])
            beyond = list(self.neighbours(to))
            yield from [behind] if behind in beyond else [square for square in beyond if square != own]


def choose(game):
    """Returns the pawn move with the shortest way to the goal."""
    goal_row = (8, 0)[game.turn]
    x, y = min(game.pawn_moves(), key=lambda square: game.distance(square, goal_row))
    return f"{chr(ord('a') + x)}{y + 1}"


moves = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "damier":
        print("id name Python starter\ngame quoridor\nready", flush=True)
    elif word == "new":
        print("ready", flush=True)
    elif word == "position":
        moves = rest.partition(" moves ")[2].split()
    elif word == "go":
        print("best", choose(Game(moves)), flush=True)
    elif word == "ping":
        print("pong", flush=True)
    elif word == "quit":
        break
