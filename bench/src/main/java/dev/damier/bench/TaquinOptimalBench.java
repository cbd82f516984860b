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
import java.util.List;
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
        printOutcome("first answer", solve(rows("korf100.txt").get(0), 4, Budget.UNLIMITED));
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
        double cpu = 0;
        long generated = 0;
        for (long[] row : rows("korf100.txt")) {
            Outcome outcome = solve(row, 4, Budget.UNLIMITED);
            if (!(outcome instanceof Outcome.Solved solved) || solved.cost() != row[1])
                throw new IllegalStateException("Korf " + row[0] + ": " + outcome);
            cpu += outcome.stats().cpuMillis();
            generated += outcome.stats().generated();
        }
        System.out.printf("Korf's 100, %s: %.0f ms CPU, %,d generated%n", name, cpu, generated);
    }

    private void runTwoBlanks(int count) {
        Random random = new Random(1);
        double cpu = 0;
        double worst = 0;
        int warmUps = 20;
        for (int i = 0; i < count + warmUps; i++) {
            List<Integer> cells = new ArrayList<>(
                    IntStream.range(0, 16).mapToObj(t -> t < 15 ? t : 0).toList());
            Collections.shuffle(cells, random);
            Outcome outcome = run(text(cells.stream().mapToInt(t -> t).toArray(), 4), Budget.UNLIMITED);
            if (i < warmUps) continue;
            cpu += outcome.stats().cpuMillis();
            worst = Math.max(worst, outcome.stats().cpuMillis());
        }
        System.out.printf("4×4, two holes, %d boards: %.1f ms CPU each, maximum %.0f%n", count, cpu / count, worst);
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
        Measurements times = new Measurements(cpu);
        Measurements nodes = new Measurements(expanded);
        System.out.printf(
                "4×4, slides, %d boards, mean length %.2f: CPU ms p50 %.1f, p75 %.1f, p95 %.1f, p99 %.1f, mean %.1f,"
                        + " maximum %.1f; expanded p50 %.0f, mean %.0f, maximum %.0f%n",
                count,
                moves / count,
                times.quantile(500),
                times.quantile(750),
                times.quantile(950),
                times.quantile(990),
                times.mean(),
                times.quantile(1000),
                nodes.quantile(500),
                nodes.mean(),
                nodes.quantile(1000));
    }

    private void runSeeds() throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("seed-5x5.txt"));
        for (String name : List.of("B", "C")) {
            int at = lines.indexOf(name);
            String text = lines.subList(at + 1, at + 6).stream()
                    .map(line -> line.trim().replace("-1", "0").replace(' ', ','))
                    .collect(Collectors.joining("/"));
            printOutcome(name, run(text, Budget.UNLIMITED));
        }
    }

    private void runKorf24(String[] args) throws IOException {
        Duration time = Duration.ofSeconds(Long.parseLong(args[0]));
        Budget budget = Budget.UNLIMITED.withTime(time).withThreads(Integer.parseInt(args[1]));
        List<String> ids = List.of(args).subList(2, args.length);
        for (long[] row : rows("korf24.txt"))
            if (ids.isEmpty() || ids.contains(Long.toString(row[0])))
                printOutcome("24-puzzle " + row[0] + " (" + row[1] + ")", solve(row, 5, budget));
    }

    private static void printOutcome(String name, Outcome outcome) {
        String verdict = outcome instanceof Outcome.Solved solved
                ? solved.cost() + " moves"
                : outcome instanceof Outcome.Stopped stopped ? "at least " + stopped.lowerBound() : "impossible";
        System.out.printf(
                "%s: %s, %.0f ms CPU, %.0f ms, %,d generated%n",
                name,
                verdict,
                outcome.stats().cpuMillis(),
                outcome.stats().millis(),
                outcome.stats().generated());
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
    private Outcome solve(long[] row, int side, Budget budget) {
        int n = side * side;
        int[] cells = new int[n];
        for (int p = 0; p < n; p++) cells[n - 1 - p] = row[2 + p] == 0 ? 0 : n - (int) row[2 + p];
        return run(text(cells, side), budget);
    }

    private static String text(int[] cells, int columns) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.length; i++)
            text.append(i == 0 ? "" : i % columns == 0 ? "/" : ",").append(cells[i]);
        return text.toString();
    }

    private Outcome run(String text, Budget budget) {
        Setup setup = TAQUIN.read(text);
        Engine<?> engine = Games.all().engine(setup, "optimal");
        Control control = new Control(budget);
        control.onNote(words -> System.out.println("  " + words));
        return Games.run(engine, Map.of("tables", tables), setup, control);
    }
}
