package dev.damier.quoridor;

import java.util.Random;

/** Boards for the tests of the deeper packages, which know no notation. */
public final class Boards {
    private Boards() {}

    public static Board read(String text) {
        return Notation.read(text);
    }

    public static String write(Board board) {
        return Notation.write(board);
    }

    /** A standard board some random balanced plies from the start. */
    public static Board opening(int plies, Random random) {
        return Quoridor.opening(Rules.STANDARD, plies, random);
    }

    /** A board put up square by square, with these walls. */
    public static Board of(Board layout, int[] pawns, int[] left, int toMove) {
        return Board.of(layout.rules().withDraws(false), layout.maze().copy(), pawns, left, toMove);
    }
}
