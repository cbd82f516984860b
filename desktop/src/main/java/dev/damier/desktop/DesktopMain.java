package dev.damier.desktop;

import dev.damier.store.DataFolder;
import dev.damier.store.StoreException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The entry point of {@code ./damier desktop}. */
@CommandLine.Command(
        name = "damier desktop",
        description = "Open Damier in a desktop window.",
        footer = {
            "",
            "DAMIER_BROWSER sets the browser for --browser. Default: the first of Chromium, Chrome or Edge found."
        })
public final class DesktopMain implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "FILE", description = "File with a game or a position to open.")
    private Path file;

    @Option(names = "--browser", description = "Use an application window of an installed browser (with sound).")
    private boolean browser;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    public static void main(String[] args) {
        System.exit(run(args));
    }

    static int run(String... args) {
        CommandLine parser = new CommandLine(new DesktopMain());
        parser.setExpandAtFiles(false);
        parser.setUsageHelpAutoWidth(true);
        parser.setParameterExceptionHandler((e, words) -> printError(e.getMessage(), 2));
        parser.setExecutionExceptionHandler((e, command, parsed) -> printError(e.getMessage(), 1));
        return parser.execute(args);
    }

    private static int printError(String sentence, int code) {
        System.err.println("damier: " + sentence);
        return code;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Logger.getLogger("").setLevel(Level.WARNING);
        Optional<String> text = file == null ? Optional.empty() : Optional.of(GameFile.read(file));
        Path folder = DataFolder.defaultFolder().resolve("desktop");
        WindowState state = WindowState.load(folder);
        try (EmbeddedServer server = new EmbeddedServer(folder, state.port())) {
            WindowState current = state.withPort(server.port());
            if (browser) {
                current.save(folder);
                String page = text.map(server::saveGame).orElse("/");
                BrowserWindow.open(server.oneTimeAddress(page), server.browserFolder())
                        .waitFor();
            } else {
                MainWindow.show(server, current, text, last -> last.save(folder));
            }
        } catch (StoreException e) {
            return printError(e.getMessage(), 1);
        }
        return 0;
    }
}
