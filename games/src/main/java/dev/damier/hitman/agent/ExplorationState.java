package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;

/** Phase 1 under way, as engines see it: where Hitman is, and what he was told. The world itself is not in it. */
public final class ExplorationState {
    /** The code of sending the map, after those of the nine actions. */
    public static final int SEND = Action.values().length;

    final RefereeStatus now;
    public final Deducer known;

    public ExplorationState(RefereeStatus now, Deducer known) {
        this.now = now;
        this.known = known;
    }

    /** What sending the map now is sure to bring: two points for every proved cell, less the penalties. A move costs one. */
    int sure() {
        return 2 * known.proved() - now.penalties();
    }
}
