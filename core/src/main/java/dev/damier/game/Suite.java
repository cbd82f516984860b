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

/**
 * A named, fixed set of positions for comparing engines.
 *
 * @param id the id
 * @param name the name
 * @param positions the positions in the notation of the game
 */
public record Suite(String id, Text name, List<String> positions) {
    /** The suites read so far, because every list of games contains its suites. */
    private static final Map<String, Suite> CACHE = new ConcurrentHashMap<>();

    /**
     * Reads suites from resources: the file {@code suites/ID.txt} in the package of the class, with one position per line.
     * Lines that start with {@code #} are comments. The name of a suite has the message key {@code suite.ID}.
     *
     * @param home a class of the package
     * @param ids the ids of the suites
     */
    public static List<Suite> of(Class<?> home, String... ids) {
        return Arrays.stream(ids)
                .map(id -> CACHE.computeIfAbsent(
                        home.getPackageName() + "/" + id,
                        key -> new Suite(id, Text.of(home, "suite." + id), lines(home, "suites/" + id))))
                .toList();
    }

    /** Returns the lines of the resource {@code PATH.txt} in the package of a class, without comments and blank lines. */
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
