package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the sounds of the window without an audio device. */
class SoundSynthesizerTest {
    private final SoundSynthesizer synthesizer = new SoundSynthesizer(1);

    @ParameterizedTest
    @ValueSource(strings = {"move", "tile", "wall", "fog", "win", "applause", "refused", "tick"})
    void everySoundIsAudibleAndEnds(String kind) {
        assertAudible(synthesizer.effect(kind, 3));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4, 8, 12})
    void everyBarOfTheMusicStartsWithANote(int beat) {
        assertAudible(synthesizer.musicBeat(beat));
    }

    private static void assertAudible(float[] samples) {
        double sum = 0;
        for (float sample : samples) {
            assertThat(sample).isBetween(-1f, 1f);
            sum += sample * sample;
        }
        assertThat(sum).isGreaterThan(1);
        assertThat(Math.abs(samples[samples.length - 1]))
                .as("no click at the end")
                .isLessThan(0.01f);
    }
}
