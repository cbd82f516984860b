package dev.damier.chaos;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A disk on which there is no room: a small one of its own, filled up, where we may mount one; else a folder that cannot be
 * made because a file stands in its place.
 */
final class SmallDisk implements AutoCloseable {
    private static final String SIZE = "256k";

    private final Path place;
    private final boolean mounted;

    SmallDisk() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("damier-disk");
        mounted = done(List.of("mount", "-t", "tmpfs", "-o", "size=" + SIZE, "damier-chaos", folder.toString()));
        if (mounted) {
            fill(folder.resolve("full"));
            place = folder;
        } else {
            Files.delete(folder);
            place = Files.createFile(folder);
        }
    }

    private static void fill(Path file) throws IOException {
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

    /** Whether it is a real disk that is full. */
    boolean full() {
        return mounted;
    }

    Path folder() {
        return place.resolve("cache");
    }

    @Override
    public void close() throws IOException {
        try {
            if (mounted && !done(List.of("umount", "-l", place.toString())))
                throw new IOException("cannot take the disk at " + place + " away");
            Files.delete(place);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
