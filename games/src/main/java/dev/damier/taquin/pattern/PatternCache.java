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

/**
 * Tables on disk: one file each, mapped into memory when read. A file is written beside its place and renamed into it,
 * so that a reader never sees half of one and two processes that build at once do no harm. A file that is not exactly
 * what this version would write (another version, other parameters, a wrong length or checksum) is never trusted.
 *
 * <table>
 * <caption>Layout, big-endian</caption>
 * <tr><td>0</td><td>8</td><td>"DAMIERPT"</td></tr>
 * <tr><td>8</td><td>4</td><td>version</td></tr>
 * <tr><td>12</td><td>4</td><td>CRC-32C of the pattern's name</td></tr>
 * <tr><td>16</td><td>8</td><td>length of the table</td></tr>
 * <tr><td>24</td><td>4</td><td>CRC-32C of the table</td></tr>
 * <tr><td>28</td><td>4</td><td>CRC-32C of the 28 bytes before</td></tr>
 * <tr><td>32</td><td></td><td>the table</td></tr>
 * </table>
 */
final class PatternCache {
    static final int HEADER = 32;
    private static final String PARTIAL = ".partial";
    private static final Duration MAX_WRITE_TIME = Duration.ofHours(1);
    private static final long MAGIC = 0x44414d4945525054L;
    private static final int VERSION = 2;
    private static final int PIECE = 1 << 20;

    private final Path folder;

    PatternCache(Path folder) {
        this.folder = folder;
    }

    static PatternCache standard() {
        return new PatternCache(CacheFolder.standard().path());
    }

    @Override
    public String toString() {
        return folder.toString();
    }

    Path file(Pattern pattern) {
        return folder.resolve(pattern.name() + ".table");
    }

    /** Whether there is a file that may hold the table: a cheap look that {@link #load} confirms. */
    boolean mayHold(Pattern pattern, long length) {
        try {
            return Files.size(file(pattern)) == HEADER + length;
        } catch (IOException e) {
            return false;
        }
    }

    /** The table of this many bytes, mapped, or null if there is no file to be trusted. */
    ByteBuffer load(Pattern pattern, long length) {
        if (!mayHold(pattern, length)) return null;
        try (FileChannel channel = FileChannel.open(file(pattern), StandardOpenOption.READ)) {
            if (channel.size() != HEADER + length) return null;
            ByteBuffer header = ByteBuffer.allocate(HEADER);
            while (header.hasRemaining()) if (channel.read(header) < 0) return null;
            ByteBuffer table = channel.map(FileChannel.MapMode.READ_ONLY, HEADER, length);
            if (!header.flip().equals(header(pattern, table))) return null;
            new CacheFolder(folder).use(file(pattern).getFileName().toString());
            return table;
        } catch (IOException e) {
            return null;
        }
    }

    /** Keeps a table for the next time. */
    void store(Pattern pattern, ByteBuffer table) throws IOException {
        Files.createDirectories(folder);
        sweep();
        new CacheFolder(folder).makeRoom(HEADER + table.capacity(), CacheFolder.LIMIT);
        Path partial = Files.createTempFile(folder, pattern.name(), PARTIAL);
        try {
            try (FileChannel channel = FileChannel.open(partial, StandardOpenOption.WRITE)) {
                write(channel, header(pattern, table));
                write(channel, table.duplicate().clear());
                channel.force(false);
            }
            Files.move(partial, file(pattern), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(partial);
        }
    }

    /** A program that was killed while it wrote left its file half done; nobody writes for so long. */
    private void sweep() throws IOException {
        Instant old = Instant.now().minus(MAX_WRITE_TIME);
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "*" + PARTIAL)) {
            for (Path partial : left)
                if (Files.getLastModifiedTime(partial).toInstant().isBefore(old)) Files.deleteIfExists(partial);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        } catch (NoSuchFileException e) {
            // another program swept at the same time
        }
    }

    private static void write(FileChannel channel, ByteBuffer bytes) throws IOException {
        int end = bytes.limit();
        // By the piece: a buffer on the heap is copied to one outside, whole, for each call.
        while (bytes.position() < end) {
            bytes.limit(Math.min(end, bytes.position() + PIECE));
            channel.write(bytes);
        }
    }

    private static ByteBuffer header(Pattern pattern, ByteBuffer table) {
        ByteBuffer header = ByteBuffer.allocate(HEADER)
                .putLong(MAGIC)
                .putInt(VERSION)
                .putInt(checksum(ByteBuffer.wrap(pattern.name().getBytes(StandardCharsets.UTF_8))))
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
