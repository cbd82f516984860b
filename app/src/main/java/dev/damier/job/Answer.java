package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Setup;
import dev.damier.run.Outcome;

/** The outcome of a job together with the job, its position and its engine. */
public record Answer(Job job, Setup setup, Engine<?> engine, Outcome outcome) {
    /** Returns whether a win or loss is proved. */
    public boolean provesResult() {
        return EngineCapability.provesResult(engine, setup, job.engine().options());
    }

    /**
     * Returns the report, after replaying its moves by the rules.
     *
     * @throws IllegalStateException if the rules reject a move, or if the goal or the cost is not as claimed
     */
    public Report report() {
        return Report.of(this);
    }
}
