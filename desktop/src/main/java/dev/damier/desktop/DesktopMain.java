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

/** Where {@code ./damier desktop} starts. */
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
        CommandLine line = new CommandLine(new DesktopMain());
        line.setExpandAtFiles(false);
        line.setUsageHelpAutoWidth(true);
        line.setParameterExceptionHandler((e, words) -> complain(e.getMessage(), 2));
        line.setExecutionExceptionHandler((e, command, parsed) -> complain(e.getMessage(), 1));
        return line.execute(args);
    }

    private static int complain(String sentence, int code) {
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
            WindowState seen = state.at(server.port());
            if (browser) {
                seen.save(folder);
                String page = text.map(server::keep).orElse("/");
                BrowserWindow.open(server.opening(page), server.browserFolder()).waitFor();
            } else {
                MainWindow.show(server, seen, text, last -> last.save(folder));
            }
        } catch (StoreException e) {
            return complain(e.getMessage(), 1);
        }
        return 0;
    }
}
