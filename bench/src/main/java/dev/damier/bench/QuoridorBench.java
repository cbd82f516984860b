package dev.damier.bench;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.play.Perft;
import dev.damier.play.Position;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.lang.management.ManagementFactory;
import java.util.Map;

/**
 * Measures perft 4 from the start position, and the speed and depth of the engine champion on fixed positions, in CPU
 * time on one thread.
 */
public final class QuoridorBench {
    private static final long NODE_LIMIT = 1_000_000;
    private static final String[] POSITIONS = {
        "start",
        "start moves e2 e8 e3 e7 e4 e6 d3h",
        "d4f4 / e5c7 / e4 e6 / 8 8 / 1",
        "a3c3e3g6e7 / d4d6g3b6 / d5 f6 / 5 6 / 2"
    };

    private QuoridorBench() {}

    public static void main(String[] args) {
        Game game = Games.all().game("quoridor");
        perft(game);
        for (String evaluator : new String[] {"net", "hand"}) {
            search(game, evaluator, false);
            search(game, evaluator, true);
        }
    }

    private static void perft(Game game) {
        Position start = game.read("start").as(Position.class).orElseThrow();
        long before = cpuNanos();
        long count = Perft.count(start, 4);
        System.out.printf("perft 4: %,d in %.2f s%n", count, (cpuNanos() - before) / 1e9);
    }

    private static void search(Game game, String evaluator, boolean print) {
        double millis = 0;
        long nodes = 0;
        for (String text : POSITIONS) {
            Setup setup = game.read(text);
            Engine<?> engine = Games.all().engine(setup, "damier");
            Control control = new Control(Budget.UNLIMITED.withNodes(NODE_LIMIT));
            Outcome.Chosen chosen = (Outcome.Chosen) Games.run(engine, Map.of("evaluator", evaluator), setup, control);
            millis += chosen.stats().cpuMillis();
            nodes += chosen.stats().expanded();
            if (print)
                System.out.printf(
                        "%s: depth %d, value %d, %.0f ms, %s%n",
                        evaluator,
                        chosen.stats().depth(),
                        chosen.value(),
                        chosen.stats().cpuMillis(),
                        text);
        }
        if (print) System.out.printf("%s: %.2f M nodes/s%n", evaluator, nodes / millis / 1000);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
