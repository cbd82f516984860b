package dev.damier.web.bot;

import dev.damier.protocol.LineChannel;
import io.javalin.websocket.WsCloseStatus;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;

/** The line channel of a bot that connected by WebSocket, one line per message. */
final class InboundBotChannel implements LineChannel {
    /** Maximum number of received lines that are not read yet. A bot that sends more is disconnected. */
    private static final int MAX_PENDING_LINES = 1024;

    /** How long a bot may take to accept a line. */
    private static final int WRITE_TIMEOUT_SECONDS = 20;

    private static final String END_OF_STREAM = new String("end");

    private final WsContext ctx;
    private final BlockingQueue<String> pendingLines = new LinkedBlockingQueue<>(MAX_PENDING_LINES + 1);

    InboundBotChannel(WsContext ctx) {
        this.ctx = ctx;
    }

    /** Adds the lines of a message. */
    void receive(String message) {
        for (String line : message.split("\n", -1))
            if (pendingLines.size() >= MAX_PENDING_LINES || !pendingLines.offer(line)) close();
    }

    /** Marks the end of the stream for readers, even if the queue is full. */
    void end() {
        if (!pendingLines.offer(END_OF_STREAM)) {
            pendingLines.clear();
            boolean ignored = pendingLines.offer(END_OF_STREAM);
        }
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // compares with the unique instance END_OF_STREAM
    public String read() throws IOException {
        try {
            String line = pendingLines.take();
            if (line != END_OF_STREAM) return line;
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
            sent.get(WRITE_TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException(e);
        }
    }

    /** The program that connects the bot shows the reason and does not reconnect. */
    @Override
    public void refuse(String reason) {
        end();
        ctx.closeSession(WsCloseStatus.POLICY_VIOLATION, reason);
    }

    @Override
    public void close() {
        end();
        ctx.session.disconnect();
    }
}
