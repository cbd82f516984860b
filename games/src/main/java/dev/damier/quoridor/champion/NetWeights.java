package dev.damier.quoridor.champion;

import java.util.Arrays;

/**
 * The numbers of a net as they were trained and rounded: one hidden layer over the inputs of {@link NetFeatures}.
 *
 * @param hidden units of the hidden layer
 * @param bias by unit, 512 for 1.0
 * @param rows by input, then by unit
 * @param out by unit, with twelve bits after the point
 * @param outBias with twelve bits after the point
 */
@SuppressWarnings("ArrayRecordComponent") // passed on at once, never compared
record NetWeights(int hidden, int[] bias, int[] rows, int[] out, int outBias) {
    NetWeights {
        if (bias.length != hidden || out.length != hidden || rows.length != NetFeatures.COUNT * hidden)
            throw new IllegalArgumentException(
                    "net: " + hidden + " hidden units need the same number of biases and outputs, and "
                            + NetFeatures.COUNT + " rows of that length");
    }

    /** Tells one net from another. */
    long id() {
        long id = Arrays.hashCode(rows);
        for (int part : new int[] {Arrays.hashCode(bias), Arrays.hashCode(out), outBias, hidden})
            id = (id ^ part) * 0x100000001b3L;
        return id;
    }
}
