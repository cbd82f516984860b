package dev.damier.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What an engine can do beyond answering. An {@link Engine} that can implements the type; each says with which of its
 * options it is asked to, so that nobody looks for an option by its name.
 */
public interface EngineCapability {

    /** Draws lots: another seed, another answer. */
    interface Seeded extends EngineCapability {
        default Map<String, String> seeded(long seed) {
            return Map.of("seed", Long.toString(seed));
        }
    }

    /** Looks as many plies ahead as it is told. */
    interface Deepening extends EngineCapability {
        default Map<String, String> deep(int plies) {
            return Map.of("depth", Integer.toString(plies));
        }
    }

    /** Spends a clock wisely: it is given what a hard move may take and uses less for an easy one. */
    interface Pacing extends EngineCapability {
        default Map<String, String> byClock() {
            return Map.of("pace", "clock");
        }
    }

    /** Knows openings by heart. */
    interface Booked extends EngineCapability {
        default Map<String, String> withoutBook() {
            return Map.of("book", "off");
        }
    }

    /** Learns from its games for the next ones, so that an answer depends on what was played before. */
    interface Learning extends EngineCapability {
        default Map<String, String> withoutLearning() {
            return Map.of("learn", "off");
        }
    }

    /** Lists every best line, not only one. */
    interface Listing extends EngineCapability {
        default Map<String, String> all() {
            return Map.of("all", "yes");
        }
    }

    /** Can leave moves aside: asked again and again, it names the second best move, the third… */
    interface Avoiding extends EngineCapability {
        default Map<String, String> avoiding(List<String> moves) {
            return Map.of("avoid", String.join(" ", moves));
        }
    }

    /** Gives its best lines, each with another first move, from one search. */
    interface Ranking extends EngineCapability {
        default Map<String, String> ranking(int lines) {
            return Map.of("lines", Integer.toString(lines));
        }
    }

    /** The abilities of an engine as words, for those who cannot ask for a type. */
    static List<String> words(Engine<?> engine) {
        List<String> words = new ArrayList<>();
        if (engine instanceof Seeded) words.add("seeded");
        if (engine instanceof Deepening) words.add("deepening");
        if (engine instanceof Pacing) words.add("pacing");
        if (engine instanceof Booked) words.add("booked");
        if (engine instanceof Learning) words.add("learning");
        if (engine instanceof Listing) words.add("listing");
        if (engine instanceof Avoiding) words.add("avoiding");
        if (engine instanceof Ranking) words.add("ranking");
        return List.copyOf(words);
    }
}
