package dev.damier.game;

import dev.damier.search.Puzzle;
import java.util.List;
import java.util.Map;

/** A game: found by {@link Games} through its line in {@code META-INF/services}. */
public interface Game {
    /** The options are those of {@link #deal}. */
    Descriptor descriptor();

    /** Reads a position; throws only {@link NotationException}. */
    Setup read(String text);

    /** A random position: the same options and seed give the same one. */
    Setup deal(Map<String, String> options, long seed);

    /**
     * The next round of several: another deal, unless this game goes on with the board and the pieces it has. The same
     * arguments give the same one.
     *
     * @param played the positions that the rounds so far began with, in their order
     * @param ended the position that the last of them ended with
     * @param options those of {@link #deal}
     */
    default Setup next(List<Setup> played, Setup ended, Map<String, String> options, long seed) {
        return deal(options, seed + played.size());
    }

    /** A usual position, at once: what an engine must apply to while nobody has named a position. */
    Setup example();

    /** The id of the engine that answers when nobody chooses one. */
    String engine();

    /** How it wants to be offered to people. */
    default Presentation presentation() {
        return example().as(Puzzle.class).isPresent() ? Presentation.PUZZLE : Presentation.MATCH;
    }

    /** Named sets of positions, for comparing engines on the same ones. */
    default List<Suite> suites() {
        return List.of();
    }

    /** Puzzles by difficulty, the easiest pack first. */
    default List<Pack> packs() {
        return List.of();
    }

    /** The suite with this id. */
    default Suite suite(String id) {
        return suites().stream()
                .filter(s -> s.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown suite '" + id + "' of " + descriptor().id()
                        + "; known: "
                        + String.join(", ", suites().stream().map(Suite::id).toList())));
    }
}
