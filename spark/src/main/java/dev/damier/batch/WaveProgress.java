package dev.damier.batch;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.apache.spark.Success$;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/**
 * Prints a progress line with the number of finished items and the remaining time. Spark reports each finished task.
 */
final class WaveProgress extends SparkListener {
    private static final long UPDATE_INTERVAL_NANOS = 500_000_000L;

    private final PrintStream out;
    private final boolean terminal;
    private final long startedAt = System.nanoTime();
    private String itemNoun = "";
    private long itemCount;
    private long firstItem = -1;
    private long doneItems;
    private int taskCount = 1;
    private long waveSize;
    private int endedTasks;
    private long lastPrintedAt;

    WaveProgress(PrintStream to, boolean terminal) {
        this.out = to;
        this.terminal = terminal;
    }

    synchronized void onPlan(long total, String noun) {
        itemCount = total;
        itemNoun = noun;
    }

    synchronized void onWaveStart(List<WaveRunner.ItemRange> next) {
        taskCount = next.size();
        waveSize = next.get(taskCount - 1).to() - next.get(0).from();
        if (firstItem < 0) firstItem = next.get(0).from();
        endedTasks = 0;
    }

    synchronized void onWaveEnd(long item) {
        doneItems = item;
        waveSize = 0;
        endedTasks = 0;
        print(true);
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
        if (end.reason() != Success$.MODULE$) return;
        endedTasks = Math.min(taskCount, endedTasks + 1);
        print(false);
    }

    private void print(boolean waveEnded) {
        long now = System.nanoTime();
        if (!terminal && !waveEnded || !waveEnded && now - lastPrintedAt < UPDATE_INTERVAL_NANOS) return;
        lastPrintedAt = now;
        long reached = doneItems + waveSize * endedTasks / taskCount;
        double seconds = (now - startedAt) / 1e9;
        long doneNow = firstItem < 0 ? 0 : reached - firstItem;
        String remaining = doneNow <= 0 || reached >= itemCount
                ? ""
                : String.format(Locale.ROOT, ", about %s left", formatTime(seconds / doneNow * (itemCount - reached)));
        String line = String.format(
                Locale.ROOT, "%,d of %,d %s in %s%s", reached, itemCount, itemNoun, formatTime(seconds), remaining);
        if (terminal) out.print("\r" + line + "\u001b[K" + (waveEnded && reached >= itemCount ? "\n" : ""));
        else out.println(line);
        out.flush();
    }

    private static String formatTime(double seconds) {
        if (seconds < 100) return Math.round(seconds) + " s";
        if (seconds < 6000) return Math.round(seconds / 60) + " min";
        return Math.round(seconds / 3600) + " h";
    }
}
