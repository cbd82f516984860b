package dev.damier.hitman.plan;

import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.stream.IntStream;

/** One errand of a mission as a space of its own, from the state the last one ended in. */
final class MissionStage implements StateSpace {
    enum Errand {
        WIRE,
        TARGET,
        HOME
    }

    private final MissionTask mission;
    private final MissionSpace space;
    private final long[] start;
    private final Errand errand;
    private final int[] places;

    MissionStage(MissionTask mission, MissionSpace space, long[] start, Errand errand) {
        this.mission = mission;
        this.space = space;
        this.start = start.clone();
        this.errand = errand;
        places = switch (errand) {
            case WIRE -> cells(ContentCodes.WIRE);
            case TARGET -> cells(ContentCodes.TARGET);
            case HOME -> new int[] {0};
        };
    }

    private int[] cells(int kind) {
        return IntStream.range(0, mission.cells)
                .filter(c -> mission.content[c] == kind)
                .toArray();
    }

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
        boolean down = space.targetDown(from, at);
        return switch (errand) {
            case WIRE -> down || space.hasWeapon(from, at);
            case TARGET -> down;
            case HOME -> space.goal(from, at);
        };
    }

    /** Manhattan distance to the nearest place of the errand, which no walls, turns or guards make shorter. */
    int estimate(long[] state, int at) {
        if (goal(state, at)) return 0;
        int columns = mission.start.map().columns();
        int cell = space.cell(state, at);
        int nearest = 0;
        for (int i = 0; i < places.length; i++) {
            int there = places[i];
            int steps = Math.abs(there % columns - cell % columns) + Math.abs(there / columns - cell / columns);
            nearest = i == 0 ? steps : Math.min(nearest, steps);
        }
        return nearest;
    }
}
