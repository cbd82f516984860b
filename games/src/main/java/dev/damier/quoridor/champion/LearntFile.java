package dev.damier.quoridor.champion;

import dev.damier.quoridor.champion.LearntPositions.Entry;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * The file of the learnt positions. It is written under a temporary name and then renamed, so a reader never sees an
 * incomplete file. A file with another version, network id, length or checksum counts as empty and is overwritten.
 *
 * <table><caption>Layout, big-endian</caption>
 * <tr><td>8 bytes</td><td>{@code QUORLRNT}</td></tr>
 * <tr><td>int</td><td>version, 1</td></tr>
 * <tr><td>long</td><td>id of the network that produced the values</td></tr>
 * <tr><td>int</td><td>number of positions</td></tr>
 * <tr><td>per position</td><td>long key, int value, short depth, short move</td></tr>
 * <tr><td>int</td><td>CRC-32C of all bytes before</td></tr>
 * </table>
 *
 * @param path the file
 * @param netId the id of the network, see {@link NetWeights#id()}
 */
record LearntFile(Path path, long netId) {
    private static final long MAGIC = 0x51554f524c524e54L;
    private static final int VERSION = 1;
    private static final int HEADER_BYTES = 8 + 4 + 8 + 4;
    private static final int ENTRY_BYTES = 8 + 4 + 2 + 2;

    /**
     * Returns the positions, those used longest ago first. Returns an empty list if the file is missing or invalid.
     */
    List<Entry> read() {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(path);
        } catch (IOException e) {
            return List.of();
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        if (bytes.length < HEADER_BYTES + 4 || in.getLong() != MAGIC || in.getInt() != VERSION || in.getLong() != netId)
            return List.of();
        int count = in.getInt();
        if (bytes.length != HEADER_BYTES + (long) ENTRY_BYTES * count + 4
                || checksum(bytes) != in.getInt(bytes.length - 4)) return List.of();
        List<Entry> entries = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            long key = in.getLong();
            int value = in.getInt();
            int depth = in.getShort();
            entries.add(new Entry(key, in.getShort(), value, depth));
        }
        return entries;
    }

    /** Writes the positions, replacing the file. */
    void write(List<Entry> entries) throws IOException {
        byte[] bytes = new byte[HEADER_BYTES + ENTRY_BYTES * entries.size() + 4];
        ByteBuffer out = ByteBuffer.wrap(bytes)
                .putLong(MAGIC)
                .putInt(VERSION)
                .putLong(netId)
                .putInt(entries.size());
        for (Entry e : entries)
            out.putLong(e.key()).putInt(e.value()).putShort((short) e.depth()).putShort((short) e.move());
        out.putInt(checksum(bytes));
        Files.createDirectories(path.getParent());
        Path partial = Files.createTempFile(path.getParent(), "quoridor-learnt", ".partial");
        try {
            Files.write(partial, bytes);
            Files.move(partial, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(partial);
        }
    }

    private static int checksum(byte[] bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, bytes.length - 4);
        return (int) crc.getValue();
    }
}
