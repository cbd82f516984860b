package dev.damier.protocol;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;

/** Tells a bot lines on a thread of its own: one that does not listen must not hold up whoever speaks to it. */
final class LineSender {
    private static final int MAX_PENDING_CHARS = 1 << 20;

    private final LineChannel channel;
    private final Queue<String> lines = new ArrayDeque<>();
    private int unheard;
    private boolean gone;

    LineSender(LineChannel channel) {
        this.channel = channel;
    }

    /** False when it has left too much unheard to be told more. */
    synchronized boolean tell(String line) {
        if (unheard + line.length() > MAX_PENDING_CHARS) return false;
        if (gone) return true; // whoever reads from it knows how, and says so
        lines.add(line);
        unheard += line.length();
        notifyAll();
        return true;
    }

    /** Waits until all is told, at most so long. */
    synchronized void await(Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        try {
            for (long left = patience.toMillis(); unheard > 0 && !gone && left > 0; ) {
                wait(left);
                left = (deadline - System.nanoTime()) / 1_000_000;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** To be run until the bot goes. */
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

    synchronized void end() {
        gone = true;
        unheard = 0;
        notifyAll();
    }
}
