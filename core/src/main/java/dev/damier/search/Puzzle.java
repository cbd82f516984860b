package dev.damier.search;

import dev.damier.run.BadInputException;
import java.util.List;
import java.util.function.Supplier;

/** A state space with its named heuristics. Immutable and thread-safe. */
public interface Puzzle {
    /** Returns the state space. */
    StateSpace space();

    /** Returns the heuristics of the space; the first is the default. May be empty. */
    List<NamedHeuristic> heuristics();

    /**
     * Returns the problem with the heuristic of the given id.
     *
     * @throws BadInputException if no heuristic has this id
     */
    default Problem withHeuristic(String id) {
        for (NamedHeuristic namedHeuristic : heuristics()) {
            if (namedHeuristic.id().equals(id))
                return new Problem(space(), namedHeuristic.supplier().get());
        }
        throw new BadInputException("unknown heuristic '" + id + "'; known: "
                + String.join(
                        ", ", heuristics().stream().map(NamedHeuristic::id).toList()));
    }

    /**
     * A heuristic with an id. The heuristic itself is created only when it is used.
     *
     * @param id the id, in kebab case
     * @param admissible whether the heuristic is admissible; shown to users
     * @param supplier creates the heuristic
     */
    record NamedHeuristic(String id, boolean admissible, Supplier<Heuristic> supplier) {}

    /** A puzzle whose space can also be searched backwards from its goals. */
    interface ReversiblePuzzle extends Puzzle {
        @Override
        Reversible space();
    }
}
