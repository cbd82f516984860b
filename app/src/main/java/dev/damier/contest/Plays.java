package dev.damier.contest;

import dev.damier.game.Agent;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Word;
import java.util.Map;

/**
 * What plays for somebody who takes part.
 *
 * @param id of the engine, agent or operator's program; empty for a visitor
 */
public record Plays(Kind kind, String id, Map<String, String> options) {
    public static final Plays VISITOR = new Plays(Kind.VISITOR, "", Map.of());

    public enum Kind implements Word {
        /** An engine of the registry. */
        ENGINE,
        /** An agent of the registry, for missions. */
        AGENT,
        /** A program of the operator's configuration. */
        OPERATOR,
        /** A bot that comes by itself. */
        VISITOR
    }

    public Plays {
        options = Map.copyOf(options);
    }

    /** Refuses what this game does not have; {@link IllegalArgumentException} with a sentence. */
    void check(Game game, OperatorBots operator) {
        switch (kind) {
            case ENGINE -> {
                Engine<?> engine = Games.all().engine(game.example(), id);
                engine.card().check(options);
                engine.card().options().forEach(o -> engine.card().value(options, o.id()));
            }
            case AGENT -> {
                Agent.Kind agent = Games.all().agent(game.card().id(), id);
                agent.card().check(options);
            }
            case OPERATOR -> {
                if (operator.find(game.card().id(), id).isEmpty()) throw ContestRefusal.of("operator", id);
            }
            case VISITOR -> {}
        }
    }
}
