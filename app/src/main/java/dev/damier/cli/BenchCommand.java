package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Numbers;
import dev.damier.cli.table.BenchSignature;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/**
 * Fixed jobs. The sum of their expanded nodes is the signature: a change that means to keep every search as it was keeps
 * this number. Nodes are limited, never time, so that it is the same on every machine.
 */
@CommandLine.Command(
        name = "bench",
        description = "Run fixed jobs and print the node signature (same on every machine) and timings (this machine).")
final class BenchCommand extends AnsweringCommand {
    private static final long NODES = 200_000;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "Positions per game. Default: 10; other values give another signature.")
    private int positions = 10;

    @Option(
            names = "--check",
            paramLabel = "FILE",
            description = "Compare node counts with this file, using its number of positions.")
    private Path check;

    @Option(names = "--save", paramLabel = "FILE", description = "Write the node count of each game to FILE.")
    private Path save;

    @Override
    int run() {
        if (positions <= 0) throw new UsageException("--positions must be more than zero, but got " + positions);
        BenchSignature stored = check == null ? null : BenchSignature.read(check);
        if (stored != null) positions = stored.positions();
        Map<String, Long> signatures = new TreeMap<>();
        long signature = 0;
        int worst = 0;
        if (!json) print("game", "engine", "answered", "nodes", "nodes/s", "cpu");
        for (Game game : Games.all().games()) {
            long nodes = 0;
            double millis = 0;
            int answered = 0;
            for (int seed = 0; seed < positions; seed++) {
                Report report = job(game, seed).run();
                if (report.error() != null) {
                    screen.note("damier: " + game.descriptor().id() + ": " + report.error());
                    worst = 1;
                }
                nodes += report.stats().expanded();
                millis += report.stats().cpuMillis();
                if (report.answered()) answered++;
            }
            signature += nodes;
            signatures.put(game.descriptor().id(), nodes);
            row(game, answered, nodes, millis);
        }
        if (json) screen.row(Map.of("signature", signature));
        else screen.line("signature " + signature);
        BenchSignature now = new BenchSignature(positions, signatures);
        if (save != null) now.write(save);
        List<String> changes = stored == null ? List.of() : now.since(stored);
        changes.forEach(change -> screen.note("damier: " + change));
        return changes.isEmpty() ? worst : 1;
    }

    private static Job job(Game game, int seed) {
        Setup setup = opened(game.deal(Map.of(), seed), seed);
        Budget budget = Budget.UNLIMITED.withNodes(NODES);
        return new Job(game.descriptor().id(), setup.write(), "", Map.of(), budget, 0);
    }

    /** A game against somebody always starts the same: as many moves as the seed says are played at random first. */
    private static Setup opened(Setup setup, int seed) {
        if (!EngineOptions.twoPlayers(setup)) return setup;
        Random random = new Random(seed);
        Table table = setup.newTable();
        for (int i = 0; i < seed; i++) {
            List<Move> moves = table.moves();
            if (moves.isEmpty()) break;
            table.play(moves.get(random.nextInt(moves.size())).code());
        }
        return table.status().over() ? setup : setup.game().read(table.write());
    }

    private void row(Game game, int answered, long nodes, double millis) {
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("game", game.descriptor().id());
            row.put("engine", game.defaultEngine());
            row.put("positions", positions);
            row.put("answered", answered);
            row.put("nodes", nodes);
            row.put("cpuMillis", Math.round(millis * 1000) / 1000.0);
            screen.row(row);
            return;
        }
        String rate = millis <= 0 ? "" : Numbers.rough(nodes / millis * 1000);
        print(game.descriptor().id(), game.defaultEngine(), answered + "/" + positions, nodes, rate, Numbers.millis(millis));
    }

    private void print(Object... cells) {
        screen.line(String.format(Locale.ROOT, "%-12s %-16s %9s %12s %8s %9s", cells)
                .stripTrailing());
    }
}
