package dev.damier.batch;

import dev.damier.cli.input.UsageException;
import dev.damier.run.BadInputException;
import java.util.Arrays;
import org.apache.spark.SparkException;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The entry point of {@code ./damier batch}. */
@CommandLine.Command(
        name = "damier batch",
        description = {
            "Batch jobs on Apache Spark, on all local cores or on a cluster (docs/batch.md).",
            "Results are stored in --out; the same command resumes an interrupted job."
        },
        synopsisSubcommandLabel = "JOB",
        subcommands = {
            SolveBatch.class,
            MineBatch.class,
            SelfplayBatch.class,
            MatchBatch.class,
            PerftBatch.class,
            EnumerateBatch.class,
            MiningCost.class
        },
        footer = {"", "Help for a job: damier batch JOB --help"})
public final class BatchMain implements Runnable {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = CommandLine.ScopeType.INHERIT,
            description = "Show this help.")
    private boolean help;

    @Option(
            names = "--debug",
            scope = CommandLine.ScopeType.INHERIT,
            description = "Show the stack trace of an internal error.")
    private boolean debug;

    @Override
    public void run() {
        throw new UsageException("no job given; available jobs: solve, mine, selfplay, match, perft, enumerate, cost");
    }

    public static void main(String[] args) {
        System.exit(run(args));
    }

    static int run(String... args) {
        CommandLine parser = new CommandLine(new BatchMain());
        parser.setExpandAtFiles(false); // @FILE holds positions, not options
        parser.setUnmatchedOptionsArePositionalParams(true); // a position may start with a dash
        parser.setUsageHelpAutoWidth(true);
        parser.setParameterExceptionHandler((e, words) -> {
            String message = e.getCause() instanceof UsageException usageException
                    ? usageException.getMessage()
                    : e.getMessage();
            return printError(message.lines().findFirst().orElse("invalid usage"), 2);
        });
        parser.setExecutionExceptionHandler(
                (e, command, parsed) -> handleFailure(e, Arrays.asList(args).contains("--debug")));
        return parser.execute(args);
    }

    private static int handleFailure(Throwable e, boolean debug) {
        if (e instanceof BadInputException) return printError(e.getMessage(), 2);
        if (debug) e.printStackTrace();
        Throwable root = e;
        while (root.getCause() != null && (root instanceof SparkException || root instanceof RuntimeException))
            root = root.getCause();
        String message = String.valueOf(root.getMessage()).lines().findFirst().orElse("");
        return printError(
                "the batch job failed: " + message + " (finished rows are saved; use --debug for details)", 1);
    }

    private static int printError(String sentence, int code) {
        System.err.println("damier: " + sentence);
        return code;
    }
}
