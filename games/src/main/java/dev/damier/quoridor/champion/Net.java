package dev.damier.quoridor.champion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * A small net in whole numbers: the inputs of {@link NetFeatures}, one hidden layer of clipped units (the first one is not
 * clipped: it is the plain weighted sum), one output in hundredths of a move. Inputs that always come together are
 * folded into one table when it is loaded, so that an evaluation adds up a handful of rows.
 */
final class Net {
    /** A hidden unit's 1.0. */
    static final int ONE = 512;
    /** Output weights carry this many bits after the point. */
    static final int SHIFT = 12;

    /** Of its weights, see {@link NetWeights#id()}. */
    final long id;

    final int hidden;
    final int[] bias;
    /** Rows by my (their) square and slot: the wall itself and its offset from that pawn. */
    final int[] byMe;

    final int[] byThem;
    final int[] pawnMe;
    final int[] pawnThem;
    final int[] apart;
    final int[] steps;
    final int[] hands;
    final int[] balance;
    final int[] threatMe;
    final int[] threatThem;
    final int[] out;
    final int outBias;

    Net(NetWeights weights) {
        id = weights.id();
        hidden = weights.hidden();
        bias = weights.bias();
        int[] rows = weights.rows();
        out = weights.out();
        outBias = weights.outBias();
        byMe = new int[81 * NetFeatures.SLOTS * hidden];
        byThem = new int[81 * NetFeatures.SLOTS * hidden];
        for (int square = 0; square < 81; square++) {
            for (int slot = 0; slot < NetFeatures.SLOTS; slot++) {
                int offset = NetFeatures.offset(slot, square);
                int to = (square * NetFeatures.SLOTS + slot) * hidden;
                add(rows, NetFeatures.WALL + slot, byMe, to);
                add(rows, NetFeatures.WALL_BY_ME + offset, byMe, to);
                add(rows, NetFeatures.WALL_BY_THEM + offset, byThem, to);
            }
        }
        pawnMe = slice(rows, NetFeatures.PAWN_ME, 81);
        pawnThem = slice(rows, NetFeatures.PAWN_THEM, 81);
        apart = slice(rows, NetFeatures.PAWNS_APART, 17 * 17);
        steps = slice(rows, NetFeatures.STEPS_BOTH, NetFeatures.STEPS * NetFeatures.STEPS);
        hands = slice(rows, NetFeatures.HAND_BOTH, NetFeatures.HAND * NetFeatures.HAND);
        balance = slice(rows, NetFeatures.BALANCE, 17 * 16);
        threatMe = slice(rows, NetFeatures.THREAT_ME, WallThreats.COUNT);
        threatThem = slice(rows, NetFeatures.THREAT_THEM, WallThreats.COUNT);
        fold(rows, steps, NetFeatures.STEPS_ME, NetFeatures.STEPS_THEM, NetFeatures.STEPS);
        fold(rows, hands, NetFeatures.HAND_ME, NetFeatures.HAND_THEM, NetFeatures.HAND);
    }

    private void add(int[] rows, int feature, int[] to, int at) {
        for (int j = 0; j < hidden; j++) to[at + j] += rows[feature * hidden + j];
    }

    private int[] slice(int[] rows, int first, int count) {
        return java.util.Arrays.copyOfRange(rows, first * hidden, (first + count) * hidden);
    }

    /** Adds the rows of the two single inputs to those of their pair. */
    private void fold(int[] rows, int[] pairs, int first, int second, int n) {
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                add(rows, first + a, pairs, (a * n + b) * hidden);
                add(rows, second + b, pairs, (a * n + b) * hidden);
            }
        }
    }

    private static final class Holder {
        static final Net STANDARD = load();

        private static Net load() {
            try (InputStream in = Net.class.getResourceAsStream("standard.net")) {
                return new Net(NetFile.read(in.readAllBytes()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The net that the champion plays with. */
    static Net standard() {
        return Holder.STANDARD;
    }
}
