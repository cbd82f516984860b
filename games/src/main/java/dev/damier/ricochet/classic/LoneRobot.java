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

/** One robot that moves while all others stand still, from any state of the game. */
final class LoneRobot {
    private final int robot;
    private final RobotSpace space;

    LoneRobot(RicochetMission mission, int memory, int robot) {
        this.robot = robot;
        int[] codes = IntStream.range(robot * 4, robot * 4 + 4).toArray();
        space = new RobotSpace(mission, memory, codes);
    }

    /** The active robot; when any may finish, the one with the fewest cells between it and the target. */
    static int finisher(RicochetMission mission) {
        if (mission.active() != RicochetMission.ANY) return mission.active();
        int nearest = 0;
        for (int r = 1; r < mission.robots().length; r++) if (cells(mission, r) < cells(mission, nearest)) nearest = r;
        return nearest;
    }

    private static int cells(RicochetMission mission, int robot) {
        return manhattan(mission.board(), mission.robots()[robot], mission.target());
    }

    static int manhattan(RicochetBoard board, int a, int b) {
        return Math.abs(board.x(a) - board.x(b)) + Math.abs(board.y(a) - board.y(b));
    }

    RobotSpace space() {
        return space;
    }

    /** Where all stand at the start of the mission. */
    long[] start() {
        long[] start = new long[space.width()];
        space.initial(start, 0);
        return start;
    }

    /** Where it stands in a state. */
    int cell(long[] state) {
        return space.cell(state, 0, robot);
    }

    /** Its search from this state, with an estimate for the cell it stands on. */
    Problem problem(long[] start, IntUnaryOperator estimate) {
        return new Problem(new From(space, start), new Estimate(estimate));
    }

    /** The same space with another beginning. */
    private record From(RobotSpace space, long[] start) implements StateSpace {
        @Override
        public int width() {
            return space.width();
        }

        @Override
        public void initial(long[] to, int at) {
            System.arraycopy(start, 0, to, at, start.length);
        }

        @Override
        public void expand(long[] from, int at, Successors out) {
            space.expand(from, at, out);
        }

        @Override
        public boolean goal(long[] from, int at) {
            return space.goal(from, at);
        }
    }

    /** Claims nothing: what it is good for is for the engines to say. */
    private final class Estimate implements Heuristic {
        private final IntUnaryOperator ofCell;

        Estimate(IntUnaryOperator ofCell) {
            this.ofCell = ofCell;
        }

        @Override
        public int estimate(long[] state, int at) {
            return Math.min(DEAD, ofCell.applyAsInt(space.cell(state, at, robot)));
        }

        @Override
        public boolean admissible() {
            return false;
        }
    }
}
