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
 * A mission prepared for planning: the neighbours of each cell, and the numbered entities. An entity is anything that
 * can be removed: a person, the target, a suit or a wire. A state of a mission is Hitman's pose, whether the suit is
 * on, and the set of removed entities.
 */
public final class MissionTask {
    /** Minimum penalty of neutralising a person: 1 for the action and 20 for the victim. */
    static final int MIN_REMOVAL_COST = 21;

    final Situation start;
    final int cells;

    /** The content of each cell, as an ordinal. */
    final byte[] content;

    /** {@code neighbour[4 * cell + heading]}: the neighbour, or -1 if it is a wall or outside. */
    final int[] neighbour;

    /** The cell of each entity. */
    final int[] entities;

    /** The entity on each cell, or -1. */
    final int[] entityAt;

    public MissionTask(Situation start) {
        this.start = start;
        WorldMap map = start.map();
        cells = map.size();
        content = new byte[cells];
        neighbour = new int[4 * cells];
        entityAt = new int[cells];
        List<Integer> found = new ArrayList<>();
        for (int c = 0; c < cells; c++) {
            Content here = map.at(c);
            content[c] = (byte) here.ordinal();
            entityAt[c] = -1;
            if (here != Content.EMPTY && here != Content.WALL) {
                entityAt[c] = found.size();
                found.add(c);
            }
            for (Heading h : Heading.values()) {
                int to = map.ahead(c, h);
                neighbour[4 * c + h.ordinal()] = to >= 0 && map.at(to) != Content.WALL ? to : -1;
            }
        }
        entities = found.stream().mapToInt(i -> i).toArray();
    }

    int count(Content kind) {
        return start.map().count(kind);
    }

    /** Returns whether the mission can be accomplished, with any number of neutralised people. */
    public boolean isPossible() {
        return new Reachability(this, PlanVariant.UNRESTRICTED).isMissionPossible();
    }

    /** Searches for an optimal plan of a variant, within the budget. */
    public Outcome plan(PlanVariant variant, Control control) {
        return new MissionPlanner(this, variant, 0).solve(control);
    }
}
