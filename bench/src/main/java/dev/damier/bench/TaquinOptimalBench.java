package dev.damier.bench;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The taquin's optimal engine, with the tables of the cache folder (built if they are not there).
 *
 * <pre>
 * TaquinOptimalBench FOLDER first           the first answer with nothing cached (use an empty -Ddamier.cache)
 * TaquinOptimalBench FOLDER korf100         Korf's hundred, three rounds, one thread
 * TaquinOptimalBench FOLDER newcomer [SECONDS]   the same with the tables that come by themselves, again for a minute
 * TaquinOptimalBench FOLDER holes [COUNT]   4×4 with two holes, random
 * TaquinOptimalBench FOLDER seeds           5×5 with two holes, B and C
 * TaquinOptimalBench FOLDER slides [COUNT [SEED]]   4×4 in the multi-tile metric, random
 * TaquinOptimalBench FOLDER korf24 SECONDS THREADS ID…   24-puzzles, so many seconds each
 * </pre>
 *
 * FOLDER holds the data files: games/src/test/resources/taquin.
 */
public final class TaquinOptimalBench {
    private static final Game TAQUIN = Games.all().game("taquin");

    private final Path folder;
    private final String tables;

    private TaquinOptimalBench(Path folder, String tables) {
        this.folder = folder;
        this.tables = tables;
    }

    public static void main(String[] args) throws IOException {
        TaquinOptimalBench bench = new TaquinOptimalBench(Path.of(args[0]), System.getProperty("tables", "strong"));
        String[] rest = Arrays.copyOfRange(args, 2, args.length);
        switch (args[1]) {
            case "first" -> new TaquinOptimalBench(bench.folder, "auto").runFirst();
            case "korf100" -> bench.runKorf100();
            case "newcomer" ->
                new TaquinOptimalBench(bench.folder, "auto")
                        .runNewcomer(rest.length > 0 ? Integer.parseInt(rest[0]) : 60);
            case "holes" -> bench.runTwoBlanks(rest.length > 0 ? Integer.parseInt(rest[0]) : 100);
            case "slides" ->
                bench.runSlides(
                        rest.length > 0 ? Integer.parseInt(rest[0]) : 200,
                        rest.length > 1 ? Long.parseLong(rest[1]) : 20_000);
            case "seeds" -> bench.runSeeds();
            case "korf24" -> bench.runKorf24(rest);
            default -> throw new IllegalArgumentException("unknown benchmark '" + args[1] + "'");
        }
    }

    private void runFirst() throws IOException {
        printOutcome("first answer", solve(rows("korf100.txt").get(0), 4, new Control(Budget.UNLIMITED)));
    }

    private void runKorf100() throws IOException {
        for (int round = 1; round <= 3; round++) runRound("round " + round);
    }

    /** Starts with the cached tables; the strong tables are built in parallel with the searches. */
    private void runNewcomer(int seconds) throws IOException {
        long start = System.nanoTime();
        double since = 0;
        do {
            runRound("started after %.0f s".formatted(since));
            since = (System.nanoTime() - start) / 1e9;
        } while (since < seconds);
        runRound("started after %.0f s".formatted(since));
    }

    private void runRound(String name) throws IOException {
        List<long[]> rows = rows("korf100.txt");
        double[] cpu = new double[rows.size()];
        double[] generated = new double[rows.size()];
        double[] expanded = new double[rows.size()];
        for (int i = 0; i < rows.size(); i++) {
            Outcome outcome = solve(rows.get(i), 4, new Control(Budget.UNLIMITED));
            if (!(outcome instanceof Outcome.Solved solved) || solved.cost() != rows.get(i)[1])
                throw new IllegalStateException("Korf " + rows.get(i)[0] + ": " + outcome);
            cpu[i] = outcome.stats().cpuMillis();
            generated[i] = outcome.stats().generated();
            expanded[i] = outcome.stats().expanded();
        }
        System.out.printf(
                Locale.ROOT,
                "Korf's 100, %s: %.0f ms CPU, %,.0f generated, %,.0f expanded; each: CPU ms %s; generated %s;"
                        + " expanded %s%n",
                name,
                Arrays.stream(cpu).sum(),
                Arrays.stream(generated).sum(),
                Arrays.stream(expanded).sum(),
                new Measurements(cpu).formatQuantiles(2),
                new Measurements(generated).formatQuantiles(0),
                new Measurements(expanded).formatQuantiles(0));
    }

    private void runTwoBlanks(int count) {
        Random random = new Random(1);
        double[] cpu = new double[count];
        double[] expanded = new double[count];
        int warmUps = 20;
        for (int i = -warmUps; i < count; i++) {
            List<Integer> cells = new ArrayList<>(
                    IntStream.range(0, 16).mapToObj(t -> t < 15 ? t : 0).toList());
            Collections.shuffle(cells, random);
            Outcome outcome = run(text(cells.stream().mapToInt(t -> t).toArray(), 4), new Control(Budget.UNLIMITED));
            if (i < 0) continue;
            cpu[i] = outcome.stats().cpuMillis();
            expanded[i] = outcome.stats().expanded();
        }
        System.out.printf(
                Locale.ROOT,
                "4×4, two holes, %d boards: CPU ms %s; expanded %s%n",
                count,
                new Measurements(cpu).formatQuantiles(1),
                new Measurements(expanded).formatQuantiles(0));
    }

