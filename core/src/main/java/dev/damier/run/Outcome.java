package dev.damier.run;

import java.util.List;
import java.util.Optional;

/**
 * The result of a solver run. It states only what the search has proved or found.
 *
 * <p>The moves are codes of the solved problem. Arrays are not copied: callers must not modify them.
 */
public sealed interface Outcome {

    /** Returns the statistics of the run. */
    Stats stats();

    /**
     * A solution: a sequence of moves that reaches a goal.
     *
     * @param moves the codes of the moves, in order
     * @param cost the total cost of the moves
     * @param optimal whether the search proved that no solution is cheaper
     * @param all the optimal solutions in canonical order if they were requested, else empty
     * @param more whether more optimal solutions exist than were requested; if false, {@code all} is complete
     * @param stats the statistics of the run
     */
    record Solved(int[] moves, int cost, boolean optimal, List<int[]> all, boolean more, Stats stats)
            implements Outcome {
        /** Creates a solution with the complete list of optimal solutions. */
        public Solved(int[] moves, int cost, boolean optimal, List<int[]> all, Stats stats) {
            this(moves, cost, optimal, all, false, stats);
        }

        /** Creates a single solution. */
        public Solved(int[] moves, int cost, boolean optimal, Stats stats) {
            this(moves, cost, optimal, List.of(), stats);
        }
    }

    /** A proof that no solution exists: the search was exhaustive. In a game: there is no legal move. */
    record Impossible(Stats stats) implements Outcome {}

    /**
     * A search that stopped before it was complete.
     *
     * @param reason why the search stopped
     * @param best the best solution found so far, or empty
     * @param lowerBound proved lower bound on the cost of every solution
     * @param stats the statistics of the run
     */
    record Stopped(Reason reason, Optional<Solved> best, int lowerBound, Stats stats) implements Outcome {}

    /**
     * The move chosen in a game of two or more players.
     *
     * @param move the code of the chosen move
     * @param value evaluation for the side to move, in the unit of {@code scale}; a win in n plies is {@code WIN - n}, a
     *     loss in n plies is {@code n - WIN}
     * @param scale the unit of {@code value} and of the values of {@code ranked}
     * @param line the principal variation; its first move is {@code move}
     * @param ranked the best lines if several were requested, else empty; their first moves differ, the best line is first
     * @param stats the statistics of the run
     */
    record Chosen(int move, int value, Scale scale, int[] line, List<RankedLine> ranked, Stats stats)
            implements Outcome {
        /** The value of a won game. */
        public static final int WIN = 1_000_000;

        /** Creates a chosen move whose values are evaluations in the unit of the game. */
        public Chosen(int move, int value, int[] line, List<RankedLine> ranked, Stats stats) {
            this(move, value, Scale.EVALUATION, line, ranked, stats);
        }

        /** Creates a chosen move with its principal variation and no ranked lines. */
        public Chosen(int move, int value, int[] line, Stats stats) {
            this(move, value, line, List.of(), stats);
        }
    }

    /** What a value measures. On every scale 0 is even, and the negated value is that of the opponent. */
    enum Scale {
        /** Hundredths of the unit in which the game evaluates positions, such as moves or pieces. */
        EVALUATION,
        /** Win probability minus one half, in ten-thousandths: from -5,000 (lost) to 5,000 (won). */
        PROBABILITY
    }

    /**
     * One of several best lines.
     *
     * @param value evaluation for the side to move, as in {@link Chosen#value}
     * @param line the codes of the moves, in order
     */
    record RankedLine(int value, int[] line) {}

    /** Why a search stopped before it was complete. */
    enum Reason {
        /** The time limit was reached. */
        TIME,
        /** The node limit was reached. */
        NODES,
        /** The memory limit was reached, or the heap is full. */
        MEMORY,
        /** The run was cancelled. */
        CANCELLED,
        /** The algorithm is incomplete (beam, depth limit) and found no solution; a solution may still exist. */
        EXHAUSTED
    }
}
