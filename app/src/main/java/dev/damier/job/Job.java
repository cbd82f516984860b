package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A position to solve, with the engine, its options and its limits.
 *
 * @param game a game's id, or {@link PlanningJob#ID}
 * @param setup a position in the game's notation
 * @param seed random seed for engines that use randomness
 */
public record Job(String game, String setup, EngineSpec engine, Budget budget, long seed) {
    /** Returns a job for a position that has been parsed already. */
    public static Job of(Setup setup, EngineSpec engine, Budget budget, long seed) {
        return new Job(setup.game().descriptor().id(), setup.write(), engine, budget, seed);
    }

    /** Runs the job with an engine of the registry. */
    public Report run() {
        return run(Control::new);
    }

    public Report run(Function<Budget, Control> control) {
        return run(EngineResolver.REGISTRY, control);
    }

    public Report run(EngineResolver engines, Function<Budget, Control> control) {
        if (game.equals(PlanningJob.ID)) return report(() -> PlanningJob.run(this, control));
        return answerReport(() -> answer(Games.all().game(game).read(setup), engines, control));
    }

    /** Like {@link #run(EngineResolver, Function)}, for a position that has been parsed already. */
    public Report run(Setup read, EngineResolver engines, Function<Budget, Control> control) {
        return answerReport(() -> answer(read, engines, control));
    }

    private Report answerReport(Supplier<Answer> answer) {
        return report(() -> answer.get().report());
    }

    /**
     * Never throws: failures become part of the report. The control is created on this thread, because its CPU clock
     * belongs to the thread.
     */
    private Report report(Supplier<Report> run) {
        try {
            return run.get();
        } catch (BadInputException | EngineException e) {
            return Report.error(this, ErrorText.of(e));
        } catch (OutOfMemoryError e) {
            return Report.error(
                    this, Text.plain("out of memory; reduce --memory for the engine or give Java a larger heap"));
        } catch (RuntimeException | StackOverflowError e) {
            return Report.internalError(this, e);
        }
    }

    /**
     * Solves a position that has been parsed already.
     *
     * @throws BadInputException if the engine does not apply to the position
     */
    public Answer answer(Setup read, Function<Budget, Control> control) {
        return answer(read, EngineResolver.REGISTRY, control);
    }

    public Answer answer(Setup read, EngineResolver engines, Function<Budget, Control> control) {
        Engine<?> chosen = engines.engine(read, engine.id());
        chosen.descriptor().check(engine.options());
        return new Answer(this, read, chosen, Games.run(chosen, optionsWithSeed(chosen), read, control.apply(budget)));
    }

    /** Like {@link #answer(Setup, EngineResolver, Function)}, with an engine that keeps its memory during a game. */
    public Answer answer(Setup read, EngineResolver engines, EngineSeat seat, Function<Budget, Control> control) {
        Engine<?> chosen = engines.engine(read, engine.id());
        chosen.descriptor().check(engine.options());
        return new Answer(this, read, chosen, seat.run(chosen, optionsWithSeed(chosen), read, control.apply(budget)));
    }

    private Map<String, String> optionsWithSeed(Engine<?> chosen) {
        return EngineCapability.addSeed(chosen, engine.options(), seed);
    }
}
