package dev.damier.desktop;

import dev.damier.background.DaemonThreads;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/**
 * Plays the sounds of the pages through the audio device, because the web engine of the window has no sound. A daemon
 * thread mixes all active sounds. It ends, and releases the device, when there is nothing left to play.
 */
final class SoundPlayer {
    private static final Logger LOG = Logger.getLogger(SoundPlayer.class.getName());
    private static final AudioFormat FORMAT = new AudioFormat(SoundSynthesizer.SAMPLE_RATE, 16, 1, true, false);

    /** Samples per step of the mixer: 20 ms. */
    private static final int CHUNK = SoundSynthesizer.SAMPLE_RATE / 50;

    /** A sound and the next sample to play. */
    private static final class Voice {
        final float[] samples;
        int next;

        Voice(float[] samples) {
            this.samples = samples;
        }
    }

    private final SoundSynthesizer synthesizer = new SoundSynthesizer(System.nanoTime());
    private final List<Voice> voices = new ArrayList<>();
    private Boolean available;
    private boolean running;
    private boolean music;
    private double gain = 0.25;
    private int beat;
    private int samplesToBeat;

    /** Returns whether the system has an audio device. It is tried once. */
    synchronized boolean isAvailable() {
        if (available == null) {
            try {
                openLine().close();
                available = true;
            } catch (LineUnavailableException | IllegalArgumentException e) {
                LOG.log(Level.FINE, "no audio device", e);
                available = false;
            }
        }
        return available;
    }

    /**
     * Plays a sound.
     *
     * @param volume from 0 to 100
     */
    synchronized void play(String kind, double cells, double volume) {
        if (!isAvailable()) return;
        setVolume(volume);
        voices.add(new Voice(synthesizer.effect(kind, cells)));
        startMixer();
    }

    /** Switches the background music on or off. */
    synchronized void setMusic(boolean on, double volume) {
        if (!isAvailable()) return;
        setVolume(volume);
        music = on;
        if (on) startMixer();
    }

    private void setVolume(double volume) {
        gain = Math.pow(Math.max(0, Math.min(100, volume)) / 100, 2);
    }

    private void startMixer() {
        if (running) return;
        running = true;
        DaemonThreads.start("sound", this::mix);
    }

    private void mix() {
        byte[] chunk = new byte[2 * CHUNK];
        try (SourceDataLine line = openLine()) {
            line.start();
            while (nextChunk(chunk)) line.write(chunk, 0, chunk.length);
            line.drain();
        } catch (LineUnavailableException | IllegalArgumentException e) {
            LOG.log(Level.WARNING, "the audio device is no longer available", e);
            synchronized (this) {
                running = false;
                voices.clear();
            }
        }
    }

    private static SourceDataLine openLine() throws LineUnavailableException {
        SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT);
        line.open(FORMAT, 8 * CHUNK);
        return line;
    }

    /** Mixes the next samples as 16-bit little-endian values. Returns false if there is nothing left to play. */
    private synchronized boolean nextChunk(byte[] chunk) {
        if (music && (samplesToBeat -= CHUNK) <= 0) {
            samplesToBeat += (int) (SoundSynthesizer.BEAT_SECONDS * SoundSynthesizer.SAMPLE_RATE);
            voices.add(new Voice(synthesizer.musicBeat(beat++)));
        }
        running = music || !voices.isEmpty();
        if (!running) return false;
        float[] sum = new float[CHUNK];
        for (Iterator<Voice> each = voices.iterator(); each.hasNext(); ) {
            Voice voice = each.next();
            int count = Math.min(CHUNK, voice.samples.length - voice.next);
            for (int i = 0; i < count; i++) sum[i] += voice.samples[voice.next + i];
            voice.next += count;
            if (voice.next == voice.samples.length) each.remove();
        }
        for (int i = 0; i < CHUNK; i++) {
            int value = (int) (Math.max(-1, Math.min(1, sum[i] * gain)) * Short.MAX_VALUE);
            chunk[2 * i] = (byte) value;
            chunk[2 * i + 1] = (byte) (value >> 8);
        }
        return true;
    }
}
