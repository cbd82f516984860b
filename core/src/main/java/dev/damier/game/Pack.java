package dev.damier.game;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Puzzles of one difficulty, mined and graded: {@code ./damier batch mine} (docs/batch.md) makes them. */
public record Pack(String id, Text name, List<Task> tasks) {
    private static final Map<String, Pack> READ = new ConcurrentHashMap<>();

    /** @param par what it costs at the least, proved: moves, penalty, or plies to the win */
    public record Task(String position, int par) {}

    /** From {@code packs/ID.txt} beside the class, the easiest first: lines of {@code PAR POSITION}, {@code #} for comments. */
    public static List<Pack> of(Class<?> home, String... ids) {
        return Arrays.stream(ids)
                .map(id -> READ.computeIfAbsent(
                        home.getPackageName() + "/" + id,
                        key -> new Pack(id, Text.of(Pack.class, "pack." + id), tasks(home, id))))
                .toList();
    }

    private static List<Task> tasks(Class<?> home, String id) {
        return Suite.lines(home, "packs/" + id).stream()
                .map(line -> line.split(" ", 2))
                .map(words -> new Task(words[1].strip(), Integer.parseInt(words[0])))
                .toList();
    }
}
