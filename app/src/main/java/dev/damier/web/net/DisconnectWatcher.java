package dev.damier.web.net;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;

/**
 * Detects clients that disconnect while their response is being computed. With HTTP/1.1 only a read from the socket
 * shows this, and Jetty does not read during that time, so this class reads. If a byte arrives instead, the client has
 * pipelined its next request. That connection is then closed after the response, as HTTP/1.1 allows, and the client
 * sends the request again.
 */
public final class DisconnectWatcher {
    private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

    private final Set<Watch> watches = ConcurrentHashMap.newKeySet();
    private final StreamLimiter streamLimiter = new StreamLimiter();

    public DisconnectWatcher(PeriodicScheduler scheduler) {
        scheduler.scheduleWithFixedDelay(POLL_INTERVAL, () -> watches.forEach(Watch::poll));
    }

    /** Returns the limiter of the event streams, whose connections stay open. */
    public StreamLimiter streamLimiter() {
        return streamLimiter;
    }

    /** Watches a request until {@link Watch#end}, which must be called before the response is sent. */
    public Watch watch(Context ctx, Runnable onDisconnect) {
        Watch watch = new Watch(endPoint(ctx).getTransport() instanceof SocketChannel c ? c : null, onDisconnect);
        watches.add(watch);
        return watch;
    }

    /** The watch on one request. */
    public final class Watch {
        private final SocketChannel channel;
        private final Runnable onDisconnect;
        private boolean ended;
        private boolean pipelinedData;

        private Watch(SocketChannel channel, Runnable onDisconnect) {
            this.channel = channel;
            this.onDisconnect = onDisconnect;
        }

        private void poll() {
            if (hasDisconnected()) onDisconnect.run();
        }

        private synchronized boolean hasDisconnected() {
            if (ended || pipelinedData || channel == null) return false;
            try {
                int read = channel.read(ByteBuffer.allocate(1));
                pipelinedData = read > 0;
                ended = read < 0;
            } catch (IOException e) {
                ended = true;
            }
            if (ended) watches.remove(this);
            return ended;
        }

        /** Stops watching. Returns whether the client has already sent data of its next request. */
        public synchronized boolean end() {
            ended = true;
            watches.remove(this);
            return pipelinedData;
        }
    }

    /** Returns the number of requests being watched. */
    public int watchCount() {
        return watches.size();
    }

    /** Closes a connection at once, without sending what is buffered. */
    public static void closeConnection(Context ctx) {
        endPoint(ctx).close();
    }

    /** Runs a callback when a request is complete, whether it succeeded or failed. */
    public static void onCompletion(Context ctx, Runnable callback) {
        Request.addCompletionListener(
                ServletContextRequest.getServletContextRequest(ctx.req()), failure -> callback.run());
    }

    private static EndPoint endPoint(Context ctx) {
        return ServletContextRequest.getServletContextRequest(ctx.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
    }
}
