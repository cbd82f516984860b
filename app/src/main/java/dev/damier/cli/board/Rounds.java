package dev.damier.cli.board;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.EngineSpec;
import dev.damier.cli.screen.Screen;
import dev.damier.game.Game;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.EngineResolver;
import dev.damier.job.Report;
import dev.damier.run.Control;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A match of rounds against an engine, each with a countdown; fewer moves win it, and the next goes on from there. */
public final class Rounds {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Screen screen;
    private final EngineResolver engines;
    private final EngineOptions options;
    private final EngineSpec rival;
    private final Duration countdown;

    public Rounds(Screen screen, EngineResolver engines, EngineOptions options, EngineSpec rival, Duration countdown) {
        this.screen = screen;
        this.engines = engines;
        this.options = options;
        this.rival = rival;
        this.countdown = countdown;
    }

    /** @param wishes the options that a deal has, if one is needed for a further round */
    public int run(Setup first, Map<String, String> wishes, int rounds, long seed) throws IOException {
        Game game = first.game();
        List<Setup> played = new ArrayList<>(List.of(first));
        int yours = 0;
        int theirs = 0;
        while (true) {
            Setup setup = played.get(played.size() - 1);
            say("rounds.start", played.size(), rounds, countdown.toSeconds());
            Report report =
                    options.job(setup, rival.id(), rival.options(), PATIENCE).run(engines, Control::new);
            TerminalGame board = new TerminalGame(setup, List.of(), options, screen, engines, false);
            InteractiveBoard.play(screen, board, Clocks.of(1, countdown));
            int verdict = judge(board.table(), report);
            if (verdict > 0) yours++;
            if (verdict < 0) theirs++;
            say("rounds.score", yours, theirs);
            if (played.size() == rounds) break;
            boolean mine = board.table().status().over() && verdict >= 0;
            List<String> winning =
                    mine ? board.played().stream().map(Move::text).toList() : report.moves();
            played.add(game.nextRound(played, game.read(after(setup, winning)), wishes, seed));
        }
        say(yours > theirs ? "rounds.won" : yours < theirs ? "rounds.lost" : "rounds.even", yours, theirs);
        return 0;
    }

    /** Says how the round went; more than zero when you have won it, less when the engine has. */
    private int judge(Table table, Report report) {
        boolean solved = table.status().over();
        int mine = solved ? table.status().cost() : Integer.MAX_VALUE;
        int its = report.cost() == null ? Integer.MAX_VALUE : report.cost();
        if (solved) say("rounds.you", mine);
        else say("rounds.not-solved");
        if (report.cost() == null) say("rounds.rival-nothing", rival);
        else say("rounds.rival", rival, its, String.join(" ", report.moves()));
        return Integer.compare(its, mine);
    }

    /** Where a line ends; nobody's line ends where it began. */
    private static String after(Setup setup, List<String> line) {
        Table table = setup.newTable();
        for (String move : line) table.play(table.read(move).code());
        return table.write();
    }

    private void say(String key, Object... args) {
        screen.line(screen.say(key, args));
    }
}
