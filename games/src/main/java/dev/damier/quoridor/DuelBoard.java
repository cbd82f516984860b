package dev.damier.quoridor;

import dev.damier.play.TwoPlayerPosition;

/** The game for two: what alpha-beta can search. */
public final class DuelBoard extends Board implements TwoPlayerPosition {
    DuelBoard(Rules rules, WallGrid walls, int[] pawns, int[] left, int toMove) {
        super(rules, walls, pawns, left, toMove);
    }
}
