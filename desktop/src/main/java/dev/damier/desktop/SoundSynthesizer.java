package dev.damier.desktop;

import java.util.Random;

/** Computes the samples of the sounds that the pages play in a browser: mono, from -1 to 1, {@link #SAMPLE_RATE} per second. */
final class SoundSynthesizer {
    static final int SAMPLE_RATE = 44_100;

    /** Notes of the melody, in semitones from A4: a pentatonic scale. */
    private static final int[] SCALE = {0, 3, 5, 7, 10, 12, 15};

    /** Bass notes of four bars, in semitones from A4. */
    private static final int[] BASS = {-24, -28, -19, -21};

    static final double BEAT_SECONDS = 0.75;

    private final Random random;
    private int scaleStep = 3;

    SoundSynthesizer(long seed) {
        random = new Random(seed);
    }

    /**
     * Returns the samples of a sound of the pages.
     *
     * @param kind the name of the sound, as in {@code sound.js}; unknown names give the sound of a rejected move
     * @param cells the distance that a piece moved; longer moves sound lower
     */
    float[] effect(String kind, double cells) {
        return switch (kind) {
            case "move" -> knock(330 - 12 * Math.min(12, cells));
            case "tile", "tick" -> add(noise(0.05, 0.3), 0, tone(520, 0.05, 0.15));
            case "wall" -> add(knock(190), 0.09, knock(170));
            case "fog" -> noise(0.25, 0.12);
            case "win" -> chord();
            case "applause" -> add(chord(), 0.15, applause());
            default -> tone(110, 0.12, 0.5);
        };
    }

    /** Returns the notes of one beat of the music. */
    float[] musicBeat(int beat) {
        float[] notes = new float[0];
        if (beat % 4 == 0) notes = tone(hertz(BASS[beat / 4 % BASS.length]), 3.2, 0.1);
        if (random.nextDouble() < 0.35) return notes;
        scaleStep = Math.max(0, Math.min(SCALE.length - 1, scaleStep + random.nextInt(3) - 1));
        return add(notes, 0, tone(hertz(SCALE[scaleStep]), 1.4, 0.07));
    }

    private static double hertz(int semitones) {
        return 440 * Math.pow(2, semitones / 12.0);
    }

    private float[] knock(double hertz) {
        return add(tone(hertz, 0.12, 0.5), 0, noise(0.05, 0.2));
    }

    private float[] chord() {
        float[] sum = new float[0];
        double[] notes = {261.6, 329.6, 392, 523.3};
        for (int i = 0; i < notes.length; i++) sum = add(sum, i * 0.03, tone(notes[i], 0.55, 0.16));
        return sum;
    }

    private float[] applause() {
        float[] sum = new float[0];
        for (int i = 0; i < 40; i++)
            sum = add(sum, random.nextDouble() * 1.2, noise(0.06, 0.05 + random.nextDouble() * 0.1));
        return sum;
    }

    private static float[] tone(double hertz, double seconds, double volume) {
        float[] samples = new float[(int) (seconds * SAMPLE_RATE)];
        for (int i = 0; i < samples.length; i++)
            samples[i] =
                    (float) (envelope(i, samples.length) * volume * Math.sin(2 * Math.PI * hertz * i / SAMPLE_RATE));
        return samples;
    }

    private float[] noise(double seconds, double volume) {
        float[] samples = new float[(int) (seconds * SAMPLE_RATE)];
        for (int i = 0; i < samples.length; i++)
            samples[i] = (float) (envelope(i, samples.length) * volume * (random.nextDouble() * 2 - 1));
        return samples;
    }

    /** Returns the loudness at a sample: a short rise, then an exponential decay. */
    private static double envelope(int sample, int length) {
        double rise = Math.min(0.02 * SAMPLE_RATE, length / 4.0);
        return sample < rise ? sample / rise : Math.exp(-6 * (sample - rise) / (length - rise));
    }

    private static float[] add(float[] first, double secondsLater, float[] second) {
        int offset = (int) (secondsLater * SAMPLE_RATE);
        float[] sum = java.util.Arrays.copyOf(first, Math.max(first.length, offset + second.length));
        for (int i = 0; i < second.length; i++) sum[offset + i] += second[i];
        return sum;
    }
}
