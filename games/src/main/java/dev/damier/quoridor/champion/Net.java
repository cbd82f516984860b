package dev.damier.quoridor.champion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The evaluation network, in integer arithmetic. Its inputs are those of {@link NetFeatures}. It has one hidden layer
 * of clipped units, of which the first is linear, and one output in hundredths of a step.
 *
 * <p>Each array contains one row of hidden-unit weights per input. Inputs that always occur together are combined into
 * one row when the network is loaded, so an evaluation adds only a few rows.
 */
final class Net {
    /** The integer that stands for 1.0 in a hidden unit. Hidden units are clipped to 0..1. */
    static final int HIDDEN_ONE = 512;
    /** Number of fractional bits of the output weights. */
    static final int OUTPUT_SHIFT = 12;

    /** The id of the weights, see {@link NetWeights#id()}. */
    final long id;

    final int hiddenUnits;
    final int[] bias;
    /** By square of a pawn and slot of a wall: the combined row of the wall and of its offset from that pawn. */
    final int[] wallsByOwnPawn;

    final int[] wallsByOpponentPawn;
    final int[] ownPawn;
    final int[] opponentPawn;
    final int[] pawnOffset;
    final int[] distances;
    final int[] wallsLeft;
    final int[] lead;
    final int[] ownThreat;
    final int[] opponentThreat;
    final int[] outputWeights;
    final int outputBias;

    Net(NetWeights weights) {
        id = weights.id();
        hiddenUnits = weights.hiddenUnits();
        bias = weights.bias();
        int[] weightRows = weights.inputWeights();
        outputWeights = weights.outputWeights();
        outputBias = weights.outputBias();
        wallsByOwnPawn = new int[81 * NetFeatures.SLOT_COUNT * hiddenUnits];
        wallsByOpponentPawn = new int[81 * NetFeatures.SLOT_COUNT * hiddenUnits];
        for (int square = 0; square < 81; square++) {
            for (int slot = 0; slot < NetFeatures.SLOT_COUNT; slot++) {
                int offset = NetFeatures.slotOffset(slot, square);
                int to = (square * NetFeatures.SLOT_COUNT + slot) * hiddenUnits;
                addRow(weightRows, NetFeatures.WALL + slot, wallsByOwnPawn, to);
                addRow(weightRows, NetFeatures.WALL_BY_OWN_PAWN + offset, wallsByOwnPawn, to);
                addRow(weightRows, NetFeatures.WALL_BY_OPPONENT_PAWN + offset, wallsByOpponentPawn, to);
            }
        }
        ownPawn = slice(weightRows, NetFeatures.OWN_PAWN, 81);
        opponentPawn = slice(weightRows, NetFeatures.OPPONENT_PAWN, 81);
        pawnOffset = slice(weightRows, NetFeatures.PAWN_OFFSET, 17 * 17);
        distances =
                slice(weightRows, NetFeatures.DISTANCE_PAIR, NetFeatures.DISTANCE_COUNT * NetFeatures.DISTANCE_COUNT);
        wallsLeft = slice(
                weightRows, NetFeatures.WALLS_LEFT_PAIR, NetFeatures.WALLS_LEFT_COUNT * NetFeatures.WALLS_LEFT_COUNT);
        lead = slice(weightRows, NetFeatures.LEAD, 17 * 16);
        ownThreat = slice(weightRows, NetFeatures.OWN_THREAT, WallThreats.CODE_COUNT);
        opponentThreat = slice(weightRows, NetFeatures.OPPONENT_THREAT, WallThreats.CODE_COUNT);
        addSinglesToPairs(
                weightRows,
                distances,
                NetFeatures.OWN_DISTANCE,
                NetFeatures.OPPONENT_DISTANCE,
                NetFeatures.DISTANCE_COUNT);
        addSinglesToPairs(
                weightRows,
                wallsLeft,
                NetFeatures.OWN_WALLS_LEFT,
                NetFeatures.OPPONENT_WALLS_LEFT,
                NetFeatures.WALLS_LEFT_COUNT);
    }

    private void addRow(int[] rows, int feature, int[] to, int at) {
        for (int j = 0; j < hiddenUnits; j++) to[at + j] += rows[feature * hiddenUnits + j];
    }

    private int[] slice(int[] rows, int first, int count) {
        return java.util.Arrays.copyOfRange(rows, first * hiddenUnits, (first + count) * hiddenUnits);
    }

    /** Adds the rows of two single inputs to the row of their pair. */
    private void addSinglesToPairs(int[] rows, int[] pairs, int first, int second, int n) {
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                addRow(rows, first + a, pairs, (a * n + b) * hiddenUnits);
                addRow(rows, second + b, pairs, (a * n + b) * hiddenUnits);
            }
        }
    }

    private static final class Holder {
        static final Net DEFAULT = load();

        private static Net load() {
            try (InputStream in = Net.class.getResourceAsStream("standard.net")) {
                return new Net(NetFile.read(in.readAllBytes()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Returns the network that the engine uses by default. */
    static Net defaultNet() {
        return Holder.DEFAULT;
    }
}
