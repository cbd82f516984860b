package dev.damier.quoridor.classic;

import dev.damier.game.Card;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.play.Contestant;
import dev.damier.quoridor.DuelBoard;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The student agent of the report, to the letter: its features, weights, depths and forced steps. */
public final class ClassicEngine implements Engine<DuelBoard> {
    private static final String BY_CLOCK = "by-clock";

    private static final Card CARD = new Card(
            "classic-alphabeta",
            say("engine.classic"),
            say("engine.classic.about"),
            List.of(
                    Option.choice("depth", say("option.classic-depth"), BY_CLOCK, BY_CLOCK, "0", "1", "2", "3"),
                    Option.number("clock", say("option.clock"), 0, 86_400, "300"),
                    Option.number("radius", say("option.radius"), 0, 11, "2"),
                    Option.free("weights-level", say("option.weights-level"), "2/1.8/0.5/0.5"),
                    Option.free("weights-nearer", say("option.weights-nearer"), "2.2/1.5/0.7/0.5"),
                    Option.free("weights-farther", say("option.weights-farther"), "1.7/1.5/0.4/0.3")));

    private static Text say(String key) {
        return Text.of(ClassicEngine.class, key);
    }

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public Class<DuelBoard> needs() {
        return DuelBoard.class;
    }

    @Override
    public Contestant<DuelBoard> build(Map<String, String> options) {
        CARD.check(options);
        String given = CARD.value(options, "depth");
        int depth = given.equals(BY_CLOCK) ? ClassicAgent.BY_CLOCK : Integer.parseInt(given);
        Duration clock = Duration.ofSeconds(CARD.number(options, "clock"));
        int radius = CARD.number(options, "radius");
        ClassicSearch search = new ClassicSearch(
                weights(options, "weights-level"),
                weights(options, "weights-nearer"),
                weights(options, "weights-farther"),
                radius);
        return new ClassicAgent(search, depth, clock);
    }

    private static ClassicWeights weights(Map<String, String> options, String option) {
        return ClassicWeights.read(option, CARD.value(options, option));
    }
}
