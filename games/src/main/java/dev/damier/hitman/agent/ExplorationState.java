package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;

/** A state of phase 1 for engines: the last status and the observations. It does not contain the true world. */
public final class ExplorationState {
    /** The move code of submitting the map. It follows the codes of the nine actions. */
    public static final int SEND = Action.values().length;

    final RefereeStatus status;
    public final Deducer deducer;

    public ExplorationState(RefereeStatus status, Deducer deducer) {
        this.status = status;
        this.deducer = deducer;
    }

    /** Returns the guaranteed score of submitting the map now: two points per proved cell, minus the penalties. */
    int guaranteedScore() {
        return 2 * deducer.provenCount() - status.penalties();
    }
}
