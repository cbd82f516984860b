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
        int equal = 0;
        int shorter = 0;
        long expanded = 0;
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
            expanded += outcome.stats().expanded();
        }
        Measurements times =
                new Measurements(millis.stream().mapToDouble(m -> m).toArray());
        System.out.printf(
                "%s: %d tasks, %d as published, %d shorter; CPU ms p50 %.1f, p95 %.1f, maximum %.0f, total %.0f;"
                        + " %,d expanded%n",
                file.getFileName(),
                millis.size(),
                equal,
                shorter,
                times.quantile(500),
                times.quantile(950),
                times.quantile(1000),
                times.mean() * millis.size(),
                expanded);
    }
}
