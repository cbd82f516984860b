package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import dev.damier.game.Option;
import java.util.Map;

/** Creates the agent {@code nearest-unknown}, which goes to the nearest unknown cell. */
public final class NearestUnknownFactory extends AgentFactory {
    public NearestUnknownFactory() {
        super(
                "nearest-unknown",
                "nearest",
                Option.choice("unknown-guards", text("nearest.unknown-guards"), "ignore", "ignore", "price"));
    }

    @Override
    Agent newAgent(Map<String, String> options, boolean oneOfEachObject) {
        return new ExplorerAgent(
                new NearestUnknown(value(options, "unknown-guards").equals("price")), oneOfEachObject);
    }
}
