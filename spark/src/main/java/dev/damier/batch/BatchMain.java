package dev.damier.batch;

import dev.damier.cli.input.LanguageConverter;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Screen;
import dev.damier.run.BadInputException;
import java.util.Locale;
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

    @Option(
            names = "--lang",
            paramLabel = "en|fr",
            converter = LanguageConverter.class,
            scope = CommandLine.ScopeType.INHERIT,
            description =
                    "Language of messages about arguments, positions and tasks. Default: from LC_ALL, LC_MESSAGES or LANG.")
    private Locale language = Screen.system().language();

    @Override
    public void run() {
        throw UsageException.of("usage.batch.job");
    }

    public static void main(String[] args) {
        System.exit(run(args));
    }

    static int run(String... args) {
        BatchMain main = new BatchMain();
        CommandLine parser = new CommandLine(main);
        parser.setExpandAtFiles(false); // @FILE holds positions, not options
        parser.setUnmatchedOptionsArePositionalParams(true); // a position may start with a dash
        parser.setUsageHelpAutoWidth(true);
        parser.setParameterExceptionHandler((e, words) -> {
            String message = e.getCause() instanceof UsageException usageException
                    ? usageException.in(main.language)
                    : e.getMessage();
            return printError(message.lines().findFirst().orElse("invalid usage"), 2);
        });
        parser.setExecutionExceptionHandler((e, command, parsed) -> main.handleFailure(e));
        return parser.execute(args);
    }

    private int handleFailure(Throwable e) {
        if (e instanceof BadInputException)
            return printError(UsageException.textOf(e).in(language), 2);
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
