package dev.damier.hitman.plan;

import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.stream.IntStream;

/** A stage of a mission as a state space: it starts in the final state of the previous stage and has its own goal. */
final class MissionStage implements StateSpace {
    /** The goals of the stages, in order. */
    enum StageGoal {
        WIRE,
        TARGET,
        HOME
    }

    private final MissionTask mission;
    private final MissionSpace space;
    private final long[] start;
    private final StageGoal stageGoal;
    private final int[] goalCells;

    MissionStage(MissionTask mission, MissionSpace space, long[] start, StageGoal stageGoal) {
        this.mission = mission;
        this.space = space;
        this.start = start.clone();
        this.stageGoal = stageGoal;
        goalCells = switch (stageGoal) {
            case WIRE -> cellsOfKind(ContentCodes.WIRE);
            case TARGET -> cellsOfKind(ContentCodes.TARGET);
            case HOME -> new int[] {0};
        };
    }

    private int[] cellsOfKind(int kind) {
        return IntStream.range(0, mission.cells)
                .filter(c -> mission.content[c] == kind)
                .toArray();
    }

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
        boolean down = space.isTargetDown(from, at);
        return switch (stageGoal) {
            case WIRE -> down || space.hasWeapon(from, at);
            case TARGET -> down;
            case HOME -> space.isGoal(from, at);
        };
    }

    /** Returns the Manhattan distance to the nearest goal cell, an admissible heuristic. */
    int estimate(long[] state, int at) {
        if (isGoal(state, at)) return 0;
        int columns = mission.start.map().columns();
        int cell = space.cell(state, at);
        int nearest = 0;
        for (int i = 0; i < goalCells.length; i++) {
            int there = goalCells[i];
            int steps = Math.abs(there % columns - cell % columns) + Math.abs(there / columns - cell / columns);
            nearest = i == 0 ? steps : Math.min(nearest, steps);
        }
        return nearest;
    }
}
