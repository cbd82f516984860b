package dev.damier.ricochet;

import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;

/** A mission as a puzzle for the generic search engines, with its heuristics. */
public final class RicochetPuzzle implements Puzzle {
    private final RicochetMission mission;
    private final int memory;

    /** Created on first use, because selecting an engine creates many puzzles without searching them. */
    private @Nullable RobotSpace space;

    public RicochetPuzzle(RicochetMission mission, int memory) {
        this.mission = mission;
        this.memory = memory;
    }

    public RicochetMission mission() {
        return mission;
    }

    /** Returns the rule memory at the start, see {@link RuleMemory}. */
    public int memory() {
        return memory;
    }

    @Override
    public RobotSpace space() {
        // Two threads may each create one; both are immutable and equal.
        RobotSpace created = space;
        if (created == null) space = created = new RobotSpace(mission, memory);
        return created;
    }

    @Override
    public List<NamedHeuristic> heuristics() {
        return List.of(
                new NamedHeuristic("min-moves", true, () -> minOverFinishers(gridValues(), true)),
                new NamedHeuristic("zero", true, () -> Heuristic.ZERO),
                new NamedHeuristic("manhattan", false, () -> minOverFinishers(this::manhattan, false)),
                new NamedHeuristic("euclidean", false, () -> minOverFinishers(this::euclidean, false)),
                new NamedHeuristic("sum-min-moves", false, () -> new SumHeuristic(gridValues(), false)),
                new NamedHeuristic("sum-min-moves-aside", false, () -> new SumHeuristic(gridValues(), true)));
    }

    /**
     * Returns a function from robot and cell to the robot's grid value, the minimum number of slides from the cell to the
     * target ({@link MinMoves}). The grids differ between robots only if the board has diagonals.
     */
    private IntBinaryOperator gridValues() {
        int[][] grids = new int[mission.robots().length][];
        boolean differ = mission.board().hasDiagonals();
        for (int r = 0; r < grids.length; r++)
            grids[r] = r > 0 && !differ ? grids[0] : MinMoves.of(mission, space().slideRules(), r);
        return (robot, cell) -> grids[robot][cell];
    }

    /** Returns the Manhattan distance to the target. It overestimates, because a slide passes many cells. */
    private int manhattan(int robot, int cell) {
        RicochetBoard board = mission.board();
        int target = mission.target();
        return Math.abs(board.x(cell) - board.x(target)) + Math.abs(board.y(cell) - board.y(target));
    }

    /** Returns the Euclidean distance to the target, rounded down. It overestimates, because a slide passes many cells. */
    private int euclidean(int robot, int cell) {
        RicochetBoard board = mission.board();
        int target = mission.target();
        return (int) Math.hypot(board.x(cell) - board.x(target), board.y(cell) - board.y(target));
    }

    /** Returns the heuristic of the active robot, or the minimum over all robots if any may finish. */
    private Heuristic minOverFinishers(IntBinaryOperator estimate, boolean admissible) {
        RobotSpace robots = space();
        return new Heuristic() {
            @Override
            public int estimate(long[] state, int at) {
                if (mission.active() != RicochetMission.ANY) return capped(one(state, at, mission.active()));
                int min = DEAD_END;
                for (int r = 0; r < mission.robots().length; r++) min = Math.min(min, one(state, at, r));
                return capped(min);
            }

            private int one(long[] state, int at, int robot) {
                return estimate.applyAsInt(robot, robots.cell(state, at, robot));
            }

            @Override
            public boolean admissible() {
                return admissible;
            }
        };
    }

    private static int capped(int estimate) {
        return Math.min(estimate, Heuristic.DEAD_END);
    }

    /** The sum of the grid values of all robots, as if each had to reach the target. Not admissible; used for comparison. */
    private final class SumHeuristic implements Heuristic {
        /** Added per helper in the way. It exceeds every other sum, so such states are expanded last. */
        private static final int IN_THE_WAY = 10_000;

        private final RobotSpace robots = space();
        private final IntBinaryOperator estimate;
        private final boolean aside;

        /** @param aside whether helpers should not stand on cells below {@link MinMoves#MIN_ASIDE}, except where they start */
        SumHeuristic(IntBinaryOperator estimate, boolean aside) {
            this.estimate = estimate;
            this.aside = aside;
        }

        @Override
        public int estimate(long[] state, int at) {
            int sum = 0;
            for (int r = 0; r < mission.robots().length; r++) {
                int cell = robots.cell(state, at, r);
                int one = estimate.applyAsInt(r, cell);
                if (aside && isInTheWay(r, cell)) sum += IN_THE_WAY;
                // A helper that cannot reach the target does not make the mission impossible.
                if (one < DEAD_END) sum += one;
                else if (r == mission.active()) return DEAD_END;
            }
            return sum;
        }

        /** Returns whether a helper left its start and stands where it may block the last slide of the active robot. */
        private boolean isInTheWay(int robot, int cell) {
            int active = mission.active();
            return active != RicochetMission.ANY
                    && robot != active
                    && cell != mission.robots()[robot]
                    && estimate.applyAsInt(active, cell) < MinMoves.MIN_ASIDE;
        }

        @Override
        public boolean admissible() {
            return false;
        }
    }
}
