package dev.damier.quoridor.classic;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.play.GamePlayer;
import dev.damier.quoridor.DuelBoard;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The student agent of the report, to the letter: its features, weights, depths and forced steps. */
public final class ClassicEngine implements Engine<DuelBoard> {
    private static final String BY_CLOCK = "by-clock";

    private static final Descriptor DESCRIPTOR = new Descriptor(
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
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<DuelBoard> needs() {
        return DuelBoard.class;
    }

    @Override
    public GamePlayer<DuelBoard> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        String given = DESCRIPTOR.value(options, "depth");
        int depth = given.equals(BY_CLOCK) ? ClassicAgent.BY_CLOCK : Integer.parseInt(given);
        Duration clock = Duration.ofSeconds(DESCRIPTOR.number(options, "clock"));
        int radius = DESCRIPTOR.number(options, "radius");
        ClassicSearch search = new ClassicSearch(
                weights(options, "weights-level"),
                weights(options, "weights-nearer"),
                weights(options, "weights-farther"),
                radius);
        return new ClassicAgent(search, depth, clock);
    }

    private static ClassicWeights weights(Map<String, String> options, String option) {
        return ClassicWeights.read(option, DESCRIPTOR.value(options, option));
    }
}
