package dev.damier.cli.board;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.EngineSpec;
import dev.damier.cli.screen.Screen;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.job.EngineResolver;
import dev.damier.job.Report;
import dev.damier.run.Control;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A match of puzzles against an engine: each round a new position and a countdown; fewer moves win it. */
public final class Rounds {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Screen screen;
    private final EngineResolver engines;
    private final Game game;
    private final EngineOptions options;
    private final EngineSpec rival;
    private final Duration countdown;

    public Rounds(
            Screen screen, EngineResolver engines, Game game, EngineOptions options, String rival, Duration countdown) {
        this.screen = screen;
        this.engines = engines;
        this.game = game;
        this.options = options;
        this.rival = EngineSpec.read(game, rival, Map.of());
        this.countdown = countdown;
    }

    public int run(int rounds, long seed) throws IOException {
        int yours = 0;
        int theirs = 0;
        for (int round = 1; round <= rounds; round++) {
            Setup setup = game.deal(options.set, seed + round - 1);
            say("rounds.start", round, rounds, countdown.toSeconds());
            Report report =
                    options.job(setup, rival.id(), rival.options(), PATIENCE).run(engines, Control::new);
            TerminalGame played = new TerminalGame(setup, List.of(), options, screen, engines, false);
            InteractiveBoard.play(screen, played, Clocks.of(1, countdown));
            boolean solved = played.table().status().over();
            int mine = played.table().status().cost();
            if (solved) say("rounds.you", mine);
            else say("rounds.not-solved");
            if (report.cost() == null) say("rounds.rival-nothing", rival);
            else say("rounds.rival", rival, report.cost(), String.join(" ", report.moves()));
            if (solved && (report.cost() == null || mine < report.cost())) yours++;
            else if (report.cost() != null && (!solved || report.cost() < mine)) theirs++;
            say("rounds.score", yours, theirs);
        }
        return 0;
    }

    private void say(String key, Object... args) {
        screen.line(screen.say(key, args));
    }
}
