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
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * The belief state during a mission in a partly known world: what Hitman carries, what was removed, and what is known
 * about the original world.
 *
 * <p>The {@link Deducer} reasons about the original world, before anything was removed. So each observation of phase 2
 * is first converted to the original world. It is ignored if that is not possible.
 */
final class BeliefState {
    private final Deducer deducer;
    private final Grid grid;

    /** The cells of objects that were taken and of people who were killed or neutralised. */
    private final BitSet removedCells = new BitSet();

    private Situation.Suit suit = Situation.Suit.NONE;
    private boolean hasWeapon;
    private boolean targetDown;
    private int cell;
    private Heading heading = Heading.N;
    private int penalties;

    BeliefState(Deducer deducer) {
        this.deducer = deducer;
        grid = deducer.grid();
    }

    /** Adds the first status of phase 2. */
    void begin(RefereeStatus status) {
        observeViewAndHearing(status);
    }

    /** Adds the status after an action. */
    void update(Action action, RefereeStatus status) {
        if (status.ok()) applyAction(action);
        cell = grid.index(status.position());
        heading = status.heading();
        if (action.isMoveOrTurn() && suit != Situation.Suit.ON && isSightUnchanged()) {
            deducer.observe(new Observation.Watched(status.position(), (status.penalties() - penalties - 1) / 5));
        }
        penalties = status.penalties();
        observeViewAndHearing(status);
    }

    private void applyAction(Action action) {
        switch (action) {
            case TAKE_SUIT -> {
                removedCells.set(cell);
                if (suit == Situation.Suit.NONE) suit = Situation.Suit.HELD;
            }
            case TAKE_WEAPON -> {
                removedCells.set(cell);
                hasWeapon = true;
            }
            case PUT_ON_SUIT -> suit = Situation.Suit.ON;
            case KILL_TARGET -> {
                removedCells.set(cell);
                targetDown = true;
            }
            case NEUTRALIZE_GUARD, NEUTRALIZE_CIVIL -> removedCells.set(grid.ahead(cell, heading));
            default -> {}
        }
    }

    /** Returns whether the guards that see Hitman's cell are the same as in the original world. */
    private boolean isSightUnchanged() {
        if (removedCells.get(cell)) return false;
        for (int side = 0; side < 4; side++) {
            int near = grid.ahead(cell, side);
            if (near < 0) continue;
            int far = grid.ahead(near, side);
            if (removedCells.get(near) || far >= 0 && removedCells.get(far)) return false;
        }
        return true;
    }

    private void observeViewAndHearing(RefereeStatus status) {
        for (Seen seen : status.vision()) {
            if (!removedCells.get(grid.index(seen.cell())))
                deducer.observe(new Observation.Saw(seen.cell(), seen.content()));
        }
        int removedPeople = 0;
        for (int c : grid.hearingSquare(cell))
            if (removedCells.get(c) && removedContent(c).isPerson()) removedPeople++;
        int people = Math.min(Observation.Heard.MAX_HEARD, status.peopleHeard() + removedPeople);
        deducer.observe(new Observation.Heard(status.position(), people));
    }

    /** Returns what a removed cell contained. Hitman saw it before he removed it, so it is proved. */
    private Content removedContent(int at) {
        return Objects.requireNonNull(deducer.provenContent(at), "the content of a removed cell is not proved");
    }

    int penalties() {
        return penalties;
    }

    Deducer deducer() {
        return deducer;
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

    boolean isAccomplished() {
        return targetDown && cell == 0;
    }

    /** Returns the current content of a cell if it is proved, otherwise null. */
    @Nullable Content provenContent(int at) {
        return removedCells.get(at) ? Content.EMPTY : deducer.provenContent(at);
    }

    /** Samples the current world. If Hitman wears the suit, guards ignore him while he walks. */
    SampledWorld sampleWorld(Random random) {
        return deducer.sampleWorld(random).withRemoved(removedCells, suit == Situation.Suit.ON);
    }

    /** Returns a sampled world without the content of one more cell. */
    SampledWorld withRemoved(SampledWorld world, int removedCell) {
        BitSet one = new BitSet();
        one.set(removedCell);
        return world.withRemoved(one, suit == Situation.Suit.ON);
    }

    /** Returns the situation of Hitman at a pose of a map, with the suit and target state of this belief state. */
    Situation situationIn(WorldMap map, int pose, boolean armed) {
        return new Situation(map, RefereeVersion.FINAL, pose / 4, Heading.of(pose & 3), suit, armed, targetDown);
    }
}
