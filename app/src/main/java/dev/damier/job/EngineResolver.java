package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;

/** Who answers by a name: the engines of the registry, and whoever else the caller lets in. */
@FunctionalInterface
public interface EngineResolver {
    EngineResolver REGISTRY = (setup, id) -> Games.all().engine(setup, id);

    /** The engine of this id for this setup; {@link IllegalArgumentException} with a sentence if there is none. */
    Engine<?> engine(Setup setup, String id);
}
