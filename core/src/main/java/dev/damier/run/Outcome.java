package dev.damier.run;

import java.util.List;
import java.util.Optional;

/** What a solver found: never a guess, never {@code null}. */
public sealed interface Outcome {

    Stats stats();

    /**
     * A line that reaches the goal.
     *
     * @param optimal the search proved that no line is cheaper
     * @param all the cheapest lines in canonical order when they were asked for, else empty
     * @param more whether there are more of them than were asked for; if not, {@code all} is the complete set
     */
    record Solved(int[] moves, int cost, boolean optimal, List<int[]> all, boolean more, Stats stats)
            implements Outcome {
        public Solved(int[] moves, int cost, boolean optimal, List<int[]> all, Stats stats) {
            this(moves, cost, optimal, all, false, stats);
        }

        public Solved(int[] moves, int cost, boolean optimal, Stats stats) {
            this(moves, cost, optimal, List.of(), stats);
        }
    }

    /** The search was exhaustive and found no goal: that is a proof. */
    record Impossible(Stats stats) implements Outcome {}

    /** The budget ran out or somebody asked to stop. No line costs less than {@code lowerBound}. */
    record Stopped(Reason why, Optional<Solved> best, int lowerBound, Stats stats) implements Outcome {}

    /**
     * A move in a game for two or more.
     *
     * @param value hundredths of a move for the side to move; a win in n plies is {@code WIN - n}, a loss {@code n -
     *     WIN}
     * @param line the expected continuation, {@code move} first
     * @param ranked the best lines, each with another first move, the best of all first, when several were asked for;
     *     else empty
     */
    record Chosen(int move, int value, int[] line, List<RankedLine> ranked, Stats stats) implements Outcome {
        public static final int WIN = 1_000_000;

        public Chosen(int move, int value, int[] line, Stats stats) {
            this(move, value, line, List.of(), stats);
        }
    }

    /** A line and its value for whoever moves first in it, as {@link Chosen#value}. */
    record RankedLine(int value, int[] line) {}

    /** Why a search stopped before its end. */
    enum Reason {
        TIME,
        NODES,
        MEMORY,
        CANCELLED,
        /** The method is incomplete (a beam, a depth limit) and found nothing; that proves nothing. */
        EXHAUSTED
    }
}
