package dev.damier.quoridor;

import dev.damier.play.TwoPlayerPosition;

/** A board for two players, which alpha-beta can search. */
public final class DuelBoard extends Board implements TwoPlayerPosition {
    DuelBoard(Rules rules, WallGrid walls, int[] pawns, int[] wallsLeft, int toMove) {
        super(rules, walls, pawns, wallsLeft, toMove);
    }
}
