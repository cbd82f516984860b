package dev.damier.cli.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Files that a command writes. An existing file is not lost if the disk is full: it is replaced only after the new
 * content has been written. A file that cannot be written is reported as a {@link UsageException}.
 */
public final class OutputFile {
    /** Writes the content of a file. */
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private OutputFile() {}

    /** Writes a file completely or not at all. */
    public static void write(Path file, String text) {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Writes a file completely or not at all. */
    public static void write(Path file, Content content) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            content.writeTo(bytes);
            writeBytes(file, bytes.toByteArray());
        } catch (IOException e) {
            throw cannotWrite(file, e);
        } catch (UncheckedIOException e) {
            throw cannotWrite(file, e.getCause());
        }
    }

    /** Writes a file completely or not at all. */
    public static void writeBytes(Path file, byte[] bytes) throws IOException {
        if (!isReplaceable(file)) {
            Files.write(file, bytes);
            return;
        }
        Path target = file.toRealPath();
        Path partial = Files.createTempFile(
                target.toAbsolutePath().getParent(), target.getFileName().toString(), ".part");
        try {
            Files.write(partial, bytes);
            keepPermissions(target, partial);
            Files.move(partial, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(partial);
        }
    }

    /** Returns whether there is a file with content; a device or a pipe is written directly. */
    private static boolean isReplaceable(Path file) throws IOException {
        return Files.isRegularFile(file) && Files.size(file) > 0;
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        if (!Files.getFileStore(from).supportsFileAttributeView("posix")) return;
        Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }

    private static UsageException cannotWrite(Path file, IOException e) {
        Object reason = e instanceof FileSystemException f && f.getReason() != null ? f.getReason() : e;
        return UsageException.of("usage.write", file, reason);
    }

    /** A file to which a command adds rows while it runs. Each row is on the disk before the next one. */
    public static final class Rows implements AutoCloseable {
        private final Path file;
        /** The existing file, until the first row has been written; null if there is none. */
        private Path old;

        private final Writer writer;

        /** Opens a file. An existing one is replaced when the first row has been written. */
        public Rows(Path file) {
            this.file = file;
            try {
                if (isReplaceable(file)) {
                    old = Files.createTempFile(
                            file.toAbsolutePath().getParent(),
                            file.getFileName().toString(),
                            ".old");
                    Files.move(file, old, StandardCopyOption.REPLACE_EXISTING);
                }
                writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
            } catch (IOException e) {
                restore();
                throw cannotWrite(file, e);
            }
        }

        private Rows(Path file, Writer writer) {
            this.file = file;
            this.writer = writer;
        }

        /** Opens an existing file, to which the rows are added. */
        public static Rows append(Path file) {
            try {
                return new Rows(file, Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND));
            } catch (IOException e) {
                throw cannotWrite(file, e);
            }
        }

        /** Writes one row with the end of its line. */
        public void add(String row) {
            try {
                writer.write(row);
                writer.flush();
                if (old != null) Files.deleteIfExists(old);
                old = null;
            } catch (IOException e) {
                throw cannotWrite(file, e);
            }
        }

        private void restore() {
            if (old == null) return;
            try {
                Files.move(old, file, StandardCopyOption.REPLACE_EXISTING);
                old = null;
            } catch (IOException e) {
                throw UsageException.of("usage.write.old", file, old, e);
            }
        }

        /** Closes the file. If no row was written, the previous file is restored. */
        @Override
        public void close() {
            try {
                writer.close();
            } catch (IOException e) {
                if (old == null) throw cannotWrite(file, e);
            } finally {
                restore();
            }
        }
    }
}
