package dev.damier.game;

import java.util.List;
import java.util.Map;

/**
 * A player of a refereed game who knows only what the {@link RefereePort} answers: the same whether it runs here, in another
 * process or is watched in the browser.
 */
public interface Agent {

    /** The next act, given the referee's last answer; an empty answer asks for the first. */
    Act next(Map<String, Object> answer);

    /** An action for {@link RefereePort#act}; an empty action means the agent has finished. */
    record Act(String action, Map<String, Object> args) {
        public static final Act DONE = new Act("", Map.of());

        public boolean done() {
            return action.isEmpty();
        }
    }

    /** A kind of agent: found by {@link Games} through its line in {@code META-INF/services}. */
    interface Kind {
        /** The options are those of {@link #enter}. */
        Descriptor descriptor();

        /** The id of the game it plays. */
        String game();

        /** The phases of the game it plays, from 1: several if it goes on by itself. */
        default List<Integer> phases() {
            return List.of(1);
        }

        /** A new agent that has seen nothing yet. */
        Agent enter(Map<String, String> options);
    }
}
