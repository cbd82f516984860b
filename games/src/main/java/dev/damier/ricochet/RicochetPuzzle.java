package dev.damier.ricochet;

import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle;
import java.util.List;
import java.util.function.IntBinaryOperator;

/** The mission as the generic engines see it, with the estimates that fit it. */
public final class RicochetPuzzle implements Puzzle {
    private final RicochetMission mission;
    private final int memory;

    /** Made when first asked for: choosing an engine takes many views and searches in none of them. */
    private RobotSpace space;

    public RicochetPuzzle(RicochetMission mission, int memory) {
        this.mission = mission;
        this.memory = memory;
    }

    public RicochetMission mission() {
        return mission;
    }

    /** What the table rules remember at the start, see {@link RuleMemory}. */
    public int memory() {
        return memory;
    }

    @Override
    public RobotSpace space() {
        // Two threads may make one each; both are immutable and equal.
        RobotSpace made = space;
        if (made == null) space = made = new RobotSpace(mission, memory);
        return made;
    }

    @Override
    public List<NamedHeuristic> guides() {
        return List.of(
                new NamedHeuristic("min-moves", true, () -> least(minMoves(), true)),
                new NamedHeuristic("zero", true, () -> Heuristic.ZERO),
                new NamedHeuristic("manhattan", false, () -> least(this::manhattan, false)),
                new NamedHeuristic("euclidean", false, () -> least(this::euclidean, false)),
                new NamedHeuristic("sum-min-moves", false, () -> new Sum(minMoves())));
    }

    /** The grid of each robot, computed once per heuristic; only diagonals make them differ. */
    private IntBinaryOperator minMoves() {
        int[][] grids = new int[mission.robots().length][];
        boolean differ = mission.board().hasDiagonals();
        for (int r = 0; r < grids.length; r++)
            grids[r] = r > 0 && !differ ? grids[0] : MinMoves.of(mission, space().mover(), r);
        return (robot, cell) -> grids[robot][cell];
    }

    /** Cells to the target as a walker counts them; a slide passes many, so this overestimates. */
    private int manhattan(int robot, int cell) {
        RicochetBoard board = mission.board();
        int target = mission.target();
        return Math.abs(board.x(cell) - board.x(target)) + Math.abs(board.y(cell) - board.y(target));
    }

    /** Cells to the target as the crow flies, rounded down; a slide passes many, so this overestimates too. */
    private int euclidean(int robot, int cell) {
        RicochetBoard board = mission.board();
        int target = mission.target();
        return (int) Math.hypot(board.x(cell) - board.x(target), board.y(cell) - board.y(target));
    }

    /** The active robot's estimate, or the least of all when any may finish. */
    private Heuristic least(IntBinaryOperator estimate, boolean admissible) {
        RobotSpace robots = space();
        return new Heuristic() {
            @Override
            public int estimate(long[] state, int at) {
                if (mission.active() != RicochetMission.ANY) return alive(one(state, at, mission.active()));
                int min = DEAD;
                for (int r = 0; r < mission.robots().length; r++) min = Math.min(min, one(state, at, r));
                return alive(min);
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

    private static int alive(int estimate) {
        return Math.min(estimate, Heuristic.DEAD);
    }

    /** All robots' grids added up, as if every robot had to come: not admissible, kept for comparison. */
    private final class Sum implements Heuristic {
        private final RobotSpace robots = space();
        private final IntBinaryOperator estimate;

        Sum(IntBinaryOperator estimate) {
            this.estimate = estimate;
        }

        @Override
        public int estimate(long[] state, int at) {
            int sum = 0;
            for (int r = 0; r < mission.robots().length; r++) {
                int one = estimate.applyAsInt(r, robots.cell(state, at, r));
                // A helper that cannot reach the target says nothing about the robot that must.
                if (one < DEAD) sum += one;
                else if (r == mission.active()) return DEAD;
            }
            return sum;
        }

        @Override
        public boolean admissible() {
            return false;
        }
    }
}
