package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Numbers;
import dev.damier.cli.table.BenchSignature;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.EngineSpec;
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
 * Runs fixed jobs. The sum of their expanded nodes is the signature: a change that does not alter any search keeps this
 * number. The jobs have a node limit and no time limit, so the signature is the same on every machine.
 */
@CommandLine.Command(
        name = "bench",
        description = "Run fixed jobs and print the node signature (same on every machine) and timings (this machine).")
final class BenchCommand extends JsonOutputCommand {
    private static final long NODE_LIMIT = 200_000;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "Positions per game. Default: 10; other values give another signature.")
    private int positions = 10;

    @Option(
            names = "--check",
            paramLabel = "FILE",
            description = "Compare node counts with this file, using its number of positions.")
    private Path expectedFile;

    @Option(names = "--save", paramLabel = "FILE", description = "Write the node count of each game to FILE.")
    private Path saveFile;

    @Override
    int run() {
        if (positions <= 0) throw UsageException.of("usage.positive", "--positions", positions);
        BenchSignature expected = expectedFile == null ? null : BenchSignature.read(expectedFile);
        if (expected != null) positions = expected.positions();
        Map<String, Long> signatures = new TreeMap<>();
        long signature = 0;
        int exitCode = 0;
        if (!json) printCells("game", "engine", "answered", "nodes", "nodes/s", "cpu");
        for (Game game : Games.all().games()) {
            long nodes = 0;
            double millis = 0;
            int answered = 0;
            for (int seed = 0; seed < positions; seed++) {
                Report report = job(game, seed).run();
                if (report.error() != null) {
                    screen.note("damier: " + game.descriptor().id() + ": " + report.error());
                    exitCode = Math.max(exitCode, exitCode(report));
                }
                nodes += report.stats().expanded();
                millis += report.stats().cpuMillis();
                if (report.isConclusive()) answered++;
            }
            signature += nodes;
            signatures.put(game.descriptor().id(), nodes);
            printGame(game, answered, nodes, millis);
        }
        if (json) screen.printJson(Map.of("signature", signature));
        else screen.println("signature " + signature);
        BenchSignature current = new BenchSignature(positions, signatures);
        if (saveFile != null) current.write(saveFile);
        List<String> changes = expected == null ? List.of() : current.changesSince(expected);
        changes.forEach(change -> screen.note("damier: " + change));
        return changes.isEmpty() ? exitCode : 1;
    }

    private static Job job(Game game, int seed) {
        Setup setup = withRandomOpening(game.deal(Map.of(), seed), seed);
        Budget budget = Budget.UNLIMITED.withNodes(NODE_LIMIT);
        return Job.of(setup, EngineSpec.DEFAULT, budget, 0);
    }

    /** Two-player games always have the same start position, so this plays {@code seed} random moves first. */
    private static Setup withRandomOpening(Setup setup, int seed) {
        if (!setup.isMatch()) return setup;
        Random random = new Random(seed);
        Table table = setup.newTable();
        for (int i = 0; i < seed; i++) {
            List<Move> moves = table.moves();
            if (moves.isEmpty()) break;
            table.play(moves.get(random.nextInt(moves.size())).code());
        }
        return table.status().over() ? setup : setup.game().read(table.write());
    }

    private void printGame(Game game, int answered, long nodes, double millis) {
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("game", game.descriptor().id());
            row.put("engine", game.defaultEngine());
            row.put("positions", positions);
            row.put("answered", answered);
            row.put("nodes", nodes);
            row.put("cpuMillis", Math.round(millis * 1000) / 1000.0);
            screen.printJson(row);
            return;
        }
        String rate = millis <= 0 ? "" : Numbers.abbreviated(nodes / millis * 1000);
        printCells(
                game.descriptor().id(),
                game.defaultEngine(),
                answered + "/" + positions,
                nodes,
                rate,
                Numbers.millis(millis));
    }

    private void printCells(Object... cells) {
        screen.println(String.format(Locale.ROOT, "%-12s %-16s %9s %12s %8s %9s", cells)
                .stripTrailing());
    }
}
