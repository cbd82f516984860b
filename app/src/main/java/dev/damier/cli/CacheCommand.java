package dev.damier.cli;

import dev.damier.game.CacheFolder;
import dev.damier.game.CacheFolder.Kept;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** What games computed and keep for the next time. */
@CommandLine.Command(
        name = "cache",
        description = "List what was computed once and is kept on disk: what, size, time since its last use.")
final class CacheCommand extends AnsweringCommand {
    @Option(names = "--clear", description = "Remove all of it; what is needed is computed again.")
    private boolean clear;

    @Override
    int run() throws IOException {
        CacheFolder folder = CacheFolder.standard();
        List<Kept> files = clear ? folder.clear() : folder.kept();
        Instant now = Instant.now();
        if (!json) screen.line(folder.path().toString());
        for (Kept file : files) {
            Duration unused = Duration.between(file.used(), now);
            if (json) {
                screen.row(Map.of("name", file.name(), "bytes", file.bytes(), "unusedSeconds", unused.toSeconds()));
            } else {
                screen.line("  %-56s %8s  %s".formatted(file.name(), megabytes(file.bytes()), age(unused)));
            }
        }
        long bytes = files.stream().mapToLong(Kept::bytes).sum();
        String key = clear ? "cache.removed" : "cache.kept";
        if (!json) screen.line(say(key, files.size(), megabytes(bytes), megabytes(CacheFolder.LIMIT)));
        return 0;
    }

    private static String megabytes(long bytes) {
        return (bytes + (1 << 20) - 1 >> 20) + " MB";
    }

    private String age(Duration unused) {
        if (unused.toDays() > 0) return say("cache.days", unused.toDays());
        return unused.toHours() > 0 ? say("cache.hours", unused.toHours()) : say("cache.minutes", unused.toMinutes());
    }
}
