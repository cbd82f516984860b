package dev.damier.game;

import dev.damier.run.BadInputException;
import java.util.List;
import java.util.Map;

/**
 * A game: its notation, its random positions and its presentation. {@link Games} finds it through {@code META-INF/services}.
 * Implementations must be thread-safe.
 */
public interface Game {
    /** Returns the id, the name and the options of {@link #deal}. */
    Descriptor descriptor();

    /**
     * Reads a position.
     *
     * @throws NotationException if the text is not a valid position; no other exception is thrown
     */
    Setup read(String text);

    /**
     * Creates a random position. The same options and seed give the same position.
     *
     * @param options values by option id; missing options have their default
     * @param seed the random seed
     * @throws BadInputException for an unknown option or an invalid value
     */
    Setup deal(Map<String, String> options, long seed);

    /**
     * Returns the start of the next round of a series: by default another random position. A game may continue with the same
     * board and pieces instead. The same arguments give the same position.
     *
     * @param played the start positions of the rounds so far, in order
     * @param ended the final position of the last round
     * @param options the options of {@link #deal}
     * @param seed the random seed of the series
     */
    default Setup nextRound(List<Setup> played, Setup ended, Map<String, String> options, long seed) {
        return deal(options, seed + played.size());
    }

    /** Returns a typical position. It is used when no position is given, so it must be fast to create. */
    Setup example();

    /** Returns the id of the default engine. */
    String defaultEngine();

    /** Returns how pages and terminals present the game. */
    default Presentation presentation() {
        return example().isMatch() ? Presentation.MATCH : Presentation.PUZZLE;
    }

    /** Returns the unit of the evaluations of its positions; by default points, without win probabilities. */
    default Presentation.EvaluationUnit evaluationUnit() {
        return Presentation.EvaluationUnit.POINTS;
    }

    /** Returns the named sets of positions for comparing engines; empty by default. */
    default List<Suite> suites() {
        return List.of();
    }

    /** Returns the puzzle packs by difficulty, the easiest first; empty by default. */
    default List<Pack> packs() {
        return List.of();
    }

    /**
     * Returns the suite with the given id.
     *
     * @throws BadInputException if there is none
     */
    default Suite suite(String id) {
        return suites().stream()
                .filter(s -> s.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInputException("unknown suite '" + id + "' of "
                        + descriptor().id()
                        + "; known: "
                        + String.join(", ", suites().stream().map(Suite::id).toList())));
    }
}
