package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MirrorImage;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** The positions of self-play games as packed active inputs, with the target win rate. */
final class Samples {
    /**
     * Number of consecutive positions that are held out together, because neighbours come from one game and are not
     * independent.
     */
    private static final int HELD_OUT_BLOCK = 500;

    private short[] inputs = new short[1 << 20];
    private short[] mirrored = new short[1 << 20];
    private int[] offsets = new int[1 << 16];
    private int[] values = new int[1 << 16];
    private byte[] results = new byte[1 << 16];
    private float[] targets;
    private final WallThreats threats = new WallThreats();
    private int size;
    private double scale;

    static Samples read(List<Path> files, double share) throws IOException {
        Samples s = new Samples();
        for (Path file : files) {
            try (Stream<String> lines = Files.lines(file)) {
                lines.forEach(s::add);
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }
        s.scale = s.fitScale();
        s.targets = new float[s.size];
        for (int i = 0; i < s.size; i++)
            s.targets[i] = (float) (share * (s.results[i] + 1) / 2 + (1 - share) * winRate(s.values[i], s.scale));
        return s;
    }

    /** Adds the positions of one game in the format of {@link SelfPlay}. */
    private void add(String line) {
        String[] words = line.split(" ");
        int winner = Integer.parseInt(words[0]) - 1;
        Board board = Board.start(Rules.STANDARD);
        for (int w = 1; w < words.length; w++) {
            String[] chosen = words[w].split("=");
            if (chosen.length == 2) add(board, Integer.parseInt(chosen[1]), winner);
            board.play(MoveCode.parse(chosen[0], board.size()));
        }
    }

    private void add(Board board, int value, int winner) {
        if (size + 2 >= offsets.length) {
            offsets = Arrays.copyOf(offsets, offsets.length * 2);
            values = Arrays.copyOf(values, offsets.length);
            results = Arrays.copyOf(results, offsets.length);
        }
        int at = offsets[size];
        if (at + NetFeatures.MAX_ACTIVE > inputs.length) {
            inputs = Arrays.copyOf(inputs, inputs.length * 2);
            mirrored = Arrays.copyOf(mirrored, inputs.length);
        }
        int[] active = new int[NetFeatures.MAX_ACTIVE];
        int n = NetFeatures.listActive(board, threats, active);
        for (int k = 0; k < n; k++) inputs[at + k] = (short) active[k];
        NetFeatures.listActive(MirrorImage.of(board), threats, active);
        for (int k = 0; k < n; k++) mirrored[at + k] = (short) active[k];
        values[size] = value;
        results[size] = (byte) (winner < 0 ? 0 : winner == board.toMove() ? 1 : -1);
        offsets[++size] = at + n;
    }

    private static double winRate(int value, double scale) {
        return 1 / (1 + StrictMath.exp(-Math.max(-8, Math.min(8, value / scale))));
    }

    /** Returns the scale at which the search values predict the results best. */
    private double fitScale() {
        double best = 200;
        double min = Double.MAX_VALUE;
        for (double s = 60; s <= 1200; s *= 1.1) {
            double loss = 0;
            for (int i = 0; i < size; i += 3) {
                double p = winRate(values[i], s);
                double t = (results[i] + 1) / 2.0;
                loss -= t * StrictMath.log(p) + (1 - t) * StrictMath.log(1 - p);
            }
            if (loss < min) {
                min = loss;
                best = s;
            }
        }
        return best;
    }

    int size() {
        return size;
    }

    double scale() {
        return scale;
    }

    float target(int i) {
        return targets[i];
    }

    boolean isHeldOut(int i) {
        return i / HELD_OUT_BLOCK % 20 == 19;
    }

    int active(int i, boolean mirror, int[] out) {
        short[] source = mirror ? mirrored : inputs;
        int n = offsets[i + 1] - offsets[i];
        for (int k = 0; k < n; k++) out[k] = source[offsets[i] + k];
        return n;
    }

    int[] shuffled(Random random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
