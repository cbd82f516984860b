package dev.damier.hitman;

import dev.damier.game.Agent;
import dev.damier.game.Card;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;

/** The explorer who goes to the nearest unknown cell, for the registry. */
public final class NearestUnknownKind implements Agent.Kind {
    private static final Card CARD = new Card(
            "nearest-unknown",
            Text.of(NearestUnknownKind.class, "nearest.name"),
            Text.of(NearestUnknownKind.class, "nearest.about"),
            List.of(AgentOptions.WORLD));

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public String game() {
        return Hitman.CARD.id();
    }

    @Override
    public Agent enter(Map<String, String> options) {
        CARD.check(options);
        return new ExplorerAgent(new NearestUnknown(), AgentOptions.usual(CARD, options));
    }
}
