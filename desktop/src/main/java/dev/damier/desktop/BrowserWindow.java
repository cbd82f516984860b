package dev.damier.desktop;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Opens an application window of an installed browser: the pages without the browser's toolbars. */
final class BrowserWindow {
    /** The browsers that have application windows. */
    private static final List<String> BROWSER_NAMES = List.of(
            "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "msedge");

    private BrowserWindow() {}

    /**
     * Opens a window.
     *
     * @param folder a separate profile folder; with it, the browser runs as a separate process that ends with its
     *     window
     */
    static Process open(String address, Path folder) throws IOException {
        String browser = find(System.getenv("DAMIER_BROWSER"), System.getenv("PATH"))
                .orElseThrow(
                        () -> new IOException("no browser that supports application windows was found; searched for: "
                                + String.join(", ", BROWSER_NAMES) + "; set DAMIER_BROWSER to use another browser"));
        List<String> command = new ArrayList<>(List.of(browser, "--app=" + address));
        command.add("--user-data-dir=" + folder);
        command.add("--no-first-run");
        command.add("--no-default-browser-check");
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    static Optional<String> find(String configured, String path) {
        if (configured != null && !configured.isBlank()) return Optional.of(configured);
        String extension = File.separatorChar == '\\' ? ".exe" : "";
        return BROWSER_NAMES.stream()
                .flatMap(name -> Stream.of((path == null ? "" : path).split(File.pathSeparator))
                        .filter(folder -> !folder.isEmpty())
                        .map(folder -> Path.of(folder, name + extension)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }
}
