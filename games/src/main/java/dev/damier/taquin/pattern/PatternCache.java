package dev.damier.taquin.pattern;

import dev.damier.game.CacheFolder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Stores tables in files, which are mapped into memory when they are read. A file is written under a temporary name and
 * then renamed. So a reader never sees an incomplete file, and two processes can build the same table. A file with
 * another version, pattern, length or checksum is ignored.
 *
 * <table>
 * <caption>Layout, big-endian</caption>
 * <tr><th>Offset</th><th>Bytes</th><th>Content</th></tr>
 * <tr><td>0</td><td>8</td><td>"DAMIERPT"</td></tr>
 * <tr><td>8</td><td>4</td><td>version</td></tr>
 * <tr><td>12</td><td>4</td><td>CRC-32C of the name</td></tr>
 * <tr><td>16</td><td>8</td><td>length of the table</td></tr>
 * <tr><td>24</td><td>4</td><td>CRC-32C of the table</td></tr>
 * <tr><td>28</td><td>4</td><td>CRC-32C of the 28 bytes before</td></tr>
 * <tr><td>32</td><td></td><td>the table</td></tr>
 * </table>
 */
final class PatternCache {
    static final int HEADER_BYTES = 32;
    private static final String PARTIAL_SUFFIX = ".partial";
    /** Temporary files older than this are left from a process that was killed. */
    private static final Duration MAX_WRITE_TIME = Duration.ofHours(1);

    private static final long MAGIC = 0x44414d4945525054L;
    private static final int VERSION = 2;
    private static final int WRITE_CHUNK_BYTES = 1 << 20;

    private final Path folder;

    PatternCache(Path folder) {
        this.folder = folder;
    }

    /** Returns the cache in the default directory. */
    static PatternCache defaultCache() {
        return new PatternCache(CacheFolder.defaultFolder().path());
    }

    @Override
    public String toString() {
        return folder.toString();
    }

    /** Returns the file of the table with this name. */
    Path file(String name) {
        return folder.resolve(name + ".table");
    }

    /** Returns whether there is a file of the right length. {@link #load} also checks its content. */
    boolean mayContain(String name, long length) {
        try {
            return Files.size(file(name)) == HEADER_BYTES + length;
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the table, mapped into memory, or null if there is no valid file. */
    @Nullable ByteBuffer load(String name, long length) {
        if (!mayContain(name, length)) return null;
        try (FileChannel channel = FileChannel.open(file(name), StandardOpenOption.READ)) {
            if (channel.size() != HEADER_BYTES + length) return null;
            ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES);
            while (header.hasRemaining()) if (channel.read(header) < 0) return null;
            ByteBuffer table = channel.map(FileChannel.MapMode.READ_ONLY, HEADER_BYTES, length);
            if (!header.flip().equals(buildHeader(name, table))) return null;
            new CacheFolder(folder).touch(file(name).getFileName().toString());
            return table;
        } catch (IOException e) {
            return null;
        }
    }

    /** Writes a table to its file. */
    void store(String name, ByteBuffer table) throws IOException {
        Files.createDirectories(folder);
        deleteStaleFiles();
        new CacheFolder(folder).makeRoom(HEADER_BYTES + table.capacity(), CacheFolder.MAX_BYTES);
        Path partial = Files.createTempFile(folder, name, PARTIAL_SUFFIX);
        try {
            try (FileChannel channel = FileChannel.open(partial, StandardOpenOption.WRITE)) {
                write(channel, buildHeader(name, table));
                write(channel, table.duplicate().clear());
                channel.force(false);
            }
            Files.move(partial, file(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(partial);
        }
    }

    /** Deletes the temporary files of processes that were killed while writing. */
    private void deleteStaleFiles() throws IOException {
        Instant old = Instant.now().minus(MAX_WRITE_TIME);
        try (DirectoryStream<Path> staleFiles = Files.newDirectoryStream(folder, "*" + PARTIAL_SUFFIX)) {
            for (Path partial : staleFiles)
                if (Files.getLastModifiedTime(partial).toInstant().isBefore(old)) Files.deleteIfExists(partial);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        } catch (NoSuchFileException e) {
            // Another process has deleted the file at the same time.
        }
    }

    private static void write(FileChannel channel, ByteBuffer bytes) throws IOException {
        int end = bytes.limit();
        // In chunks, because each call copies a heap buffer completely to memory outside the heap.
        while (bytes.position() < end) {
            bytes.limit(Math.min(end, bytes.position() + WRITE_CHUNK_BYTES));
            channel.write(bytes);
        }
    }

    private static ByteBuffer buildHeader(String name, ByteBuffer table) {
        ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES)
                .putLong(MAGIC)
                .putInt(VERSION)
                .putInt(checksum(ByteBuffer.wrap(name.getBytes(StandardCharsets.UTF_8))))
                .putLong(table.capacity())
                .putInt(checksum(table.duplicate().clear()));
        return header.putInt(checksum(header.duplicate().flip())).flip();
    }

    private static int checksum(ByteBuffer bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes);
        return (int) crc.getValue();
    }
}
