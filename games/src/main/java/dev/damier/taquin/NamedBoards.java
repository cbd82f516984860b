package dev.damier.taquin;

import dev.damier.game.Suite;

/** The boards people speak of by letter: those of the suite {@code reports}, A, B and C of 3×3, then of 5×5. */
final class NamedBoards {
    private static final String LETTERS = "ABC";

    private NamedBoards() {}

    static int[] cells(String name, int side) {
        Suite reports = Suite.of(Taquin.class, "reports").get(0);
        int line = LETTERS.indexOf(name) + (side == 3 ? 0 : LETTERS.length());
        return TaquinNotation.read(reports.positions().get(line)).board().cells();
    }
}
