package dev.damier.quoridor;

import java.util.Random;

/** Gives the tests of the subpackages access to the notation and to package-private factories. */
public final class Boards {
    private Boards() {}

    public static Board read(String text) {
        return Notation.read(text);
    }

    public static String write(Board board) {
        return Notation.write(board);
    }

    /** Returns a balanced position of the standard game after some random plies. */
    public static Board opening(int plies, Random random) {
        return Quoridor.randomOpening(Rules.STANDARD, plies, random);
    }

    /** Returns a position with the walls of a layout, without the draw rules. */
    public static Board of(Board layout, int[] pawns, int[] wallsLeft, int toMove) {
        return Board.of(layout.rules().withDraws(false), layout.wallGrid().copy(), pawns, wallsLeft, toMove);
    }
}
