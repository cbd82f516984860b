package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Screen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** All commands by name. To add a command, write a class and add a line here. */
final class Commands {
    private static final Map<String, Supplier<Command>> FACTORIES = new LinkedHashMap<>();

    static {
        FACTORIES.put("serve", ServeCommand::new);
        FACTORIES.put("games", GamesCommand::new);
        FACTORIES.put("engines", EnginesCommand::new);
        FACTORIES.put("deal", DealCommand::new);
        FACTORIES.put("show", ShowCommand::new);
        FACTORIES.put("legal", LegalCommand::new);
        FACTORIES.put("export", ExportCommand::new);
        FACTORIES.put("perft", PerftCommand::new);
        FACTORIES.put("solve", SolveCommand::new);
        FACTORIES.put("hint", HintCommand::new);
        FACTORIES.put("tree", TreeCommand::new);
        FACTORIES.put("plan", PlanCommand::new);
        FACTORIES.put("repair", RepairCommand::new);
        FACTORIES.put("play", PlayCommand::new);
        FACTORIES.put("lab", LabCommand::new);
        FACTORIES.put("explore", ExploreCommand::new);
        FACTORIES.put("referee", RefereeCommand::new);
        FACTORIES.put("arena", ArenaCommand::new);
        FACTORIES.put("engine", EngineCommand::new);
        FACTORIES.put("grade", GradeCommand::new);
        FACTORIES.put("bench", BenchCommand::new);
        FACTORIES.put("data", DataCommand::new);
        FACTORIES.put("cache", CacheCommand::new);
        FACTORIES.put("session", SessionCommand::new);
        FACTORIES.put("completion", CompletionCommand::new);
        FACTORIES.put("manual", ManualCommand::new);
    }

    private Commands() {}

    static List<String> names() {
        return List.copyOf(FACTORIES.keySet());
    }

    /**
     * Returns the parser for these arguments. Reading the annotations of one command takes a few milliseconds. Reading
     * those of all commands would dominate the start-up time. If the first argument names a command, only that command
     * is created.
     */
    static CommandLine parser(String[] args, Screen screen) {
        CommandLine parser = new CommandLine(new RootCommand(screen));
        if (args.length > 0 && FACTORIES.containsKey(args[0])) {
            add(parser, args[0], screen);
        } else {
            for (String name : FACTORIES.keySet()) add(parser, name, screen);
        }
        return parser;
    }

    private static void add(CommandLine parser, String name, Screen screen) {
        Command command = FACTORIES.get(name).get();
        command.screen = screen;
        parser.addSubcommand(name, command);
    }

    @CommandLine.Command(
            name = "damier",
            description = {
                "A workbench for classical AI on board games: play, solve, deduce, plan, explain and compare.",
                "Without a command, starts the web application."
            },
            synopsisSubcommandLabel = "COMMAND",
            footer = {
                "",
                "Help for a command: damier COMMAND --help",
                "Desktop window (source tree or package): damier desktop (docs/desktop.md)",
                "Batch jobs on Apache Spark (source tree only): ./damier batch --help (docs/batch.md)"
            })
    private static final class RootCommand implements Runnable {
        private final Screen screen;

        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                description = "Show this help.")
        boolean help;

        @Option(names = "--version", description = "Show the version.")
        boolean version;

        RootCommand(Screen screen) {
            this.screen = screen;
        }

        @Override
        public void run() {
            if (!version) throw UsageException.of("usage.no-command", String.join(", ", names()));
            String versionNumber = Commands.class.getPackage().getImplementationVersion();
            screen.println("damier " + (versionNumber == null ? "(development build)" : versionNumber));
        }
    }
}
