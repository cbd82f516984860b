package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The base class of the agent factories: the game, the descriptor and the common option. */
abstract class AgentFactory implements Agent.Kind {
    private static final String GAME = "hitman";

    /**
     * The assumption about the number of objects. With {@code usual} the agent assumes one target, one suit and one
     * wire until an observation contradicts it. In a world with other numbers its conclusions may be wrong. With
     * {@code any} it assumes nothing.
     */
    private static final Option WORLD = Option.choice("world", text("agent.world"), "usual", "usual", "any");

    private final Descriptor descriptor;

    /**
     * @param keyPrefix prefix of the message keys of the name and the description
     * @param ownOptions options in addition to the common one
     */
    AgentFactory(String id, String keyPrefix, Option... ownOptions) {
        List<Option> options = new ArrayList<>(List.of(ownOptions));
        options.add(WORLD);
        descriptor = new Descriptor(id, text(keyPrefix + ".name"), text(keyPrefix + ".about"), List.copyOf(options));
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
    public final Agent create(Map<String, String> options) {
        descriptor.check(options);
        boolean oneOfEachObject = descriptor.value(options, WORLD.id()).equals("usual");
        return newAgent(options, oneOfEachObject);
    }

    /**
     * Creates an agent.
     *
     * @param options valid options
     * @param oneOfEachObject whether to assume one target, one suit and one wire, see {@link #WORLD}
     */
    abstract Agent newAgent(Map<String, String> options, boolean oneOfEachObject);

    final String value(Map<String, String> options, String option) {
        return descriptor.value(options, option);
    }

    static Text text(String key) {
        return Text.of(AgentFactory.class, key);
    }
}
