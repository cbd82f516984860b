package dev.damier.bench;

import dev.damier.game.Engine;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Measures phase 2 on a folder of maps or on worlds dealt by seed: the processor time of one plan, from text to proof,
 * in a warmed-up JVM.
 *
 * <p>{@code HitmanPlans MAPS [ENGINE [REPEATS [k=v …]]]}; MAPS is a folder, or {@code deal:COUNT:k=v,k=v…}
 */
public final class HitmanPlans {
    private HitmanPlans() {}

    public static void main(String[] args) throws IOException {
        Map<String, String> maps = maps(args[0]);
        String engine = args.length > 1 ? args[1] : "optimal";
        int repeats = args.length > 2 ? Integer.parseInt(args[2]) : 30;
        Map<String, String> options = pairs(Arrays.asList(args).subList(Math.min(3, args.length), args.length));
        // One round as warm-up, one to measure.
        for (String text : maps.values()) plan(text, engine, options, repeats);
        List<Double> medians = new ArrayList<>();
        System.out.printf("%-24s %8s %9s %9s %9s%n", "map", "penalty", "expanded", "median ms", "maximum ms");
        maps.forEach((name, text) -> medians.add(report(name, plan(text, engine, options, repeats))));
        double[] sorted = medians.stream().mapToDouble(d -> d).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%d maps: median of medians %.3f ms, maximum median %.3f ms%n",
                sorted.length,
                sorted[sorted.length / 2],
                sorted[sorted.length - 1]);
    }

    static Map<String, String> pairs(List<String> arguments) {
        Map<String, String> pairs = new TreeMap<>();
        for (String argument : arguments)
            pairs.put(argument.substring(0, argument.indexOf('=')), argument.substring(argument.indexOf('=') + 1));
        return pairs;
    }

    private static Map<String, String> maps(String source) throws IOException {
        if (!source.startsWith("deal:")) return folder(Path.of(source));
        Map<String, String> maps = new LinkedHashMap<>();
        String[] parts = source.split(":");
        Map<String, String> options = pairs(List.of(parts[2].split(",")));
        for (int seed = 0; seed < Integer.parseInt(parts[1]); seed++) {
            maps.put(
                    "seed " + seed,
                    Games.all().game("hitman").deal(options, seed).write());
        }
        return maps;
    }

    /** Returns the maps of a folder by name. */
    static Map<String, String> folder(Path folder) throws IOException {
        Map<String, String> maps = new LinkedHashMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file :
                    all.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
                maps.put(file.getFileName().toString().replace(".txt", ""), Files.readString(file));
            }
        }
        return maps;
    }

    private static List<Outcome> plan(String text, String id, Map<String, String> options, int repeats) {
        List<Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < repeats; i++) {
            Control control = new Control(Budget.UNLIMITED.withTime(Duration.ofSeconds(20)));
            Setup setup = Games.all().game("hitman").read(text);
            Engine<?> engine = Games.all().engine(setup, id);
            outcomes.add(Games.run(engine, options, setup, control));
        }
        return outcomes;
    }

    private static double report(String name, List<Outcome> outcomes) {
        double[] millis = outcomes.stream()
                .mapToDouble(o -> o.stats().cpuMillis())
                .sorted()
                .toArray();
        Outcome last = outcomes.get(outcomes.size() - 1);
        String penalty = last instanceof Outcome.Solved s
                ? s.cost() + (s.optimal() ? "" : "?")
                : last instanceof Outcome.Impossible ? "none" : "stopped";
        double median = millis[millis.length / 2];
        System.out.printf(
                Locale.ROOT,
                "%-24s %8s %9d %9.3f %9.3f%n",
                name,
                penalty,
                last.stats().expanded(),
                median,
                millis[millis.length - 1]);
        return median;
    }
}
