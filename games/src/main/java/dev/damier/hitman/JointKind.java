package dev.damier.hitman;

import dev.damier.game.Agent;
import dev.damier.game.Card;
import dev.damier.game.Option;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;

/** Both phases in one hand, for the registry. */
public final class JointKind implements Agent.Kind {
    private static final Card CARD = new Card(
            "joint",
            text("joint.name"),
            text("joint.about"),
            List.of(
                    Option.choice("measure", text("joint.measure"), "penalty", "penalty", "score", "complete"),
                    Option.choice("map", text("joint.map"), "own", "own", "told"),
                    AgentOptions.WORLD));

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
        ExplorerAgent.Strategy strategy = switch (CARD.value(options, "measure")) {
            case "score" -> new Surveyor(true);
            case "complete" -> new Surveyor(false);
            default -> (now, known) -> null;
        };
        ExplorerAgent explorer = new ExplorerAgent(strategy, AgentOptions.usual(CARD, options));
        return new JointAgent(explorer, CARD.value(options, "map").equals("told"));
    }

    private static Text text(String key) {
        return Text.of(JointKind.class, key);
    }
}
