package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import java.util.Arrays;

/** The moves of a path that is known by its states' keys: each state is looked for among the moves from the one before. */
final class PathReplay {
    private final OptimalProblem problem;
    private final int[] cells;
    private final int[] flipped;
    private final int[] slides = new int[4];
    private int remembered = RuleMemory.NONE;

    private PathReplay(OptimalProblem problem) {
        this.problem = problem;
        cells = problem.start();
        flipped = new int[problem.n];
    }

    /** The moves that lead from the start through these states, whose keys are those of {@link OptimalKeys}. */
    static int[] moves(OptimalProblem problem, long[] lows, long[] highs) {
        PathReplay replay = new PathReplay(problem);
        int[] moves = new int[lows.length];
        for (int i = 0; i < moves.length; i++) moves[i] = replay.step(lows[i], highs[i]);
        return moves;
    }

    /** Makes the move that leads to the key. */
    private int step(long low, long high) {
        problem.flip(cells, flipped);
        for (int place = 0; place < problem.movers; place++) {
            problem.stops(cells, flipped, place, slides, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = slides[direction];
                if (slide == Slides.NONE) continue;
                int after = problem.after(remembered, place, direction, slide);
                if (after == RuleMemory.FORBIDDEN) continue;
                int was = cells[place];
                cells[place] = slide >> 1;
                problem.keys.make(cells, after);
                if (problem.keys.low == low && problem.keys.high == high) {
                    remembered = after;
                    return problem.code(place, direction);
                }
                cells[place] = was;
            }
        }
        throw new IllegalStateException("no move leads to the next state from " + Arrays.toString(cells));
    }
}
