package dev.damier.quoridor.classic;

import dev.damier.play.GamePlayer;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.DuelBoard;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.time.Duration;

/**
 * How the student agent spends its game: without a thought at the beginning and the end, at depth 0 in the opening, then
 * at depth 1, and at depth 0 again when its clock runs low. A single question is asked with the whole clock.
 *
 * @param depth always this one, or {@link #BY_CLOCK}
 * @param clock what it has for the whole game
 */
record ClassicAgent(ClassicSearch search, int depth, Duration clock) implements GamePlayer<DuelBoard> {
    static final int BY_CLOCK = -1;
    /** Steps of the game, of both players, that are looked at no deeper than they are. */
    private static final int OPENING_STEPS = 10;

    private static final Duration LOW = Duration.ofSeconds(60);

    @Override
    public Outcome solve(DuelBoard board, Control control) {
        return choose(board, clock, control);
    }

    @Override
    public GameSession<DuelBoard> startGame() {
        return new Game();
    }

    private Outcome choose(DuelBoard board, Duration left, Control control) {
        int forced = ForcedStep.of(board);
        if (forced >= 0) return ForcedStep.chosen(board, forced, control);
        return search.choose(board, depth == BY_CLOCK ? depth(board, left) : depth, control);
    }

    /** The depth of the report, by the steps made in the game and by what is left on the clock. */
    static int depth(Board board, Duration left) {
        int steps = ForcedStep.movesMade(board, 0) + ForcedStep.movesMade(board, 1);
        return steps >= OPENING_STEPS && left.compareTo(LOW) > 0 ? 1 : 0;
    }

    /** Its own clock, which runs while it thinks. */
    private final class Game implements GameSession<DuelBoard> {
        private Duration left = clock;

        @Override
        public Outcome solve(DuelBoard board, Control control) {
            Outcome outcome = choose(board, left, control);
            left = left.minusNanos(control.elapsedNanos());
            return outcome;
        }

        @Override
        public void ponder(DuelBoard expected, Control control) {
            // It did nothing in the rival's time.
        }
    }
}
