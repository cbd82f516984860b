package dev.damier.game;

import java.util.List;
import java.util.Map;

/**
 * A player of a game with hidden information. It receives only the responses of a {@link RefereePort}, so the same agent can
 * run in this process, in another process, or step by step in the browser. Not thread-safe; one agent per game.
 */
public interface Agent {

    /**
     * Returns the next action.
     *
     * @param response the last response of the referee; empty before the first action
     * @return the next action, or {@link Act#DONE}
     */
    Act next(Map<String, Object> response);

    /**
     * An action for {@link RefereePort#act}.
     *
     * @param action the name of the action; empty if the agent has finished
     * @param args the arguments of the action
     */
    record Act(String action, Map<String, Object> args) {
        /** The agent has finished. */
        public static final Act DONE = new Act("", Map.of());

        /** Returns whether the agent has finished. */
        public boolean done() {
            return action.isEmpty();
        }
    }

    /** A factory of agents of one kind. {@link Games} finds it through {@code META-INF/services}. */
    interface Kind {
        /** Returns the id, the name and the options of {@link #create}. */
        Descriptor descriptor();

        /** Returns the id of the game that the agents play. */
        String game();

        /** Returns the phases of the game that the agents play, from 1; several if they continue with the next phase themselves. */
        default List<Integer> phases() {
            return List.of(1);
        }

        /** Creates an agent without any observations. */
        Agent create(Map<String, String> options);
    }
}
