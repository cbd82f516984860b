package dev.damier.hitman.agent;

import dev.damier.game.Agent;
import java.util.Map;

/** The explorer who goes to the nearest unknown cell, for the registry. */
public final class NearestUnknownFactory extends AgentFactory {
    public NearestUnknownFactory() {
        super("nearest-unknown", "nearest");
    }

    @Override
    Agent enter(Map<String, String> options, boolean usual) {
        return new ExplorerAgent(new NearestUnknown(), usual);
    }
}
