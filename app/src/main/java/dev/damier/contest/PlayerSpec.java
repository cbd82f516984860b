package dev.damier.contest;

import dev.damier.game.Agent;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.WireName;
import dev.damier.job.EngineSpec;
import dev.damier.run.BadInputException;
import java.util.Map;

/**
 * The program that plays for an entrant.
 *
 * @param id id of the engine, agent or operator's program; empty for an external bot
 */
public record PlayerSpec(Kind kind, String id, Map<String, String> options) {
    /** An external bot. */
    public static final PlayerSpec VISITOR = new PlayerSpec(Kind.VISITOR, "", Map.of());

    /** Where a player comes from. */
    public enum Kind implements WireName {
        /** An engine of the registry. */
        ENGINE,
        /** An agent of the registry, for missions. */
        AGENT,
        /** A program of the operator's configuration. */
        OPERATOR,
        /** An external bot that connects to the server. */
        VISITOR
    }

    public PlayerSpec {
        options = Map.copyOf(options);
    }

    /** Returns the engine of an entrant of the kind {@code ENGINE}. */
    EngineSpec engine() {
        return new EngineSpec(id, options);
    }

    /**
     * Throws {@link BadInputException} with a message if this game has no such player or an option is invalid.
     */
    void requireValid(Game game, OperatorBots operator) {
        switch (kind) {
            case ENGINE -> {
                Engine<?> engine = Games.all().engine(game.example(), id);
                engine.descriptor().check(options);
                engine.descriptor()
                        .options()
                        .forEach(option -> engine.descriptor().value(options, option.id()));
            }
            case AGENT -> {
                Agent.Kind agent = Games.all().agent(game.descriptor().id(), id);
                agent.descriptor().check(options);
            }
            case OPERATOR -> {
                if (operator.find(game.descriptor().id(), id).isEmpty()) throw ContestException.of("operator", id);
            }
            case VISITOR -> {}
        }
    }
}
