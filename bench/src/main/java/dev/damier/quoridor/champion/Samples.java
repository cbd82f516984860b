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

/** The positions of self-play as active inputs, packed, with the wanted rate of winning. */
final class Samples {
    /** Lines held out together: neighbours come from one game and would tell on each other. */
    private static final int BLOCK = 500;

    private short[] inputs = new short[1 << 20];
    private short[] mirrored = new short[1 << 20];
    private int[] from = new int[1 << 16];
    private int[] value = new int[1 << 16];
    private byte[] result = new byte[1 << 16];
    private float[] target;
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
        s.target = new float[s.size];
        for (int i = 0; i < s.size; i++)
            s.target[i] = (float) (share * (s.result[i] + 1) / 2 + (1 - share) * rate(s.value[i], s.scale));
        return s;
    }

    /** The positions of one game, as {@link SelfPlay} writes it. */
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

    private void add(Board board, int found, int winner) {
        if (size + 2 >= from.length) {
            from = Arrays.copyOf(from, from.length * 2);
            value = Arrays.copyOf(value, from.length);
            result = Arrays.copyOf(result, from.length);
        }
        int at = from[size];
        if (at + NetFeatures.MAX_ACTIVE > inputs.length) {
            inputs = Arrays.copyOf(inputs, inputs.length * 2);
            mirrored = Arrays.copyOf(mirrored, inputs.length);
        }
        int[] active = new int[NetFeatures.MAX_ACTIVE];
        int n = NetFeatures.listActive(board, threats, active);
        for (int k = 0; k < n; k++) inputs[at + k] = (short) active[k];
        NetFeatures.listActive(MirrorImage.of(board), threats, active);
        for (int k = 0; k < n; k++) mirrored[at + k] = (short) active[k];
        value[size] = found;
        result[size] = (byte) (winner < 0 ? 0 : winner == board.toMove() ? 1 : -1);
        from[++size] = at + n;
    }

    private static double rate(int value, double scale) {
        return 1 / (1 + StrictMath.exp(-Math.max(-8, Math.min(8, value / scale))));
    }

    /** The scale at which the search's values tell the results best. */
    private double fitScale() {
        double best = 200;
        double min = Double.MAX_VALUE;
        for (double s = 60; s <= 1200; s *= 1.1) {
            double loss = 0;
            for (int i = 0; i < size; i += 3) {
                double p = rate(value[i], s);
                double t = (result[i] + 1) / 2.0;
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
        return target[i];
    }

    boolean heldOut(int i) {
        return i / BLOCK % 20 == 19;
    }

    int active(int i, boolean mirror, int[] out) {
        short[] source = mirror ? mirrored : inputs;
        int n = from[i + 1] - from[i];
        for (int k = 0; k < n; k++) out[k] = source[from[i] + k];
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
