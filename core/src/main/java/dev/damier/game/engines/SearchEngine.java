package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.run.BadInputException;
import dev.damier.run.Solver;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import dev.damier.search.Puzzle;
import dev.damier.search.TieBreaking;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Base class of the engines that solve any {@link Puzzle}. A subclass defines the options and creates the algorithm. */
abstract class SearchEngine implements Engine<Puzzle> {
    /** The id of the heuristic; empty for the first heuristic of the puzzle. */
    static final Option HEURISTIC = Option.text("heuristic", about("heuristic"), "");

    static final Option TIES =
            Option.choice("ties", about("ties"), "low-h", "low-h", "low-h-fifo", "high-h", "fifo", "lifo");

    /** The depth limit of a game search, in plies; 0 for as deep as the budget allows. */
    static final Option DEPTH = Option.number("depth", about("depth"), 0, 60, "0");

    static final Option SEED = Option.number("seed", about("seed"), 0, Integer.MAX_VALUE, "0");

    static final Option REOPEN = Option.flag("reopen", about("reopen"), true, "on", "off");

    private final Descriptor descriptor;

    SearchEngine(String id, Option... options) {
        descriptor = newDescriptor(id, options);
    }

    /** Creates the descriptor of an engine with texts {@code ID.name} and {@code ID.about} of this package. */
    static Descriptor newDescriptor(String id, Option... options) {
        Text name = Text.of(SearchEngine.class, id + ".name");
        return new Descriptor(id, name, Text.of(SearchEngine.class, id + ".about"), List.of(options));
    }

    static Text about(String option) {
        return Text.of(SearchEngine.class, "option." + option);
    }

    /** Creates the algorithm. The ids of the options have been checked. */
    abstract Solver<Problem> newSolver(Map<String, String> options);

    @Override
    public final Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public final Class<Puzzle> requiredView() {
        return Puzzle.class;
    }

    @Override
    public final Solver<Puzzle> build(Map<String, String> options) {
        descriptor.check(options);
        Solver<Problem> algorithm = newSolver(options);
        @Nullable String heuristic = descriptor.options().contains(HEURISTIC) ? descriptor.value(options, HEURISTIC.id()) : null;
        return (puzzle, control) -> algorithm.solve(problem(puzzle, heuristic), control);
    }

    private static Problem problem(Puzzle puzzle, @Nullable String heuristic) {
        if (heuristic == null || (heuristic.isEmpty() && puzzle.heuristics().isEmpty()))
            return new Problem(puzzle.space(), Heuristic.ZERO);
        return puzzle.withHeuristic(
                heuristic.isEmpty() ? puzzle.heuristics().get(0).id() : heuristic);
    }

    final TieBreaking ties(Map<String, String> options) {
        return TieBreaking.valueOf(
                descriptor.value(options, TIES.id()).replace('-', '_').toUpperCase(Locale.ROOT));
    }

    final boolean reopen(Map<String, String> options) {
        return descriptor.value(options, REOPEN.id()).equals("on");
    }

    static Option weight(String defaultValue) {
        return Option.text("weight", about("weight"), defaultValue);
    }

    /** Returns the weight in hundredths. */
    final int weight(Map<String, String> options) {
        String value = descriptor.value(options, "weight");
        try {
            BigDecimal hundredths = new BigDecimal(value).movePointRight(2);
            if (hundredths.compareTo(BigDecimal.valueOf(100)) >= 0
                    && hundredths.compareTo(BigDecimal.valueOf(10_000)) <= 0) return hundredths.intValueExact();
        } catch (ArithmeticException | NumberFormatException e) {
            // reported below
        }
        throw new BadInputException(descriptor.id()
                + ": option 'weight' must be a number from 1 to 100 with at most two decimals, but got '" + value
                + "'");
    }
}
