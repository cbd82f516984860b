package dev.damier.protocol;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** A WebSocket channel with one line per message. */
final class WebSocketChannel implements LineChannel, WebSocket.Listener {
    private static final int POLICY_VIOLATION = 1008;

    private final StringBuilder partialMessage = new StringBuilder();
    private final Queue<String> lines = new ArrayDeque<>();
    private IOException error;
    private boolean finished;
    private WebSocket socket;

    private WebSocketChannel() {}

    /** Thrown if the server closed the connection for good. The message is its reason. */
    static final class RefusedException extends IOException {
        private static final long serialVersionUID = 1L;

        RefusedException(String reason) {
            super(reason);
        }
    }

    /** Connects to a WebSocket. */
    static LineChannel open(URI address, Duration timeout) throws IOException {
        return open(address, timeout, "");
    }

    /** @param token authenticates the client; empty for none */
    static LineChannel open(URI address, Duration timeout, String token) throws IOException {
        WebSocketChannel channel = new WebSocketChannel();
        try {
            WebSocket.Builder builder = HttpClient.newHttpClient().newWebSocketBuilder();
            if (!token.isEmpty()) builder.header("Authorization", "Bearer " + token);
            channel.socket =
                    builder.connectTimeout(timeout).buildAsync(address, channel).join();
            return channel;
        } catch (CompletionException e) {
            throw new IOException(String.valueOf(e.getCause()), e);
        }
    }

    /**
     * Receives a message. The next one is requested only when no line is waiting to be read, so a fast sender is slowed
     * down.
     */
    @Override
    public synchronized CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        partialMessage.append(text);
        if (partialMessage.length() > LineReader.MAX_LINE_BYTES) {
            finish(new LineReader.LineTooLongException());
        } else if (last) {
            partialMessage.toString().lines().forEach(lines::add);
            partialMessage.setLength(0);
        }
        if (lines.isEmpty() && !finished) from.request(1);
        notifyAll();
        return null;
    }

    @Override
    public void onOpen(WebSocket opened) {}

    @Override
    public CompletionStage<?> onClose(WebSocket closed, int code, String reason) {
        finish(code == POLICY_VIOLATION ? new RefusedException(reason) : null);
        return null;
    }

    @Override
    public void onError(WebSocket broken, Throwable error) {
        finish(new IOException(error));
    }

    private synchronized void finish(IOException cause) {
        if (!finished) error = cause;
        finished = true;
        notifyAll();
    }

    @Override
    public synchronized String read() throws IOException {
        if (lines.isEmpty() && !finished) socket.request(1);
        try {
            while (lines.isEmpty() && !finished) wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (lines.isEmpty() && error != null) throw error;
        return lines.poll();
    }

    @Override
    public void write(String line) throws IOException {
        try {
            socket.sendText(line, true).join();
        } catch (CompletionException | IllegalStateException e) {
            throw new IOException(e);
        }
    }

    @Override
    public void close() {
        finish(null);
        socket.abort();
    }
}
