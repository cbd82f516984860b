package dev.damier.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The cache folder for files that take long to compute and can be computed again, such as pattern databases. The size is
 * limited: {@link #makeRoom} deletes the least recently used files before a new file is stored. Several processes may use
 * the same folder.
 *
 * @param path the folder; it need not exist
 */
public record CacheFolder(Path path) {
    /** Default maximum size of all files together, in bytes: 4 GiB. */
    public static final long MAX_BYTES = 4L << 30;

    /**
     * A file of the folder.
     *
     * @param name the file name
     * @param bytes the size in bytes
     * @param lastUsed when the file was last created or used
     */
    public record CachedFile(String name, long bytes, Instant lastUsed) {}

    /**
     * Returns the configured folder. In order of priority: system property {@code damier.cache}, environment variable {@code
     * DAMIER_CACHE}, {@code $XDG_CACHE_HOME/damier}, {@code ~/.cache/damier}.
     */
    public static CacheFolder defaultFolder() {
        return of(System.getProperty("damier.cache"), System.getenv(), System.getProperty("user.home"));
    }

    static CacheFolder of(String property, Map<String, String> environment, String home) {
        if (property != null && !property.isBlank()) return new CacheFolder(Path.of(property));
        String configured = environment.get("DAMIER_CACHE");
        if (configured != null && !configured.isBlank()) return new CacheFolder(Path.of(configured));
        String shared = environment.get("XDG_CACHE_HOME");
        if (shared != null && !shared.isBlank()) return new CacheFolder(Path.of(shared, "damier"));
        return new CacheFolder(Path.of(home, ".cache", "damier"));
    }

    /** Returns the files of the folder, the most recently used first; empty if the folder does not exist. */
    public List<CachedFile> files() {
        List<CachedFile> files = new ArrayList<>();
        if (Files.isDirectory(path)) {
            try (Stream<Path> paths = Files.list(path)) {
                for (Path file : (Iterable<Path>) paths::iterator)
                    if (Files.isRegularFile(file)) describe(file).ifPresent(files::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        files.sort(Comparator.comparing(CachedFile::lastUsed).reversed().thenComparing(CachedFile::name));
        return files;
    }

    /** Returns empty if the file no longer exists: another process may have renamed or deleted it. */
    private static Optional<CachedFile> describe(Path file) throws IOException {
        try {
            return Optional.of(new CachedFile(
                    file.getFileName().toString(),
                    Files.size(file),
                    Files.getLastModifiedTime(file).toInstant()));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /** Records that a file is used now. Errors are ignored. */
    public void touch(String name) {
        try {
            Files.setLastModifiedTime(path.resolve(name), FileTime.from(Instant.now()));
        } catch (IOException e) {
            // Ignored: the file is only deleted earlier than necessary.
        }
    }

    /**
     * Deletes the least recently used files until a new file fits.
     *
     * @param bytes the size of the new file
     * @param limit the maximum size of all files together, in bytes
     */
    public void makeRoom(long bytes, long limit) throws IOException {
        List<CachedFile> files = files();
        long total = files.stream().mapToLong(CachedFile::bytes).sum();
        for (int i = files.size() - 1; i >= 0 && total + bytes > limit; i--) {
            Files.deleteIfExists(path.resolve(files.get(i).name()));
            total -= files.get(i).bytes();
        }
    }

    /** Deletes all files and returns the list of the deleted files. */
    public List<CachedFile> clear() throws IOException {
        List<CachedFile> files = files();
        for (CachedFile file : files) Files.deleteIfExists(path.resolve(file.name()));
        return files;
    }
}
