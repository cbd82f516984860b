package dev.damier.quoridor;

import dev.damier.play.MultiPlayerPosition;

/** A board for four players. */
public final class FreeForAllBoard extends Board implements MultiPlayerPosition {
    FreeForAllBoard(Rules rules, WallGrid walls, int[] pawns, int[] wallsLeft, int toMove) {
        super(rules, walls, pawns, wallsLeft, toMove);
    }
}
