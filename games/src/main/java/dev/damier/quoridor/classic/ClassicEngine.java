package dev.damier.quoridor.classic;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.play.GamePlayer;
import dev.damier.quoridor.DuelBoard;
import dev.damier.run.BadInputException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The agent of a student report, with the same features, weights, depths and forced moves. */
public final class ClassicEngine implements Engine<DuelBoard> {
    private static final String BY_CLOCK = "by-clock";

    private static final Descriptor DESCRIPTOR = new Descriptor(
            "classic-alphabeta",
            text("engine.classic"),
            text("engine.classic.about"),
            List.of(
                    Option.choice("depth", text("option.classic-depth"), BY_CLOCK, BY_CLOCK, "0", "1", "2", "3"),
                    Option.number("clock", text("option.clock"), 0, 86_400, "300"),
                    Option.number("radius", text("option.radius"), 0, 11, "2"),
                    Option.text("opponent-radius", text("option.opponent-radius"), ""),
                    Option.flag("near-walls", text("option.near-walls"), false),
                    Option.choice("terminal", text("option.terminal"), "win", "win", "score"),
                    Option.flag("cache", text("option.cache"), false),
                    Option.flag("scores", text("option.scores"), false),
                    Option.text("weights-level", text("option.weights-level"), "2/1.8/0.5/0.5"),
                    Option.text("weights-nearer", text("option.weights-nearer"), "2.2/1.5/0.7/0.5"),
                    Option.text("weights-farther", text("option.weights-farther"), "1.7/1.5/0.4/0.3")));

    private static Text text(String key) {
        return Text.of(ClassicEngine.class, key);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public Class<DuelBoard> requiredView() {
        return DuelBoard.class;
    }

    @Override
    public GamePlayer<DuelBoard> build(Map<String, String> options) {
        DESCRIPTOR.check(options);
        String depthOption = DESCRIPTOR.value(options, "depth");
        int depth = depthOption.equals(BY_CLOCK) ? ClassicAgent.BY_CLOCK : Integer.parseInt(depthOption);
        Duration clock = Duration.ofSeconds(DESCRIPTOR.number(options, "clock"));
        int radius = DESCRIPTOR.number(options, "radius");
        WallFilter filter =
                new WallFilter(radius, readOpponentRadius(options, radius), DESCRIPTOR.flag(options, "near-walls"));
        ClassicSearch search = new ClassicSearch(
                readWeights(options, "weights-level"),
                readWeights(options, "weights-nearer"),
                readWeights(options, "weights-farther"),
                filter,
                DESCRIPTOR.value(options, "terminal").equals("score"),
                DESCRIPTOR.flag(options, "scores"));
        return new ClassicAgent(search, depth, clock, DESCRIPTOR.flag(options, "cache"));
    }

    /** Returns the radius around the opponent's pawn, by default the same as around its own. */
    private static int readOpponentRadius(Map<String, String> options, int radius) {
        String text = DESCRIPTOR.value(options, "opponent-radius");
        if (text.isEmpty()) return radius;
        if (text.matches("\\d|1[01]")) return Integer.parseInt(text);
        throw new BadInputException("classic-alphabeta: option 'opponent-radius' must be a number from 0 to 11,"
                + " or empty for the same as 'radius', but got '" + text + "'");
    }

    private static ClassicWeights readWeights(Map<String, String> options, String option) {
        return ClassicWeights.read(option, DESCRIPTOR.value(options, option));
    }
}
