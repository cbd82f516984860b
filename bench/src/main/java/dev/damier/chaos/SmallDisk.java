package dev.damier.chaos;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A disk on which there is soon no room: a small one of its own where we may mount one; else a folder of an ordinary disk in
 * which no other can be made, because a file stands in its place.
 */
final class SmallDisk implements AutoCloseable {
    private static final String SIZE = "8m";

    private final Path place;
    private final boolean mounted;

    SmallDisk() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("damier-disk");
        mounted = done(List.of("mount", "-t", "tmpfs", "-o", "size=" + SIZE, "damier-chaos", folder.toString()));
        place = folder;
        if (!mounted) Files.createFile(place.resolve("cache"));
    }

    /** From now on nothing more can be written to it. */
    void fill() throws IOException {
        if (!mounted) return;
        Path file = place.resolve("full");
        try (OutputStream out = Files.newOutputStream(file)) {
            while (true) out.write(new byte[4096]);
        } catch (IOException e) {
            if (Files.size(file) == 0) throw e;
        }
    }

    private static boolean done(List<String> command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false; // no such program
        }
    }

    /** Whether it is a real disk that can be full. */
    boolean real() {
        return mounted;
    }

    /** For what is computed once: it never has room for that. */
    Path cache() {
        return place.resolve("cache").resolve("damier");
    }

    Path data(String server) {
        return place.resolve(server);
    }

    @Override
    public void close() throws IOException {
        try {
            if (mounted && !done(List.of("umount", "-l", place.toString())))
                throw new IOException("cannot unmount the disk at " + place);
            try (Stream<Path> all = Files.walk(place)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
