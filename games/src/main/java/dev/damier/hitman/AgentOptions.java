package dev.damier.hitman;

import dev.damier.game.Card;
import dev.damier.game.Option;
import dev.damier.game.Text;
import java.util.Map;

/** What all explorers may be told. */
final class AgentOptions {
    /**
     * {@code usual}: one target, one suit and one wire are taken for granted until refuted, so that what is claimed in a
     * world that breaks the custom may be wrong; {@code any}: nothing is.
     */
    static final Option WORLD =
            Option.choice("world", Text.of(AgentOptions.class, "agent.world"), "usual", "usual", "any");

    private AgentOptions() {}

    static boolean usual(Card card, Map<String, String> options) {
        return card.value(options, WORLD.id()).equals("usual");
    }
}
