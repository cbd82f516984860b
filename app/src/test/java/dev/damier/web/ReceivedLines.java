package dev.damier.web;

import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Collects the messages that a WebSocket client receives. */
final class ReceivedLines implements WebSocket.Listener {
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    /** The parts of a message that is not complete. */
    private final StringBuilder parts = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
        parts.append(text);
        if (last) {
            lines.add(parts.toString());
            parts.setLength(0);
        }
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        lines.add("closed " + code + " " + reason);
        return null;
    }

    /** Returns the next message, or null after 30 seconds. */
    String next() throws InterruptedException {
        return lines.poll(30, TimeUnit.SECONDS);
    }

    /** Returns the next message with this prefix. */
    String next(String prefix) throws InterruptedException {
        String line = next();
        while (line != null && !line.startsWith(prefix)) line = next();
        return line;
    }
}
