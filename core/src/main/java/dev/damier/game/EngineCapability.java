package dev.damier.game;

import dev.damier.run.Control;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An optional capability of an {@link Engine}, as an interface that the engine implements. Each capability returns the options
 * that use it, so callers do not depend on the ids of the options.
 */
public interface EngineCapability {

    /** The engine uses random numbers, with a configurable seed. */
    interface Seeded extends EngineCapability {
        /** Returns the options for the given random seed. */
        default Map<String, String> withSeed(long seed) {
            return Map.of("seed", Long.toString(seed));
        }
    }

    /** The search depth of the engine can be limited. */
    interface Deepening extends EngineCapability {
        /** Returns the options for a depth limit, in plies. */
        default Map<String, String> withDepth(int plies) {
            return Map.of("depth", Integer.toString(plies));
        }
    }

    /** The engine manages its time: its limit is the maximum time of a difficult move, and it uses less for easy moves. */
    interface Pacing extends EngineCapability {
        /** Returns the options for a game with a clock. */
        default Map<String, String> withClock() {
            return Map.of("pace", "clock");
        }
    }

    /** The engine has an opening book. */
    interface Booked extends EngineCapability {
        /** Returns the options that disable the opening book. */
        default Map<String, String> withoutBook() {
            return Map.of("book", "off");
        }
    }

    /** The engine learns from its games, so its moves depend on earlier games. */
    interface Learning extends EngineCapability {
        /** Returns the options that disable learning. */
        default Map<String, String> withoutLearning() {
            return Map.of("learn", "off");
        }
    }

    /** The engine can list all optimal solutions. */
    interface Listing extends EngineCapability {
        /** Returns the options that request all optimal solutions. */
        default Map<String, String> withAllSolutions() {
            return Map.of("all", "yes");
        }
    }

    /** The engine can exclude moves at the root. With repeated searches, a caller finds the second-best move, the third, and so on. */
    interface Avoiding extends EngineCapability {
        /** Returns the options that exclude the given moves, in the notation of the game. */
        default Map<String, String> withAvoidedMoves(List<String> moves) {
            return Map.of("avoid", String.join(" ", moves));
        }
    }

    /** The engine can return several best lines with different first moves from one search (MultiPV). */
    interface Ranking extends EngineCapability {
        /** Returns the options that request the given number of lines. */
        default Map<String, String> withLines(int lines) {
            return Map.of("lines", Integer.toString(lines));
        }
    }

    /**
     * The engine has tables on disk that can be built before a search needs them.
     *
     * @param <P> the problem type of the engine
     */
    interface Tabled<P> extends EngineCapability {
        /** Builds the tables for boards like this one, unless they exist. Returns false if the control stopped it. */
        boolean buildTables(P problem, Control control);
    }

    /**
     * The engine can prove who wins: a value of a win or a loss is then certain, not the result of a pruned search.
     *
     * @param <P> the problem type of the engine
     */
    interface Proving<P> extends EngineCapability {
        /** Returns whether a win or loss that the engine finds for this problem with these options is a proof. */
        boolean provesResult(P problem, Map<String, String> options);
    }

    /** Returns whether a win or loss that an engine finds for this position with these options is a proof. */
    static <P> boolean provesResult(Engine<P> engine, Setup setup, Map<String, String> options) {
        if (!(engine instanceof Proving<?>)) return false;
        @SuppressWarnings("unchecked") // an engine proves results of its own problem type
        Proving<P> proving = (Proving<P>) engine;
        return proving.provesResult(Games.view(engine, setup), options);
    }

    /** Returns the options with a random seed, if the engine uses one and the options do not set it. */
    static Map<String, String> addSeed(Engine<?> engine, Map<String, String> options, long seed) {
        if (!(engine instanceof Seeded seeded)) return options;
        Map<String, String> merged = new LinkedHashMap<>(options);
        seeded.withSeed(seed).forEach(merged::putIfAbsent);
        return merged;
    }

    /** Returns the ids of the capabilities of an engine, for clients that cannot check Java types. */
    static List<String> ids(Engine<?> engine) {
        List<String> ids = new ArrayList<>();
        if (engine instanceof Seeded) ids.add("seeded");
        if (engine instanceof Deepening) ids.add("deepening");
        if (engine instanceof Pacing) ids.add("pacing");
        if (engine instanceof Booked) ids.add("booked");
        if (engine instanceof Learning) ids.add("learning");
        if (engine instanceof Listing) ids.add("listing");
        if (engine instanceof Avoiding) ids.add("avoiding");
        if (engine instanceof Ranking) ids.add("ranking");
        return List.copyOf(ids);
    }
}
