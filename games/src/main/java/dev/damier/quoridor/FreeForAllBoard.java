package dev.damier.quoridor;

import dev.damier.play.FreeForAll;

/** The game for four. */
public final class FreeForAllBoard extends Board implements FreeForAll {
    FreeForAllBoard(Rules rules, Maze maze, int[] pawns, int[] left, int toMove) {
        super(rules, maze, pawns, left, toMove);
    }
}
