package dev.damier.cli;

import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.game.CacheFolder;
import dev.damier.game.CacheFolder.CachedFile;
import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists, builds or deletes the files in the cache folder. */
@CommandLine.Command(name = "cache", description = "List or build the files cached on disk.")
final class CacheCommand extends JsonOutputCommand {
    @Option(names = "--clear", description = "Delete all cached files; they are rebuilt when needed.")
    private boolean clear;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "build",
            description = "Build the tables that engines use, before a search or the server needs them.")
    private String action = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "GAME", description = "Default: all games with tables.")
    private String game = "";

    @Parameters(
            index = "2",
            arity = "0..1",
            paramLabel = "POSITION",
            description = "A board of the size and goal of the tables. Default: the game's default board.")
    private String position = "";

    @Override
    int run() throws IOException {
        if (!action.isEmpty() && !action.equals("build")) throw UsageException.of("usage.cache", action);
        if (!action.isEmpty() && !build()) return 1;
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

    /** Builds the tables. Returns false if it was interrupted. */
    private boolean build() {
        List<Game> games =
                game.isEmpty() ? Games.all().games() : List.of(Games.all().game(game));
        for (Game each : games) {
            Setup setup = position.isEmpty() ? each.deal(Map.of(), 1) : each.read(position);
            for (Engine<?> engine : Games.all().engines(setup))
                if (engine instanceof EngineCapability.Tabled<?> && !build(engine, setup)) return false;
        }
        return true;
    }

    private <P> boolean build(Engine<P> engine, Setup setup) {
        @SuppressWarnings("unchecked") // an engine builds tables for its own view
        EngineCapability.Tabled<P> tabled = (EngineCapability.Tabled<P>) engine;
        int threads = Runtime.getRuntime().availableProcessors();
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            return tabled.buildTables(
                    setup.as(engine.requiredView()).orElseThrow(),
                    watch.control(Budget.UNLIMITED.withThreads(threads)));
        }
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
