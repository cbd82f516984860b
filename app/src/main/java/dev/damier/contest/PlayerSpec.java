package dev.damier.contest;

import dev.damier.game.Agent;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.WireName;
import java.util.Map;

/**
 * What plays for somebody who takes part.
 *
 * @param id of the engine, agent or operator's program; empty for a visitor
 */
public record PlayerSpec(Kind kind, String id, Map<String, String> options) {
    public static final PlayerSpec VISITOR = new PlayerSpec(Kind.VISITOR, "", Map.of());

    public enum Kind implements WireName {
        /** An engine of the registry. */
        ENGINE,
        /** An agent of the registry, for missions. */
        AGENT,
        /** A program of the operator's configuration. */
        OPERATOR,
        /** A bot that comes by itself. */
        VISITOR
    }

    public PlayerSpec {
        options = Map.copyOf(options);
    }

    /** Refuses what this game does not have; {@link IllegalArgumentException} with a sentence. */
    void check(Game game, OperatorBots operator) {
        switch (kind) {
            case ENGINE -> {
                Engine<?> engine = Games.all().engine(game.example(), id);
                engine.descriptor().check(options);
                engine.descriptor().options().forEach(o -> engine.descriptor().value(options, o.id()));
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
