package dev.damier.web.arena;

import dev.damier.protocol.LineChannel;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;

/** The lines of a bot that has come in by a WebSocket, a line a message. */
final class InboundBotChannel implements LineChannel {
    /** Said and not yet heard: more is a flood. */
    private static final int MAX_PENDING_LINES = 1024;

    /** A bot that does not take a line for so long does not read. */
    private static final int PATIENCE_SECONDS = 20;

    private static final String END = new String("end");

    private final WsContext ctx;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(MAX_PENDING_LINES + 1);

    InboundBotChannel(WsContext ctx) {
        this.ctx = ctx;
    }

    void hear(String message) {
        for (String line : message.split("\n", -1)) if (lines.size() >= MAX_PENDING_LINES || !lines.offer(line)) close();
    }

    void end() {
        if (!lines.offer(END)) {
            lines.clear();
            boolean ignored = lines.offer(END);
        }
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // nobody else can say this very string
    public String read() throws IOException {
        try {
            String line = lines.take();
            if (line != END) return line;
            end();
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    @Override
    public void write(String line) throws IOException {
        CompletableFuture<Void> sent = new CompletableFuture<>();
        ctx.session.sendText(line, Callback.from(() -> sent.complete(null), sent::completeExceptionally));
        try {
            sent.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException(e);
        }
    }

    @Override
    public void close() {
        end();
        ctx.session.disconnect();
    }
}
