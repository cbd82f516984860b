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
 * Notices visitors who hang up while their answer is being made. A server of HTTP/1.1 is told of that only by its socket,
 * which nobody reads meanwhile: so it is read here. A byte that comes instead of the end is the next request of somebody who
 * does not wait for answers; that connection is closed after this one, as the protocol allows, and the request sent again.
 */
public final class DisconnectWatcher {
    private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

    private final Set<Watch> watches = ConcurrentHashMap.newKeySet();

    public DisconnectWatcher(PeriodicScheduler scheduler) {
        scheduler.scheduleWithFixedDelay(POLL_INTERVAL, () -> watches.forEach(Watch::poll));
    }

    /** Looks after a request until {@link Watch#end}, which must be called before it is answered. */
    public Watch watch(Context ctx, Runnable gone) {
        Watch watch = new Watch(endPoint(ctx).getTransport() instanceof SocketChannel c ? c : null, gone);
        watches.add(watch);
        return watch;
    }

    public final class Watch {
        private final SocketChannel channel;
        private final Runnable onDisconnect;
        private boolean ended;
        private boolean pipelinedData;

        private Watch(SocketChannel channel, Runnable gone) {
            this.channel = channel;
            this.onDisconnect = gone;
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

        /** Whether the visitor has begun to send more. */
        public synchronized boolean end() {
            ended = true;
            watches.remove(this);
            return pipelinedData;
        }
    }

    public int watched() {
        return watches.size();
    }

    /** Ends a connection at once, whatever waits to be sent on it. */
    public static void hangUp(Context ctx) {
        endPoint(ctx).close();
    }

    /** Once a request is over, whichever way. */
    public static void completed(Context ctx, Runnable then) {
        Request.addCompletionListener(ServletContextRequest.getServletContextRequest(ctx.req()), failure -> then.run());
    }

    private static EndPoint endPoint(Context ctx) {
        return ServletContextRequest.getServletContextRequest(ctx.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
    }
}
