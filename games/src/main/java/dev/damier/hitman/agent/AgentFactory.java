package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The frame of every kind of agent: its game, its words, and the option all of them share. */
abstract class AgentFactory implements Agent.Kind {
    private static final String GAME = "hitman";

    /**
     * {@code usual}: one target, one suit and one wire are taken for granted until refuted, so that what is claimed in a
     * world that breaks the custom may be wrong; {@code any}: nothing is.
     */
    private static final Option WORLD = Option.choice("world", text("agent.world"), "usual", "usual", "any");

    private final Descriptor descriptor;

    /** @param words the prefix of its name and description among the messages */
    AgentFactory(String id, String words, Option... own) {
        List<Option> options = new ArrayList<>(List.of(own));
        options.add(WORLD);
        descriptor = new Descriptor(id, text(words + ".name"), text(words + ".about"), List.copyOf(options));
    }

    @Override
    public final Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public final String game() {
        return GAME;
    }

    @Override
    public final Agent enter(Map<String, String> options) {
        descriptor.check(options);
        boolean usual = descriptor.value(options, WORLD.id()).equals("usual");
        return enter(options, usual);
    }

    /** A new agent, the options checked; {@code usual} as {@link #WORLD} says. */
    abstract Agent enter(Map<String, String> options, boolean usual);

    final String value(Map<String, String> options, String option) {
        return descriptor.value(options, option);
    }

    static Text text(String key) {
        return Text.of(AgentFactory.class, key);
    }
}
