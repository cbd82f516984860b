package dev.damier.batch;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.apache.spark.Success$;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** One line for a person: how much is done, and when it will be all. Hears from Spark what tasks have ended. */
final class WaveProgress extends SparkListener {
    private static final long PAUSE = 500_000_000L;

    private final PrintStream to;
    private final boolean terminal;
    private final long start = System.nanoTime();
    private String noun = "";
    private long items;
    private long first = -1;
    private long done;
    private int pieces = 1;
    private long size;
    private int ended;
    private long said;

    WaveProgress(PrintStream to, boolean terminal) {
        this.to = to;
        this.terminal = terminal;
    }

    synchronized void planned(long all, String what) {
        items = all;
        noun = what;
    }

    synchronized void wave(List<Waves.Piece> next) {
        pieces = next.size();
        size = next.get(pieces - 1).to() - next.get(0).from();
        if (first < 0) first = next.get(0).from();
        ended = 0;
    }

    synchronized void reached(long item) {
        done = item;
        size = 0;
        ended = 0;
        say(true);
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
        if (end.reason() != Success$.MODULE$) return;
        ended = Math.min(pieces, ended + 1);
        say(false);
    }

    private void say(boolean whole) {
        long now = System.nanoTime();
        if (!terminal && !whole || !whole && now - said < PAUSE) return;
        said = now;
        long reached = done + size * ended / pieces;
        double seconds = (now - start) / 1e9;
        long here = first < 0 ? 0 : reached - first;
        String left = here <= 0 || reached >= items
                ? ""
                : String.format(Locale.ROOT, ", about %s left", time(seconds / here * (items - reached)));
        String line = String.format(Locale.ROOT, "%,d of %,d %s in %s%s", reached, items, noun, time(seconds), left);
        if (terminal) to.print("\r" + line + "\u001b[K" + (whole && reached >= items ? "\n" : ""));
        else to.println(line);
        to.flush();
    }

    private static String time(double seconds) {
        if (seconds < 100) return Math.round(seconds) + " s";
        if (seconds < 6000) return Math.round(seconds / 60) + " min";
        return Math.round(seconds / 3600) + " h";
    }
}
