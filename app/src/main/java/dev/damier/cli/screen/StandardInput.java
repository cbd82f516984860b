package dev.damier.cli.screen;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Opens standard input, or an empty stream if it was closed. If a process starts with standard input closed, the first
 * file it opens gets descriptor 0. Java would then read one of its own libraries as user input.
 */
final class StandardInput {
    private static final Path DESCRIPTOR_LINK = Path.of("/proc/self/fd/0");

    private StandardInput() {}

    static InputStream open() {
        return isReusedDescriptor() ? InputStream.nullInputStream() : System.in;
    }

    private static boolean isReusedDescriptor() {
        try {
            Path file = DESCRIPTOR_LINK.toRealPath();
            if (file.startsWith(Path.of(System.getProperty("java.home")).toRealPath())) return true;
            return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                    .anyMatch(part -> file.equals(Path.of(part).toAbsolutePath()));
        } catch (IOException e) {
            return false; // a pipe, a terminal, or a system without /proc
        }
    }
}
