package dev.damier.bench;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Solves the Ricochet Robots tasks of public competitions once, in a new process, and compares the lengths with the published
 * ones.
 *
 * <p>Arguments: files with one JSON object per line, with the fields {@code position} and {@code optimal} (the published
 * optimum) or {@code bound} (a published upper bound).
 */
public final class RicochetPublicBench {
    private static final Pattern TASK = Pattern.compile("\"(?:optimal|bound)\": (\\d+), \"position\": \"([^\"]+)\"");

    private RicochetPublicBench() {}

    public static void main(String[] args) throws IOException {
        if (args.length == 0) throw new IllegalArgumentException("expected one or more files of tasks (.jsonl)");
        for (String file : args) run(Path.of(file));
    }

    private static void run(Path file) throws IOException {
        Game game = Games.all().game("ricochet");
        List<Double> millis = new ArrayList<>();
        List<Double> expanded = new ArrayList<>();
        int equal = 0;
        int shorter = 0;
        for (String line : Files.readAllLines(file)) {
            Matcher task = TASK.matcher(line);
            if (!task.find()) throw new IllegalArgumentException(file + ": expected a task, but got: " + line);
            Setup setup = game.read(task.group(2));
            Engine<?> engine = Games.all().engine(setup, "optimal");
            Outcome outcome = Games.run(engine, Map.of(), setup, Control.unlimited());
            int published = Integer.parseInt(task.group(1));
            int length = outcome instanceof Outcome.Solved solved ? solved.cost() : Integer.MAX_VALUE;
            if (length > published) throw new IllegalStateException(line + ": " + outcome);
            if (length == published) equal++;
            else shorter++;
            millis.add(outcome.stats().cpuMillis());
            expanded.add((double) outcome.stats().expanded());
        }
        Measurements times = measurements(millis);
        Measurements nodes = measurements(expanded);
        System.out.printf(
                Locale.ROOT,
                "%s: %d tasks, %d as published, %d shorter; CPU ms %s, total %.0f; expanded %s, total %,.0f%n",
                file.getFileName(),
                millis.size(),
                equal,
                shorter,
                times.formatQuantiles(1),
                times.mean() * millis.size(),
                nodes.formatQuantiles(0),
                nodes.mean() * millis.size());
    }

    private static Measurements measurements(List<Double> values) {
        return new Measurements(values.stream().mapToDouble(v -> v).toArray());
    }
}
