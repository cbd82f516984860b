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
 * The time of day of a process started with {@link #environment}: it can be set at any moment, as an operator or a time server
 * does, while the monotonic clock goes on. libfaketime does it (Debian: libfaketime); without it the clock does not jump.
 */
final class JumpingClock implements AutoCloseable {
    private static final List<Duration> JUMPS = List.of(
            Duration.ofDays(400),
            Duration.ofDays(3),
            Duration.ofSeconds(90),
            Duration.ofHours(-2),
            Duration.ofDays(-4000));

    private final Path library = find();
    private final Path offset;

    JumpingClock() throws IOException {
        offset = Files.createTempFile("damier-clock", "");
        set(Duration.ZERO);
    }

    private static Path find() throws IOException {
        try (Stream<Path> all =
                Files.find(Path.of("/usr/lib"), 3, (path, of) -> path.endsWith("faketime/libfaketime.so.1"))) {
            return all.findFirst().orElse(null);
        }
    }

    boolean real() {
        return library != null;
    }

    Map<String, String> environment() {
        if (!real()) return Map.of();
        return Map.of(
                "LD_PRELOAD", library.toString(),
                "FAKETIME_TIMESTAMP_FILE", offset.toString(),
                "FAKETIME_CACHE_DURATION", "1",
                // else waits that use the monotonic clock end at once
                "FAKETIME_FORCE_MONOTONIC_FIX", "0",
                "FAKETIME_DONT_FAKE_MONOTONIC", "1",
                "DONT_FAKE_MONOTONIC", "1");
    }

    /** Somewhere else in time, within a second. */
    Duration jump(Random random) throws IOException {
        Duration there = JUMPS.get(random.nextInt(JUMPS.size()));
        set(there);
        return there;
    }

    private void set(Duration there) throws IOException {
        // In one piece: who reads half of it would be at another time.
        Path next = Files.createTempFile("damier-clock", "");
        Files.writeString(next, (there.isNegative() ? "" : "+") + there.toSeconds() + "s");
        Files.move(next, offset, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(offset);
    }
}
