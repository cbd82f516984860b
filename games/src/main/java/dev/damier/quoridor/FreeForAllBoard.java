package dev.damier.quoridor;

import dev.damier.play.MultiPlayerPosition;

/** The game for four. */
public final class FreeForAllBoard extends Board implements MultiPlayerPosition {
    FreeForAllBoard(Rules rules, WallGrid walls, int[] pawns, int[] left, int toMove) {
        super(rules, walls, pawns, left, toMove);
    }
}
