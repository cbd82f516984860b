package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One thing to solve.
 *
 * @param setup a position in the game's notation
 * @param engine an engine's id, or "" for the game's own
 * @param options of the engine
 * @param seed for engines that draw lots
 */
public record Job(String game, String setup, String engine, Map<String, String> options, Budget budget, long seed) {

    public Job {
        options = Map.copyOf(options);
    }

    public Report run() {
        return run(Control::new);
    }

    public Report run(Function<Budget, Control> control) {
        return run(EngineResolver.REGISTRY, control);
    }

    public Report run(EngineResolver engines, Function<Budget, Control> control) {
        return reported(() -> answer(Games.all().game(game).read(setup), engines, control));
    }

    /** As {@link #run(Roster, Function)}, when the position has been read already. */
    public Report run(Setup read, EngineResolver engines, Function<Budget, Control> control) {
        return reported(() -> answer(read, engines, control));
    }

    /** Never throws: what goes wrong is said in the report. The control is made on this thread, as its clock wants. */
    private Report reported(Supplier<Answer> answer) {
        try {
            return answer.get().report();
        } catch (IllegalArgumentException | EngineException e) {
            return Report.error(this, e.getMessage());
        } catch (OutOfMemoryError e) {
            return Report.error(this, "out of memory; reduce --memory for the engine or give Java a larger heap");
        } catch (RuntimeException | StackOverflowError e) {
            return Report.error(this, "internal error: " + e);
        }
    }

    /** {@link IllegalArgumentException} when the engine does not apply to the position, which has been read already. */
    public Answer answer(Setup read, Function<Budget, Control> control) {
        return answer(read, EngineResolver.REGISTRY, control);
    }

    public Answer answer(Setup read, EngineResolver engines, Function<Budget, Control> control) {
        Engine<?> chosen = engines.engine(read, engine);
        chosen.descriptor().check(options);
        return new Answer(this, read, chosen, Games.run(chosen, seeded(chosen), read, control.apply(budget)));
    }

    /** As {@link #answer(Setup, EngineResolver, Function)}, by an engine that sits through a game and remembers it. */
    public Answer answer(Setup read, EngineResolver engines, EngineSeat seat, Function<Budget, Control> control) {
        Engine<?> chosen = engines.engine(read, engine);
        chosen.descriptor().check(options);
        return new Answer(this, read, chosen, seat.run(chosen, seeded(chosen), read, control.apply(budget)));
    }

    private Map<String, String> seeded(Engine<?> chosen) {
        if (!(chosen instanceof EngineCapability.Seeded lots)) return options;
        Map<String, String> with = new HashMap<>(lots.withSeed(seed));
        with.putAll(options);
        return with;
    }
}
