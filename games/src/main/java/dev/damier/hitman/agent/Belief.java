package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.Observation;
import dev.damier.hitman.deduce.SampledWorld;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Grid;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import java.util.BitSet;
import java.util.Random;

/**
 * A mission under way in a world only partly known: what Hitman carries, what is gone, and what he knows of the world as
 * it was before. What he perceives in phase 2 is told to the {@link Deducer} as if nothing had been removed, or not at
 * all where that cannot be said.
 */
final class Belief {
    private final Deducer known;
    private final Grid grid;

    /** Cells of what was taken, killed or neutralised. */
    private final BitSet gone = new BitSet();

    private Situation.Suit suit = Situation.Suit.NONE;
    private boolean hasWeapon;
    private boolean targetDown;
    private int cell;
    private Heading heading = Heading.N;
    private int penalties;

    Belief(Deducer known) {
        this.known = known;
        grid = known.grid();
    }

    /** The first status of phase 2. */
    void begin(RefereeStatus status) {
        perceive(status);
    }

    /** The status after an action. */
    void learn(Action action, RefereeStatus status) {
        if (status.ok()) done(action);
        cell = grid.index(status.position());
        heading = status.heading();
        if (action.walks() && suit != Situation.Suit.ON && undisturbed()) {
            known.learn(new Observation.Watched(status.position(), (status.penalties() - penalties - 1) / 5));
        }
        penalties = status.penalties();
        perceive(status);
    }

    private void done(Action action) {
        switch (action) {
            case TAKE_SUIT -> {
                gone.set(cell);
                if (suit == Situation.Suit.NONE) suit = Situation.Suit.HELD;
            }
            case TAKE_WEAPON -> {
                gone.set(cell);
                hasWeapon = true;
            }
            case PUT_ON_SUIT -> suit = Situation.Suit.ON;
            case KILL_TARGET -> {
                gone.set(cell);
                targetDown = true;
            }
            case NEUTRALIZE_GUARD, NEUTRALIZE_CIVIL -> gone.set(grid.ahead(cell, heading));
            default -> {}
        }
    }

    /** Whether who watches here is the same as before anything was removed. */
    private boolean undisturbed() {
        if (gone.get(cell)) return false;
        for (int way = 0; way < 4; way++) {
            int near = grid.ahead(cell, way);
            if (near < 0) continue;
            int far = grid.ahead(near, way);
            if (gone.get(near) || far >= 0 && gone.get(far)) return false;
        }
        return true;
    }

    private void perceive(RefereeStatus status) {
        for (Seen seen : status.vision()) {
            if (!gone.get(grid.index(seen.cell()))) known.learn(new Observation.Saw(seen.cell(), seen.content()));
        }
        int missed = 0;
        for (int c : grid.square(cell)) if (gone.get(c) && known.proven(c).person()) missed++;
        int people = Math.min(Observation.Heard.MAX_HEARD, status.hear() + missed);
        known.learn(new Observation.Heard(status.position(), people));
    }

    int penalties() {
        return penalties;
    }

    Deducer known() {
        return known;
    }

    Grid grid() {
        return grid;
    }

    int pose() {
        return 4 * cell + heading.ordinal();
    }

    boolean hasWeapon() {
        return hasWeapon;
    }

    boolean targetDown() {
        return targetDown;
    }

    boolean accomplished() {
        return targetDown && cell == 0;
    }

    /** What is at a cell now, if that is proven; else null. */
    Content at(int where) {
        return gone.get(where) ? Content.EMPTY : known.proven(where);
    }

    /** The world as it may be now; without watchers if the suit is on, since they no longer matter to a walker. */
    SampledWorld imagine(Random random) {
        return known.imagine(random).without(gone, suit == Situation.Suit.ON);
    }

    /** An imagined world after one thing more is gone from it. */
    SampledWorld without(SampledWorld world, int where) {
        BitSet one = new BitSet();
        one.set(where);
        return world.without(one, suit == Situation.Suit.ON);
    }

    /** Hitman at a pose of a map, carrying what he carries. */
    Situation in(WorldMap map, int pose, boolean armed) {
        return new Situation(map, RefereeVersion.FINAL, pose / 4, Heading.of(pose & 3), suit, armed, targetDown);
    }
}
