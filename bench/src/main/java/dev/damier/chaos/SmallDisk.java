package dev.damier.chaos;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A disk that is soon full: a small tmpfs if mounting is permitted. Otherwise it is a folder with a file in place of
 * the cache folder, so that no cache can be created.
 */
final class SmallDisk implements AutoCloseable {
    private static final String SIZE = "8m";

    private final Path folder;
    private final boolean mounted;

    SmallDisk() throws IOException, InterruptedException {
        folder = Files.createTempDirectory("damier-disk");
        mounted = succeeds(List.of("mount", "-t", "tmpfs", "-o", "size=" + SIZE, "damier-chaos", folder.toString()));
        if (!mounted) Files.createFile(folder.resolve("cache"));
    }

    /** Fills the disk, so that nothing more can be written. */
    void fill() throws IOException {
        if (!mounted) return;
        Path file = folder.resolve("full");
        try (OutputStream out = Files.newOutputStream(file)) {
            while (true) out.write(new byte[4096]);
        } catch (IOException e) {
            if (Files.size(file) == 0) throw e;
        }
    }

    private static boolean succeeds(List<String> command) throws InterruptedException {
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

    /** Returns whether this is a real disk that can be full. */
    boolean isRealDisk() {
        return mounted;
    }

    /** Returns the cache folder, which never has space for tables. */
    Path cache() {
        return folder.resolve("cache").resolve("damier");
    }

    Path data(String server) {
        return folder.resolve(server);
    }

    @Override
    public void close() throws IOException {
        try {
            if (mounted && !succeeds(List.of("umount", "-l", folder.toString())))
                throw new IOException("cannot unmount the disk at " + folder);
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
