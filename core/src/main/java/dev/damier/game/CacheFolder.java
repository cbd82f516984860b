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
 * Where games keep what took long to compute and can always be made again. It is bounded: before a file comes in that would
 * pass the {@link #LIMIT}, those go that were not used for the longest time.
 */
public record CacheFolder(Path path) {
    /** The most bytes kept. */
    public static final long LIMIT = 4L << 30;

    /** A file of the folder. */
    public record CachedFile(String name, long bytes, Instant used) {}

    /** The folder a user or the system chose: property, then environment, then the custom of the house. */
    public static CacheFolder standard() {
        return of(System.getProperty("damier.cache"), System.getenv(), System.getProperty("user.home"));
    }

    static CacheFolder of(String property, Map<String, String> environment, String home) {
        if (property != null && !property.isBlank()) return new CacheFolder(Path.of(property));
        String own = environment.get("DAMIER_CACHE");
        if (own != null && !own.isBlank()) return new CacheFolder(Path.of(own));
        String shared = environment.get("XDG_CACHE_HOME");
        if (shared != null && !shared.isBlank()) return new CacheFolder(Path.of(shared, "damier"));
        return new CacheFolder(Path.of(home, ".cache", "damier"));
    }

    /** What is there, the most recently used first. */
    public List<CachedFile> kept() {
        List<CachedFile> kept = new ArrayList<>();
        if (Files.isDirectory(path)) {
            try (Stream<Path> files = Files.list(path)) {
                for (Path file : (Iterable<Path>) files::iterator)
                    if (Files.isRegularFile(file)) kept(file).ifPresent(kept::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        kept.sort(Comparator.comparing(CachedFile::used).reversed().thenComparing(CachedFile::name));
        return kept;
    }

    /** Nothing if it is gone by now: another process may have renamed or removed it. */
    private static Optional<CachedFile> kept(Path file) throws IOException {
        try {
            return Optional.of(new CachedFile(
                    file.getFileName().toString(),
                    Files.size(file),
                    Files.getLastModifiedTime(file).toInstant()));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /** Notes that a file was of use just now; a folder that cannot be written forgets it. */
    public void use(String name) {
        try {
            Files.setLastModifiedTime(path.resolve(name), FileTime.from(Instant.now()));
        } catch (IOException e) {
            // It will merely go earlier than it should.
        }
    }

    /** Removes the files not used for the longest time until so many bytes more stay within the limit. */
    public void makeRoom(long bytes, long limit) throws IOException {
        List<CachedFile> kept = kept();
        long held = kept.stream().mapToLong(CachedFile::bytes).sum();
        for (int i = kept.size() - 1; i >= 0 && held + bytes > limit; i--) {
            Files.deleteIfExists(path.resolve(kept.get(i).name()));
            held -= kept.get(i).bytes();
        }
    }

    /** Removes all files and returns what they were. */
    public List<CachedFile> clear() throws IOException {
        List<CachedFile> kept = kept();
        for (CachedFile file : kept) Files.deleteIfExists(path.resolve(file.name()));
        return kept;
    }
}
