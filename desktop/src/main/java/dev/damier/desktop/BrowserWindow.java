package dev.damier.desktop;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An application window of a browser that is installed: the pages without the browser around them. */
final class BrowserWindow {
    /** Those that have application windows. */
    private static final List<String> NAMES = List.of(
            "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "msedge");

    private BrowserWindow() {}

    /** @param folder a profile of its own makes it a process of its own, which ends with its window */
    static Process open(String address, Path folder) throws IOException {
        String browser = find(System.getenv("DAMIER_BROWSER"), System.getenv("PATH"))
                .orElseThrow(
                        () -> new IOException("no browser that supports application windows was found; searched for: "
                                + String.join(", ", NAMES) + "; set DAMIER_BROWSER to use another browser"));
        List<String> command = new ArrayList<>(List.of(browser, "--app=" + address));
        command.add("--user-data-dir=" + folder);
        command.add("--no-first-run");
        command.add("--no-default-browser-check");
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    static Optional<String> find(String named, String path) {
        if (named != null && !named.isBlank()) return Optional.of(named);
        String end = File.separatorChar == '\\' ? ".exe" : "";
        return NAMES.stream()
                .flatMap(name -> Stream.of((path == null ? "" : path).split(File.pathSeparator))
                        .filter(folder -> !folder.isEmpty())
                        .map(folder -> Path.of(folder, name + end)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }
}
