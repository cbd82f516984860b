package dev.damier.contest;

import java.util.List;

/** Creates records of contest games for tests. */
final class TestRecords {
    /** Moves of a short game. */
    static final List<String> MOVES = List.of("e2", "e8", "e3", "e7", "e4");

    private TestRecords() {}

    /** Returns a finished game; the first two moves are its opening if it has any. */
    static ContestRecord finished(Pairing game, int winner, List<String> moves, List<Long> millis) {
        int openingMoves = Math.min(2, moves.size());
        return new ContestRecord(
                game.number(),
                game.opening(),
                game.first(),
                game.second(),
                winner,
                -1,
                null,
                "goal",
                "",
                false,
                "",
                moves,
                openingMoves,
                millis,
                "");
    }
}
