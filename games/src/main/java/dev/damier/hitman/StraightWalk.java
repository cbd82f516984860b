package dev.damier.hitman;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.Situation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The actions of a click on a cell: Hitman turns to it and walks straight ahead. He stops before a cell that costs more
 * than a step, so the player decides where to be seen and which way to take; a click never plans a mission.
 */
final class StraightWalk {
    private final List<Action> actions = new ArrayList<>();
    private boolean watched;

    private StraightWalk() {}

    /** Returns the walk towards a cell of the same row or column, or null if the cell is not in line. */
    static @Nullable StraightWalk of(Situation start, Cell to) {
        Cell from = start.map().cell(start.cell());
        if (from.equals(to) || (from.x() != to.x() && from.y() != to.y())) return null;
        StraightWalk walk = new StraightWalk();
        Situation now = start;
        for (Action turn : turns(start.heading(), direction(from, to))) {
            walk.actions.add(turn);
            now = now.after(turn);
        }
        int steps = Math.abs(to.x() - from.x()) + Math.abs(to.y() - from.y());
        for (int i = 0; i < steps; i++) {
            RefereeStatus status = now.statusAfter(Action.MOVE);
            walk.watched = status.ok() && status.penalties() > 1;
            if (!status.ok() || walk.watched) break;
            walk.actions.add(Action.MOVE);
            now = now.after(Action.MOVE);
        }
        return walk;
    }

    private static Heading direction(Cell from, Cell to) {
        if (from.x() != to.x()) return to.x() > from.x() ? Heading.E : Heading.W;
        return to.y() > from.y() ? Heading.N : Heading.S;
    }

    private static List<Action> turns(Heading now, Heading then) {
        if (now == then) return List.of();
        if (now.antiClockwise() == then) return List.of(Action.TURN_ANTI_CLOCKWISE);
        return now.clockwise() == then
                ? List.of(Action.TURN_CLOCKWISE)
                : List.of(Action.TURN_CLOCKWISE, Action.TURN_CLOCKWISE);
    }

    /** Returns the actions; without a step if the next cell is blocked or watched. */
    List<Action> actions() {
        return actions;
    }

    /** Returns whether the walk contains a step. */
    boolean hasStep() {
        return actions.contains(Action.MOVE);
    }

    /** Returns whether the walk ends before a cell that a guard watches. */
    boolean endsBeforeWatchedCell() {
        return watched;
    }
}
