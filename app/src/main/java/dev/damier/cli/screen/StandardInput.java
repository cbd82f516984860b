package dev.damier.cli.screen;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Standard input, or nothing where it was closed. A program that is started with it closed is given its number for the
 * first file that it opens: Java would then read one of its own libraries as what people typed.
 */
final class StandardInput {
    private static final Path LINK = Path.of("/proc/self/fd/0");

    private StandardInput() {}

    static InputStream open() {
        return ownFile() ? InputStream.nullInputStream() : System.in;
    }

    private static boolean ownFile() {
        try {
            Path file = LINK.toRealPath();
            if (file.startsWith(Path.of(System.getProperty("java.home")).toRealPath())) return true;
            return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                    .anyMatch(part -> file.equals(Path.of(part).toAbsolutePath()));
        } catch (IOException e) {
            return false; // a pipe or a terminal, or a system that does not tell
        }
    }
}
