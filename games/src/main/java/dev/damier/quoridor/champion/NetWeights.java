package dev.damier.quoridor.champion;

import java.util.Arrays;

/**
 * The weights of a network as integers, after training and rounding. See {@link Net} for its structure.
 *
 * @param hiddenUnits number of units of the hidden layer
 * @param bias by unit; 512 stands for 1.0
 * @param inputWeights by input, then by unit; 512 stands for 1.0
 * @param outputWeights by unit, with 12 fractional bits
 * @param outputBias with 12 fractional bits
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record NetWeights(int hiddenUnits, int[] bias, int[] inputWeights, int[] outputWeights, int outputBias) {
    NetWeights {
        if (bias.length != hiddenUnits
                || outputWeights.length != hiddenUnits
                || inputWeights.length != NetFeatures.COUNT * hiddenUnits)
            throw new IllegalArgumentException(
                    "net: " + hiddenUnits + " hidden units need the same number of biases and outputs, and "
                            + NetFeatures.COUNT + " rows of that length");
    }

    /** Returns a hash that identifies the network. */
    long id() {
        long id = Arrays.hashCode(inputWeights);
        for (int part : new int[] {Arrays.hashCode(bias), Arrays.hashCode(outputWeights), outputBias, hiddenUnits})
            id = (id ^ part) * 0x100000001b3L;
        return id;
    }
}
