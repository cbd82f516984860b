#!/usr/bin/env python3
"""A Quoridor bot that follows its shortest path: the bot of docs/bots.md with damier.Bot."""
from damier import Bot


class Walker(Bot):
    name = "Walker"
    games = ["quoridor"]

    def move(self, position, clock):
        def distance_after(move):
            position.play(move)
            length = len(position.rules.path(1 - position.to_move) or ())
            position.undo()
            return length

        steps = [move for move in position.legal() if len(move) == 2]
        return min(steps, key=distance_after)


if __name__ == "__main__":
    Walker().run()
