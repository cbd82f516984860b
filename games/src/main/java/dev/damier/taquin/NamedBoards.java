package dev.damier.taquin;

import dev.damier.game.Suite;

/** The boards A, B and C of the reports, in 3×3 and 5×5. They are the positions of the suite {@code reports}. */
final class NamedBoards {
    private static final String LETTERS = "ABC";

    private NamedBoards() {}

    /** Returns the cells of a named board. {@code side} is 3 or 5. */
    static int[] cells(String name, int side) {
        Suite reports = Suite.of(Taquin.class, "reports").get(0);
        int line = LETTERS.indexOf(name) + (side == 3 ? 0 : LETTERS.length());
        return TaquinNotation.read(reports.positions().get(line)).board().cells();
    }
}
