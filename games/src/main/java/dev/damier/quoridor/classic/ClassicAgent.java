package dev.damier.quoridor.classic;

import dev.damier.play.GamePlayer;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.DuelBoard;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.time.Duration;

/**
 * Plays games like the agent of the student report. It makes its first moves and a winning step without search.
 * Otherwise it searches at depth 0 in the opening, then at depth 1, and at depth 0 again when its clock runs low. A
 * single query has the whole clock.
 *
 * @param depth the depth of all searches, or {@link #BY_CLOCK}
 * @param clock the time for a whole game
 * @param cached whether evaluated positions are cached during a game
 */
record ClassicAgent(ClassicSearch search, int depth, Duration clock, boolean cached) implements GamePlayer<DuelBoard> {
    /** The depth depends on the number of moves and on the clock. */
    static final int BY_CLOCK = -1;
    /** Number of moves of both players during which the depth is 0. */
    private static final int OPENING_MOVES = 10;

    /** With at most this time left, the depth is 0. */
    private static final Duration LOW_CLOCK = Duration.ofSeconds(60);

    @Override
    public Outcome solve(DuelBoard board, Control control) {
        return choose(board, clock, new ScoreCache(cached), control);
    }

    @Override
    public GameSession<DuelBoard> startGame() {
        return new ClassicSession();
    }

    private Outcome choose(DuelBoard board, Duration timeLeft, ScoreCache cache, Control control) {
        int forced = ForcedStep.find(board);
        if (forced >= 0) return ForcedStep.outcome(board, forced, control);
        return search.choose(board, depth == BY_CLOCK ? depth(board, timeLeft) : depth, cache, control);
    }

    /** Returns the depth of the report for a number of moves made and a time left. */
    static int depth(Board board, Duration timeLeft) {
        int moves = ForcedStep.movesMade(board, 0) + ForcedStep.movesMade(board, 1);
        return moves >= OPENING_MOVES && timeLeft.compareTo(LOW_CLOCK) > 0 ? 1 : 0;
    }

    /** A game. Its clock runs while the agent searches. */
    private final class ClassicSession implements GameSession<DuelBoard> {
        private final ScoreCache cache = new ScoreCache(cached);
        private Duration clockLeft = clock;

        @Override
        public Outcome solve(DuelBoard board, Control control) {
            Outcome outcome = choose(board, clockLeft, cache, control);
            clockLeft = clockLeft.minusNanos(control.elapsedNanos());
            return outcome;
        }

        @Override
        public void ponder(DuelBoard expected, Control control) {
            // The agent of the report did not search in its opponent's time.
        }
    }
}
