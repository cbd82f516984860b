package dev.damier.cli.input;

import dev.damier.run.Budget;
import java.time.Duration;
import picocli.CommandLine.Option;

/** The command-line options that limit a search. */
public final class LimitOptions {
    @Option(
            names = "--time",
            paramLabel = "10s",
            converter = Units.TimeConverter.class,
            description =
                    "Time limit, such as 200ms, 10s, 5m. Default: none for puzzles and plans, 1s per move in games.")
    private Duration time;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = Units.CountConverter.class,
            description = "Maximum number of states to expand, such as 50000 or 2m.")
    private Long nodes;

    @Option(
            names = "--memory",
            paramLabel = "2g",
            converter = Units.SizeConverter.class,
            description = "Memory limit for the search tables, such as 64m or 2g.")
    private Long memory;

    /** Returns the given limits only. */
    public Budget budget() {
        Budget budget = Budget.UNLIMITED;
        if (nodes != null) budget = budget.withNodes(nodes);
        if (memory != null) budget = budget.withBytes(memory);
        return time == null ? budget : budget.withTime(time);
    }

    /** Returns whether a limit of time or nodes was given. */
    boolean stopsSearch() {
        return time != null || nodes != null;
    }

    boolean hasMemory() {
        return memory != null;
    }
}
