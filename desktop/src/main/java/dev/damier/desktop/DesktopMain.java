package dev.damier.desktop;

import dev.damier.store.DataFolder;
import dev.damier.store.StoreFailure;
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
        description = "Damier in a window of its own.",
        footer = {
            "",
            "DAMIER_BROWSER names the browser of --browser; without it, Chromium, Chrome or Edge is looked for."
        })
public final class DesktopMain implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "FILE", description = "A game or a position to open.")
    private Path file;

    @Option(names = "--browser", description = "In an application window of an installed browser: this one has sound.")
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
        Path folder = DataFolder.standard().resolve("desktop");
        WindowState state = WindowState.load(folder);
        try (OwnServer server = new OwnServer(folder, state.port())) {
            WindowState seen = state.at(server.port());
            if (browser) {
                seen.save(folder);
                String page = text.map(server::keep).orElse("/");
                BrowserWindow.open(server.opening(page), server.browserFolder()).waitFor();
            } else {
                MainWindow.show(server, seen, text, last -> last.save(folder));
            }
        } catch (StoreFailure e) {
            return complain(e.getMessage(), 1);
        }
        return 0;
    }
}
