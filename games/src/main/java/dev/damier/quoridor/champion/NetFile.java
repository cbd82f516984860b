package dev.damier.quoridor.champion;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * Reads and writes network files. A file that is damaged, or was trained with other inputs, is rejected with the
 * reason.
 *
 * <table><caption>Layout, big-endian</caption>
 * <tr><td>8 bytes</td><td>{@code QUORINET}</td></tr>
 * <tr><td>int</td><td>version, 1</td></tr>
 * <tr><td>long</td><td>{@link NetFeatures#hash()} of the inputs that the network was trained with</td></tr>
 * <tr><td>int</td><td>number of hidden units</td></tr>
 * <tr><td>int per unit</td><td>biases</td></tr>
 * <tr><td>short per input and unit</td><td>input weights</td></tr>
 * <tr><td>int per unit</td><td>output weights</td></tr>
 * <tr><td>int</td><td>output bias</td></tr>
 * <tr><td>32 bytes</td><td>SHA-256 of all bytes before</td></tr>
 * </table>
 */
final class NetFile {
    private static final byte[] MAGIC = "QUORINET".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int MAX_HIDDEN_UNITS = 256;
    private static final int CHECKSUM_BYTES = 32;
    private static final int HEADER_BYTES = MAGIC.length + 4 + 8 + 4;

    private NetFile() {}

    /** Returns the file of a network. */
    static byte[] write(NetWeights net) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream to = new DataOutputStream(bytes)) {
            to.write(MAGIC);
            to.writeInt(VERSION);
            to.writeLong(NetFeatures.hash());
            to.writeInt(net.hiddenUnits());
            for (int b : net.bias()) to.writeInt(b);
            for (int w : net.inputWeights()) to.writeShort(w);
            for (int w : net.outputWeights()) to.writeInt(w);
            to.writeInt(net.outputBias());
            to.write(sha256(bytes.toByteArray(), bytes.size()));
        } catch (IOException e) {
            throw new AssertionError("writing to memory failed", e);
        }
        return bytes.toByteArray();
    }

    /**
     * Returns the network of a file. Throws an {@link IllegalArgumentException} with the reason if the file is invalid.
     */
    static NetWeights read(byte[] bytes) {
        if (bytes.length < HEADER_BYTES || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length))
            throw error("the file is not a Quoridor net: it must start with 'QUORINET'");
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            in.skipBytes(MAGIC.length);
            int version = in.readInt();
            if (version != VERSION) throw error("version must be " + VERSION + ", but got " + version);
            long hash = in.readLong();
            if (hash != NetFeatures.hash())
                throw error("the net was trained on other input features (" + Long.toHexString(hash)
                        + ") than this program uses (" + Long.toHexString(NetFeatures.hash())
                        + "); train a new one with: ./measure train-quoridor");
            int hidden = in.readInt();
            if (hidden < 1 || hidden > MAX_HIDDEN_UNITS)
                throw error("hidden units must be from 1 to " + MAX_HIDDEN_UNITS + ", but got " + hidden);
            int length = HEADER_BYTES + hidden * (4 + 2 * NetFeatures.COUNT + 4) + 4 + CHECKSUM_BYTES;
            if (bytes.length != length)
                throw error("the file must have " + length + " bytes, but has " + bytes.length
                        + "; it is truncated or has extra bytes");
            if (!Arrays.equals(
                    sha256(bytes, length - CHECKSUM_BYTES), Arrays.copyOfRange(bytes, length - CHECKSUM_BYTES, length)))
                throw error("the file is damaged: its checksum does not match");
            int[] bias = readInts(in, hidden);
            int[] rows = new int[NetFeatures.COUNT * hidden];
            for (int i = 0; i < rows.length; i++) rows[i] = in.readShort();
            return new NetWeights(hidden, bias, rows, readInts(in, hidden), in.readInt());
        } catch (IOException e) {
            throw new AssertionError("reading from memory failed", e);
        }
    }

    private static int[] readInts(DataInputStream in, int n) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = in.readInt();
        return a;
    }

    private static byte[] sha256(byte[] bytes, int length) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(bytes, 0, length);
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("SHA-256 is not available in this Java", e);
        }
    }

    private static IllegalArgumentException error(String what) {
        return new IllegalArgumentException("net: " + what);
    }
}
