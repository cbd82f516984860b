package dev.damier.game;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A set of puzzles of one difficulty. The command {@code ./damier batch mine} creates them (docs/batch.md).
 *
 * @param id the id of the difficulty, such as {@code easy}
 * @param name the name of the difficulty
 * @param tasks the puzzles, the easiest first
 */
public record Pack(String id, Text name, List<Task> tasks) {
    private static final Map<String, Pack> CACHE = new ConcurrentHashMap<>();

    /**
     * A puzzle.
     *
     * @param position the position in the notation of the game
     * @param par the proved minimum cost: moves, penalty, or plies to the win
     */
    public record Task(String position, int par) {}

    /**
     * Reads packs from resources: the file {@code packs/ID.txt} in the package of the class, with lines {@code PAR POSITION}.
     * Lines that start with {@code #} are comments.
     *
     * @param home a class of the package
     * @param ids the ids of the packs
     */
    public static List<Pack> of(Class<?> home, String... ids) {
        return Arrays.stream(ids)
                .map(id -> CACHE.computeIfAbsent(
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
