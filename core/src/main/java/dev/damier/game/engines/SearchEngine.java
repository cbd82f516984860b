package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.run.Solver;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import dev.damier.search.Puzzle;
import dev.damier.search.TieBreaking;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A search by name, for any puzzle; a subclass says which options it has and what they build. */
abstract class SearchEngine implements Engine<Puzzle> {
    /** Empty: the puzzle's first heuristic. */
    static final Option HEURISTIC = Option.free("heuristic", about("heuristic"), "");

    static final Option TIES =
            Option.choice("ties", about("ties"), "low-h", "low-h", "low-h-fifo", "high-h", "fifo", "lifo");

    /** How far a game's search looks; 0 for as far as its budget lets it. */
    static final Option DEPTH = Option.number("depth", about("depth"), 0, 60, "0");

    static final Option SEED = Option.number("seed", about("seed"), 0, Integer.MAX_VALUE, "0");

    static final Option REOPEN = Option.flag("reopen", about("reopen"), true, "on", "off");

    private final Descriptor descriptor;

    SearchEngine(String id, Option... options) {
        descriptor = card(id, options);
    }

    static Descriptor card(String id, Option... options) {
        Text name = Text.of(SearchEngine.class, id + ".name");
        return new Descriptor(id, name, Text.of(SearchEngine.class, id + ".about"), List.of(options));
    }

    static Text about(String option) {
        return Text.of(SearchEngine.class, "option." + option);
    }

    /** The algorithm, with options that were checked to exist. */
    abstract Solver<Problem> algorithm(Map<String, String> options);

    @Override
    public final Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public final Class<Puzzle> needs() {
        return Puzzle.class;
    }

    @Override
    public final Solver<Puzzle> build(Map<String, String> options) {
        descriptor.check(options);
        Solver<Problem> algorithm = algorithm(options);
        String heuristic = descriptor.options().contains(HEURISTIC) ? descriptor.value(options, HEURISTIC.id()) : null;
        return (puzzle, control) -> algorithm.solve(problem(puzzle, heuristic), control);
    }

    private static Problem problem(Puzzle puzzle, String heuristic) {
        if (heuristic == null || (heuristic.isEmpty() && puzzle.guides().isEmpty()))
            return new Problem(puzzle.space(), Heuristic.ZERO);
        return puzzle.with(heuristic.isEmpty() ? puzzle.guides().get(0).id() : heuristic);
    }

    final TieBreaking ties(Map<String, String> options) {
        return TieBreaking.valueOf(descriptor.value(options, TIES.id()).replace('-', '_').toUpperCase(Locale.ROOT));
    }

    final boolean reopen(Map<String, String> options) {
        return descriptor.value(options, REOPEN.id()).equals("on");
    }

    static Option weight(String standard) {
        return Option.free("weight", about("weight"), standard);
    }

    /** The weight in hundredths. */
    final int weight(Map<String, String> options) {
        String value = descriptor.value(options, "weight");
        try {
            BigDecimal hundredths = new BigDecimal(value).movePointRight(2);
            if (hundredths.compareTo(BigDecimal.valueOf(100)) >= 0
                    && hundredths.compareTo(BigDecimal.valueOf(10_000)) <= 0) return hundredths.intValueExact();
        } catch (ArithmeticException | NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException(
                descriptor.id() + ": option 'weight' must be a number from 1 to 100 with at most two decimals, but got '"
                        + value + "'");
    }
}
