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
 * Learnt positions on disk. A file is written beside its place and renamed into it, so that a reader never sees half of
 * one; one that is not exactly what this version writes for this net is not trusted: it counts as empty and is written anew.
 *
 * <table><caption>Layout, big-endian</caption>
 * <tr><td>8 bytes</td><td>{@code QUORLRNT}</td></tr>
 * <tr><td>int</td><td>version, 1</td></tr>
 * <tr><td>long</td><td>the net whose values these are</td></tr>
 * <tr><td>int</td><td>number of positions</td></tr>
 * <tr><td>each</td><td>long key, int value, short depth, short move</td></tr>
 * <tr><td>int</td><td>CRC-32C of all before</td></tr>
 * </table>
 *
 * @param net the id of the net, see {@link NetWeights#id()}
 */
record LearntFile(Path place, long net) {
    private static final long MAGIC = 0x51554f524c524e54L;
    private static final int VERSION = 1;
    private static final int HEAD = 8 + 4 + 8 + 4;
    private static final int EACH = 8 + 4 + 2 + 2;

    /** The positions, those met longest ago first; none when there is no file to be trusted. */
    List<Entry> read() {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(place);
        } catch (IOException e) {
            return List.of();
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        if (bytes.length < HEAD + 4 || in.getLong() != MAGIC || in.getInt() != VERSION || in.getLong() != net)
            return List.of();
        int count = in.getInt();
        if (bytes.length != HEAD + (long) EACH * count + 4 || checksum(bytes) != in.getInt(bytes.length - 4))
            return List.of();
        List<Entry> entries = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            long key = in.getLong();
            int value = in.getInt();
            int depth = in.getShort();
            entries.add(new Entry(key, in.getShort(), value, depth));
        }
        return entries;
    }

    void write(List<Entry> entries) throws IOException {
        byte[] bytes = new byte[HEAD + EACH * entries.size() + 4];
        ByteBuffer out = ByteBuffer.wrap(bytes)
                .putLong(MAGIC)
                .putInt(VERSION)
                .putLong(net)
                .putInt(entries.size());
        for (Entry e : entries)
            out.putLong(e.key()).putInt(e.value()).putShort((short) e.depth()).putShort((short) e.move());
        out.putInt(checksum(bytes));
        Files.createDirectories(place.getParent());
        Path partial = Files.createTempFile(place.getParent(), "quoridor-learnt", ".partial");
        try {
            Files.write(partial, bytes);
            Files.move(partial, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
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
