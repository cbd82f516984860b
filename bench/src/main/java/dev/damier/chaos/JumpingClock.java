package dev.damier.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The system time of a process started with {@link #environment}. It can be set at any moment, like an operator or a
 * time server does, and the monotonic clock continues normally. It needs libfaketime (Debian: libfaketime); without it
 * the time does not jump.
 */
final class JumpingClock implements AutoCloseable {
    private static final List<Duration> JUMPS = List.of(
            Duration.ofDays(400),
            Duration.ofDays(3),
            Duration.ofSeconds(90),
            Duration.ofHours(-2),
            Duration.ofDays(-4000));

    private final Path library = findLibrary();
    private final Path offsetFile;

    JumpingClock() throws IOException {
        offsetFile = Files.createTempFile("damier-clock", "");
        setOffset(Duration.ZERO);
    }

    private static Path findLibrary() throws IOException {
        try (Stream<Path> all =
                Files.find(Path.of("/usr/lib"), 3, (path, of) -> path.endsWith("faketime/libfaketime.so.1"))) {
            return all.findFirst().orElse(null);
        }
    }

    boolean isAvailable() {
        return library != null;
    }

    Map<String, String> environment() {
        if (!isAvailable()) return Map.of();
        return Map.of(
                "LD_PRELOAD", library.toString(),
                "FAKETIME_TIMESTAMP_FILE", offsetFile.toString(),
                "FAKETIME_CACHE_DURATION", "1",
                // otherwise waits that use the monotonic clock end immediately
                "FAKETIME_FORCE_MONOTONIC_FIX", "0",
                "FAKETIME_DONT_FAKE_MONOTONIC", "1",
                "DONT_FAKE_MONOTONIC", "1");
    }

    /** Sets a random offset, which takes effect within one second, and returns it. */
    Duration jump(Random random) throws IOException {
        Duration offset = JUMPS.get(random.nextInt(JUMPS.size()));
        setOffset(offset);
        return offset;
    }

    private void setOffset(Duration offset) throws IOException {
        // Written atomically: a process that reads half of the text would get another time.
        Path next = Files.createTempFile("damier-clock", "");
        Files.writeString(next, (offset.isNegative() ? "" : "+") + offset.toSeconds() + "s");
        Files.move(next, offsetFile, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(offsetFile);
    }
}
