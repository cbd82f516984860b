package dev.damier.web;

import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What a bare client of the bot's socket hears. */
final class HeardLines implements WebSocket.Listener {
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
        lines.add(text.toString());
        socket.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        lines.add("closed " + code + " " + reason);
        return null;
    }

    String next() throws InterruptedException {
        return lines.poll(30, TimeUnit.SECONDS);
    }

    String next(String start) throws InterruptedException {
        String line = next();
        while (line != null && !line.startsWith(start)) line = next();
        return line;
    }
}
