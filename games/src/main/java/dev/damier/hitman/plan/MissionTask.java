package dev.damier.hitman.plan;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * A situation compiled for planning: neighbours by cell and heading, and the things that can be removed, numbered. The
 * state of a mission is Hitman's pose, whether the suit is on, and which things are gone.
 */
public final class MissionTask {
    /** A removal costs at least the action and the twenty points for the victim. */
    static final int MIN_REMOVAL_COST = 21;

    final Situation start;
    final int cells;

    /** Contents by cell, as ordinals. */
    final byte[] content;

    /** {@code next[4 * cell + heading]}: the neighbour, or -1 for the edge and for walls, which never fall. */
    final int[] next;

    /** Cells of what can vanish: people, the target, suits and wires. */
    final int[] things;

    /** The thing at a cell, or -1. */
    final int[] thingAt;

    public MissionTask(Situation start) {
        this.start = start;
        WorldMap map = start.map();
        cells = map.size();
        content = new byte[cells];
        next = new int[4 * cells];
        thingAt = new int[cells];
        List<Integer> found = new ArrayList<>();
        for (int c = 0; c < cells; c++) {
            Content here = map.at(c);
            content[c] = (byte) here.ordinal();
            thingAt[c] = -1;
            if (here != Content.EMPTY && here != Content.WALL) {
                thingAt[c] = found.size();
                found.add(c);
            }
            for (Heading h : Heading.values()) {
                int to = map.ahead(c, h);
                next[4 * c + h.ordinal()] = to >= 0 && map.at(to) != Content.WALL ? to : -1;
            }
        }
        things = found.stream().mapToInt(i -> i).toArray();
    }

    Situation start() {
        return start;
    }

    int count(Content kind) {
        return start.map().count(kind);
    }

    /** Whether the mission can be accomplished at all, whoever must be neutralised for it. */
    public boolean possible() {
        return new Reachability(this, PlanVariant.FREE).possible();
    }

    /** A plan of least penalty among those allowed, as far as the budget goes. */
    public Outcome plan(PlanVariant allowed, Control control) {
        return new MissionPlanner(this, allowed, 0).solve(control);
    }
}