    /** Solves dealt boards. The first ones are the warm-up, and the first of them waits for the table. */
    private void runSlides(int count, long seed) {
        int warmUps = 20;
        double[] cpu = new double[count];
        double[] expanded = new double[count];
        double moves = 0;
        for (int i = -warmUps; i < count; i++) {
            Setup setup = TAQUIN.deal(Map.of("size", "4", "metric", "slides"), seed + i);
            Outcome outcome =
                    Games.run(Games.all().engine(setup, "optimal"), Map.of(), setup, new Control(Budget.UNLIMITED));
            if (!(outcome instanceof Outcome.Solved solved) || !solved.optimal())
                throw new IllegalStateException(setup.write() + ": " + outcome);
            if (i < 0) continue;
            cpu[i] = outcome.stats().cpuMillis();
            expanded[i] = outcome.stats().expanded();
            moves += solved.cost();
        }
        System.out.printf(
                Locale.ROOT,
                "4×4, slides, %d boards, mean length %.2f: CPU ms %s; expanded %s%n",
                count,
                moves / count,
                new Measurements(cpu).formatQuantiles(1),
                new Measurements(expanded).formatQuantiles(0));
    }

    private void runSeeds() throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("seed-5x5.txt"));
        for (String name : List.of("B", "C")) {
            int at = lines.indexOf(name);
            String text = lines.subList(at + 1, at + 6).stream()
                    .map(line -> line.trim().replace("-1", "0").replace(' ', ','))
                    .collect(Collectors.joining("/"));
            printOutcome(name, run(text, new Control(Budget.UNLIMITED)));
        }
    }

    /** Solves 24-puzzles in the given order. With one thread, the limit per instance is processor time, otherwise wall-clock time. */
    private void runKorf24(String[] args) throws IOException {
        Duration time = Duration.ofSeconds(Long.parseLong(args[0]));
        int threads = Integer.parseInt(args[1]);
        Map<String, long[]> rows = new LinkedHashMap<>();
        for (long[] row : rows("korf24.txt")) rows.put(Long.toString(row[0]), row);
        List<String> ids = List.of(args).subList(2, args.length);
        for (String id : ids.isEmpty() ? rows.keySet() : ids) {
            long[] row = rows.get(id);
            Control control = threads == 1
                    ? withCpuLimit(time)
                    : new Control(Budget.UNLIMITED.withTime(time).withThreads(threads));
            printOutcome("24-puzzle " + row[0] + " (" + row[1] + ")", solve(row, 5, control));
            System.out.printf(Locale.ROOT, "  expanded in 2002: %,d%n", row[row.length - 1]);
        }
    }

    /** Returns a control for one thread that stops the run after this much processor time. */
    private static Control withCpuLimit(Duration time) {
        Control[] control = new Control[1];
        control[0] = new Control(Budget.UNLIMITED, 0, progress -> {
            if (progress.stats().cpuMillis() > time.toMillis()) control[0].cancel();
        });
        return control[0];
    }

    private static void printOutcome(String name, Outcome outcome) {
        String verdict = outcome instanceof Outcome.Solved solved
                ? solved.cost() + " moves"
                : outcome instanceof Outcome.Stopped stopped ? "at least " + stopped.lowerBound() : "impossible";
        System.out.printf(
                Locale.ROOT,
                "%s: %s, %.0f ms CPU, %.0f ms, %,d generated, %,d expanded%n",
                name,
                verdict,
                outcome.stats().cpuMillis(),
                outcome.stats().millis(),
                outcome.stats().generated(),
                outcome.stats().expanded());
    }

    private List<long[]> rows(String file) throws IOException {
        return Files.readAllLines(folder.resolve(file)).stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .map(line -> Arrays.stream(line.trim().split(" "))
                        .mapToLong(Long::parseLong)
                        .toArray())
                .toList();
    }

    /** Solves a board of Korf, rotated so that its blank is last in the goal. */
    private Outcome solve(long[] row, int side, Control control) {
        int n = side * side;
        int[] cells = new int[n];
        for (int p = 0; p < n; p++) cells[n - 1 - p] = row[2 + p] == 0 ? 0 : n - (int) row[2 + p];
        return run(text(cells, side), control);
    }

    private static String text(int[] cells, int columns) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.length; i++)
            text.append(i == 0 ? "" : i % columns == 0 ? "/" : ",").append(cells[i]);
        return text.toString();
    }

    private Outcome run(String text, Control control) {
        Setup setup = TAQUIN.read(text);
        Engine<?> engine = Games.all().engine(setup, "optimal");
        control.onNote(words -> System.out.println("  " + words));
        return Games.run(engine, Map.of("tables", tables), setup, control);
    }
}
