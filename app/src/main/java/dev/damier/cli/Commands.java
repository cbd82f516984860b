package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Screen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Every command by name. A new one is a class of its own and a line here. */
final class Commands {
    private static final Map<String, Supplier<Command>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("serve", ServeCommand::new);
        ALL.put("games", GamesCommand::new);
        ALL.put("engines", EnginesCommand::new);
        ALL.put("deal", DealCommand::new);
        ALL.put("show", ShowCommand::new);
        ALL.put("legal", LegalCommand::new);
        ALL.put("export", ExportCommand::new);
        ALL.put("perft", PerftCommand::new);
        ALL.put("solve", SolveCommand::new);
        ALL.put("hint", HintCommand::new);
        ALL.put("play", PlayCommand::new);
        ALL.put("lab", LabCommand::new);
        ALL.put("explore", ExploreCommand::new);
        ALL.put("referee", RefereeCommand::new);
        ALL.put("arena", ArenaCommand::new);
        ALL.put("engine", EngineCommand::new);
        ALL.put("bench", BenchCommand::new);
        ALL.put("data", DataCommand::new);
        ALL.put("cache", CacheCommand::new);
        ALL.put("completion", CompletionCommand::new);
        ALL.put("manual", ManualCommand::new);
    }

    private Commands() {}

    static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /**
     * The parser for these words. Reading the annotations of one command costs a few milliseconds, of all of them most of a
     * start: when the first word names a command, only that one is built.
     */
    static CommandLine parser(String[] words, Screen screen) {
        CommandLine line = new CommandLine(new Top(screen));
        if (words.length > 0 && ALL.containsKey(words[0])) {
            add(line, words[0], screen);
        } else {
            for (String name : ALL.keySet()) add(line, name, screen);
        }
        return line;
    }

    private static void add(CommandLine line, String name, Screen screen) {
        Command command = ALL.get(name).get();
        command.screen = screen;
        line.addSubcommand(name, command);
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
    private static final class Top implements Runnable {
        private final Screen screen;

        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                description = "Show this help.")
        boolean help;

        @Option(names = "--version", description = "Show the version.")
        boolean version;

        Top(Screen screen) {
            this.screen = screen;
        }

        @Override
        public void run() {
            if (!version)
                throw new UsageException("no command given; available commands: " + String.join(", ", names()));
            String number = Commands.class.getPackage().getImplementationVersion();
            screen.line("damier " + (number == null ? "(development build)" : number));
        }
    }
}
