package dev.damier.quoridor;

import dev.damier.play.Duel;

/** The game for two: what alpha-beta can search. */
public final class DuelBoard extends Board implements Duel {
    DuelBoard(Rules rules, Maze maze, int[] pawns, int[] left, int toMove) {
        super(rules, maze, pawns, left, toMove);
    }
}
