package dev.damier.protocol;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;

/** Sends lines to a bot on a separate thread, so that a bot that does not read cannot block the caller. */
final class LineSender {
    private static final int MAX_PENDING_CHARS = 1 << 20;

    private final LineChannel channel;
    private final Queue<String> lines = new ArrayDeque<>();
    private int unheard;
    private boolean gone;

    LineSender(LineChannel channel) {
        this.channel = channel;
    }

    /** Queues a line. Returns false if too much text is already waiting. */
    synchronized boolean tell(String line) {
        if (unheard + line.length() > MAX_PENDING_CHARS) return false;
        if (gone) return true; // the reading side reports the failure
        lines.add(line);
        unheard += line.length();
        notifyAll();
        return true;
    }

    /** Waits until all lines are sent, up to a timeout. */
    synchronized void await(Duration timeout) {
        long deadline = System.nanoTime() + timeout.toNanos();
        try {
            for (long remainingMillis = timeout.toMillis(); unheard > 0 && !gone && remainingMillis > 0; ) {
                wait(remainingMillis);
                remainingMillis = (deadline - System.nanoTime()) / 1_000_000;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends queued lines until the sender is closed or the channel fails. */
    void run() {
        try {
            for (String line = next(); line != null; line = next()) {
                channel.write(line);
                told(line);
            }
        } catch (IOException e) {
            end();
        }
    }

    private synchronized String next() {
        try {
            while (lines.isEmpty() && !gone) wait();
        } catch (InterruptedException e) {
            gone = true;
        }
        return gone ? null : lines.remove();
    }

    private synchronized void told(String line) {
        unheard -= line.length();
        notifyAll();
    }

    /** Discards all queued lines and stops the thread. */
    synchronized void end() {
        gone = true;
        unheard = 0;
        notifyAll();
    }
}
