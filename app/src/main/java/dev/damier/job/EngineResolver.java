package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.BadInputException;

/** Finds an engine by its id: the engines of the registry, and any further engines that the caller adds. */
@FunctionalInterface
public interface EngineResolver {
    EngineResolver REGISTRY = (setup, id) -> Games.all().engine(setup, id);

    /**
     * Returns the engine with this id for this position.
     *
     * @throws BadInputException with a message for the user if there is none
     */
    Engine<?> engine(Setup setup, String id);
}
