package dev.damier.ricochet.classic;

import dev.damier.ricochet.RicochetBoard;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RobotSpace;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** A search problem in which only one robot moves and all others stay on their cells. */
final class LoneRobot {
    private final int robot;
    private final RobotSpace space;

    LoneRobot(RicochetMission mission, int memory, int robot) {
        this.robot = robot;
        int[] codes = IntStream.range(robot * 4, robot * 4 + 4).toArray();
        space = new RobotSpace(mission, memory, codes);
    }

    /** Returns the active robot. If any robot may finish, returns the one with the smallest Manhattan distance to the target. */
    static int finisher(RicochetMission mission) {
        if (mission.active() != RicochetMission.ANY) return mission.active();
        int nearest = 0;
        for (int r = 1; r < mission.robots().length; r++)
            if (distanceToTarget(mission, r) < distanceToTarget(mission, nearest)) nearest = r;
        return nearest;
    }

    private static int distanceToTarget(RicochetMission mission, int robot) {
        return manhattan(mission.board(), mission.robots()[robot], mission.target());
    }

    static int manhattan(RicochetBoard board, int a, int b) {
        return Math.abs(board.x(a) - board.x(b)) + Math.abs(board.y(a) - board.y(b));
    }

    RobotSpace space() {
        return space;
    }

    /** Returns the start state of the mission. */
    long[] start() {
        long[] start = new long[space.width()];
        space.writeInitial(start, 0);
        return start;
    }

    /** Returns the cell of the robot in a state. */
    int cell(long[] state) {
        return space.cell(state, 0, robot);
    }

    /** Returns the problem that starts in this state, with a heuristic by the cell of the robot. */
    Problem problem(long[] start, IntUnaryOperator estimate) {
        return new Problem(new SpaceWithStart(space, start), new CellHeuristic(estimate));
    }

    /** The same state space with another start state. */
    private record SpaceWithStart(RobotSpace space, long[] start) implements StateSpace {
        @Override
        public int width() {
            return space.width();
        }

        @Override
        public void writeInitial(long[] to, int at) {
            System.arraycopy(start, 0, to, at, start.length);
        }

        @Override
        public void expand(long[] from, int at, Successors out) {
            space.expand(from, at, out);
        }

        @Override
        public boolean isGoal(long[] from, int at) {
            return space.isGoal(from, at);
        }
    }

    /** A heuristic by the cell of the robot. It does not claim to be admissible. */
    private final class CellHeuristic implements Heuristic {
        private final IntUnaryOperator ofCell;

        CellHeuristic(IntUnaryOperator ofCell) {
            this.ofCell = ofCell;
        }

        @Override
        public int estimate(long[] state, int at) {
            return Math.min(DEAD_END, ofCell.applyAsInt(space.cell(state, at, robot)));
        }

        @Override
        public boolean admissible() {
            return false;
        }
    }
}
