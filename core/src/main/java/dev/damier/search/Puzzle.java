package dev.damier.search;

import java.util.List;
import java.util.function.Supplier;

/** A space and the heuristics that fit it, by name, the best generally useful one first. */
public interface Puzzle {
    StateSpace space();

    List<NamedHeuristic> guides();

    /** The space with the heuristic of this id. */
    default Problem with(String id) {
        for (NamedHeuristic namedHeuristic : guides()) {
            if (namedHeuristic.id().equals(id)) return new Problem(space(), namedHeuristic.build().get());
        }
        throw new IllegalArgumentException("unknown heuristic '" + id + "'; known: "
                + String.join(", ", guides().stream().map(NamedHeuristic::id).toList()));
    }

    /**
     * A heuristic by name; built only when used.
     *
     * @param admissible shown beside the name: without it no optimality is claimed
     */
    record NamedHeuristic(String id, boolean admissible, Supplier<Heuristic> build) {}

    /** A puzzle whose space can be searched from both ends. */
    interface TwoWay extends Puzzle {
        @Override
        Reversible space();
    }
}
