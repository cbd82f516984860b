package dev.damier.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A named set of positions to compare engines on, always the same ones. */
public record Suite(String id, Text name, List<String> positions) {
    /** Files are read when first asked for, and once: every list of games names its suites. */
    private static final Map<String, Suite> READ = new ConcurrentHashMap<>();

    /**
     * The suites of a game: for each id the file {@code suites/ID.txt} beside the class, one position a line, {@code #}
     * for comments, and the name {@code suite.ID} among the package's texts.
     */
    public static List<Suite> of(Class<?> home, String... ids) {
        return Arrays.stream(ids)
                .map(id -> READ.computeIfAbsent(
                        home.getPackageName() + "/" + id,
                        key -> new Suite(id, Text.of(home, "suite." + id), lines(home, "suites/" + id))))
                .toList();
    }

    /** The lines of {@code PATH.txt} beside a class but for comments and empty ones. */
    static List<String> lines(Class<?> home, String path) {
        try (InputStream file = home.getResourceAsStream(path + ".txt");
                BufferedReader reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
