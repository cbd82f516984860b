package dev.damier.quoridor.champion;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/**
 * Fits the net to games of {@link SelfPlay}: {@code NetTrainer OUT HIDDEN EPOCHS SHARE FILE…}. The wanted output is the
 * rate of winning, SHARE of it from the result and the rest from the value that the search found. Stochastic descent
 * with a step size per weight (Adagrad), each position or its mirror image at random, one twentieth held out.
 */
public final class NetTrainer {
    private static final double STEP = Double.parseDouble(System.getProperty("step", "0.05"));
    private static final double DECAY = Double.parseDouble(System.getProperty("decay", "1e-6"));
    /** Wall inputs are many and seldom active: they learn more slowly, or they learn the games by heart. */
    private static final float WALL_STEP = Float.parseFloat(System.getProperty("walls", "0.3"));

    private final int hidden;
    private final float[] rows;
    private final float[] bias;
    private final float[] out;
    private float outBias;
    private final float[] rowsSeen;
    private final float[] otherSeen;
    private final float[] act;
    private final float[] raw;
    private double step;
    /** Inputs before this one are left out: {@code -Dfirst=N} trains on steps and hands alone. */
    private int first;

    private NetTrainer(int hidden) {
        this.hidden = hidden;
        rows = new float[NetFeatures.COUNT * hidden];
        rowsSeen = new float[rows.length];
        bias = new float[hidden];
        out = new float[hidden];
        otherSeen = new float[2 * hidden + 1];
        act = new float[hidden];
        raw = new float[hidden];
        Random random = new Random(7);
        for (int i = 0; i < rows.length; i++) rows[i] = i % hidden == 0 ? 0 : (float) (random.nextGaussian() * 0.06);
        for (int j = 1; j < hidden; j++) {
            bias[j] = 0.3f;
            out[j] = (float) (random.nextGaussian() * 0.3);
        }
        out[0] = 1;
        Arrays.fill(rowsSeen, 0.01f);
        Arrays.fill(otherSeen, 0.01f);
    }

    public static void main(String[] args) throws IOException {
        NetTrainer trainer = new NetTrainer(Integer.parseInt(args[1]));
        trainer.first = Integer.getInteger("first", 0);
        int epochs = Integer.parseInt(args[2]);
        double share = Double.parseDouble(args[3]);
        Samples data = Samples.read(Arrays.copyOfRange(args, 4, args.length), share);
        System.out.printf("%d positions, their values worth one logit per %.0f%n", data.size(), data.scale());
        for (int e = 0; e < epochs; e++) {
            trainer.step = STEP * (1 - (double) e / epochs) + 0.002;
            double[] loss = trainer.epoch(data, new Random(e));
            System.out.printf("epoch %d: loss %.5f, held out %.5f%n", e + 1, loss[0], loss[1]);
        }
        double scale = trainer.scale(data);
        System.out.printf("one logit is %.0f hundredths of a step%n", scale);
        trainer.write(Path.of(args[0]), scale);
    }

    private double[] epoch(Samples data, Random random) {
        int[] order = data.shuffled(random);
        int[] active = new int[NetFeatures.ACTIVE];
        double[] loss = new double[2];
        int[] count = new int[2];
        for (int i : order) {
            int n = data.active(i, random.nextBoolean(), active);
            if (first > 0) n = without(active, n);
            double y = forward(active, n);
            double p = 1 / (1 + Math.exp(-y));
            double t = data.target(i);
            int set = data.heldOut(i) ? 1 : 0;
            loss[set] -= t * Math.log(p + 1e-9) + (1 - t) * Math.log(1 - p + 1e-9);
            count[set]++;
            if (set == 0) backward(active, n, (float) (p - t));
        }
        return new double[] {loss[0] / count[0], loss[1] / Math.max(1, count[1])};
    }

    /** Hundredths per logit such that a step's lead is worth 100 on average (the slope of output against lead). */
    private double scale(Samples data) {
        int[] active = new int[NetFeatures.ACTIVE];
        double xy = 0;
        double xx = 0;
        for (int i = 0; i < data.size(); i++) {
            int n = data.active(i, false, active);
            int lead = lead(active, n);
            if (Math.abs(lead) > 6) continue;
            if (first > 0) n = without(active, n);
            xy += lead * forward(active, n);
            xx += lead * lead;
        }
        return 100 * xx / xy;
    }

    private static int lead(int[] active, int n) {
        for (int k = 0; k < n; k++) {
            int pair = active[k] - NetFeatures.STEPS_BOTH;
            if (pair >= 0 && pair < NetFeatures.STEPS * NetFeatures.STEPS)
                return pair % NetFeatures.STEPS - pair / NetFeatures.STEPS;
        }
        return 0;
    }

    private int without(int[] active, int n) {
        int kept = 0;
        for (int k = 0; k < n; k++) if (active[k] >= first) active[kept++] = active[k];
        return kept;
    }

    private double forward(int[] active, int n) {
        System.arraycopy(bias, 0, raw, 0, hidden);
        for (int k = 0; k < n; k++) {
            int at = active[k] * hidden;
            for (int j = 0; j < hidden; j++) raw[j] += rows[at + j];
        }
        double y = outBias;
        for (int j = 0; j < hidden; j++) {
            act[j] = j == 0 ? raw[j] : Math.max(0, Math.min(1, raw[j]));
            y += act[j] * out[j];
        }
        return y;
    }

    private final float[] grad = new float[64];

    private void backward(int[] active, int n, float error) {
        for (int j = 0; j < hidden; j++) {
            grad[j] = j == 0 || raw[j] > 0 && raw[j] < 1 ? error * out[j] : 0;
            if (j > 0) out[j] -= move(otherSeen, j, error * act[j] + (float) DECAY * out[j]);
            bias[j] -= move(otherSeen, hidden + j, grad[j]);
        }
        outBias -= move(otherSeen, 2 * hidden, error);
        float s = (float) step;
        for (int k = 0; k < n; k++) {
            int at = active[k] * hidden;
            float own = active[k] < NetFeatures.STEPS_ME ? s * WALL_STEP : s;
            for (int j = 0; j < hidden; j++) {
                float g = grad[j];
                rowsSeen[at + j] += g * g;
                rows[at + j] -= own * g / (float) Math.sqrt(rowsSeen[at + j]) + (float) DECAY * rows[at + j];
            }
        }
    }

    private float move(float[] seen, int at, float g) {
        seen[at] += g * g;
        return (float) (step * g / Math.sqrt(seen[at]));
    }

    /** Rounds to whole numbers in the format that {@link Net} reads. */
    private void write(Path path, double scale) throws IOException {
        try (DataOutputStream to =
                new DataOutputStream(new java.io.BufferedOutputStream(Files.newOutputStream(path)))) {
            to.writeInt(hidden);
            for (float b : bias) to.writeInt(Math.round(b * Net.ONE));
            for (float w : rows) to.writeShort(Math.max(-32768, Math.min(32767, Math.round(w * Net.ONE))));
            double unit = scale * (1 << Net.SHIFT);
            for (float w : out) to.writeInt((int) Math.round(w * unit / Net.ONE));
            to.writeInt((int) Math.round(outBias * unit));
        }
    }
}
