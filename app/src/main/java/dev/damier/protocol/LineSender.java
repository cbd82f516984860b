package dev.damier.protocol;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;

/** Sends lines to a bot on a separate thread, so that a bot that does not read cannot block the caller. */
final class LineSender {
    private static final int MAX_PENDING_CHARS = 1 << 20;

    private final LineChannel channel;
    private final Queue<String> queue = new ArrayDeque<>();
    private int pendingChars;
    private boolean closed;

    LineSender(LineChannel channel) {
        this.channel = channel;
    }

    /** Queues a line. Returns false if too much text is already waiting. */
    synchronized boolean offer(String line) {
        if (pendingChars + line.length() > MAX_PENDING_CHARS) return false;
        if (closed) return true; // the reading side reports the failure
        queue.add(line);
        pendingChars += line.length();
        notifyAll();
        return true;
    }

    /** Waits until all lines are sent, up to a timeout. */
    synchronized void await(Duration timeout) {
        long deadline = System.nanoTime() + timeout.toNanos();
        try {
            for (long remainingMillis = timeout.toMillis(); pendingChars > 0 && !closed && remainingMillis > 0; ) {
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
            for (String line = takeLine(); line != null; line = takeLine()) {
                channel.write(line);
                onWritten(line);
            }
        } catch (IOException e) {
            close();
        }
    }

    private synchronized String takeLine() {
        try {
            while (queue.isEmpty() && !closed) wait();
        } catch (InterruptedException e) {
            closed = true;
        }
        return closed ? null : queue.remove();
    }

    private synchronized void onWritten(String line) {
        pendingChars -= line.length();
        notifyAll();
    }

    /** Discards all queued lines and stops the thread. */
    synchronized void close() {
        closed = true;
        pendingChars = 0;
        notifyAll();
    }
}
