package dev.damier.cli;

import dev.damier.game.CacheFolder;
import dev.damier.game.CacheFolder.CachedFile;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Lists or deletes the files in the cache folder. */
@CommandLine.Command(name = "cache", description = "List the files cached on disk with their size and last use.")
final class CacheCommand extends JsonOutputCommand {
    @Option(names = "--clear", description = "Delete all cached files; they are rebuilt when needed.")
    private boolean clear;

    @Override
    int run() throws IOException {
        CacheFolder folder = CacheFolder.defaultFolder();
        List<CachedFile> files = clear ? folder.clear() : folder.files();
        Instant now = Instant.now();
        if (!json) screen.println(folder.path().toString());
        for (CachedFile file : files) {
            Duration unused = Duration.between(file.lastUsed(), now);
            if (json) {
                screen.printJson(
                        Map.of("name", file.name(), "bytes", file.bytes(), "unusedSeconds", unused.toSeconds()));
            } else {
                screen.println("  %-56s %8s  %s".formatted(file.name(), megabytes(file.bytes()), age(unused)));
            }
        }
        long bytes = files.stream().mapToLong(CachedFile::bytes).sum();
        String key = clear ? "cache.removed" : "cache.kept";
        if (!json) screen.println(message(key, files.size(), megabytes(bytes), megabytes(CacheFolder.MAX_BYTES)));
        return 0;
    }

    private static String megabytes(long bytes) {
        return (bytes + (1 << 20) - 1 >> 20) + " MB";
    }

    private String age(Duration unused) {
        if (unused.toDays() > 0) return message("cache.days", unused.toDays());
        return unused.toHours() > 0
                ? message("cache.hours", unused.toHours())
                : message("cache.minutes", unused.toMinutes());
    }
}
