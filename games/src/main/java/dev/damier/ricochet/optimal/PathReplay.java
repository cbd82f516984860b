package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import java.util.Arrays;

/** Finds the moves of a path from the keys of its states. It tries all moves from each state until one leads to the next key. */
final class PathReplay {
    private final OptimalProblem problem;
    private final int[] cells;
    private final int[] transposed;
    private final int[] slides = new int[4];
    private int memory = RuleMemory.NONE;

    private PathReplay(OptimalProblem problem) {
        this.problem = problem;
        cells = problem.startCells();
        transposed = new int[problem.n];
    }

    /** Returns the moves that lead from the start through these states, given by their {@link OptimalKeys}. */
    static int[] moves(OptimalProblem problem, long[] lows, long[] highs) {
        PathReplay replay = new PathReplay(problem);
        int[] moves = new int[lows.length];
        for (int i = 0; i < moves.length; i++) moves[i] = replay.moveTo(lows[i], highs[i]);
        return moves;
    }

    /** Plays the move that leads to this key and returns its code. */
    private int moveTo(long low, long high) {
        problem.transpose(cells, transposed);
        for (int place = 0; place < problem.movers; place++) {
            problem.stops(cells, transposed, place, slides, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = slides[direction];
                if (slide == Slides.NONE) continue;
                int newMemory = problem.memoryAfter(memory, place, direction, slide);
                if (newMemory == RuleMemory.FORBIDDEN) continue;
                int oldCell = cells[place];
                cells[place] = slide >> 1;
                problem.keys.encode(cells, newMemory);
                if (problem.keys.low == low && problem.keys.high == high) {
                    memory = newMemory;
                    return problem.moveCode(place, direction);
                }
                cells[place] = oldCell;
            }
        }
        throw new IllegalStateException("no move leads to the next state from " + Arrays.toString(cells));
    }
}
