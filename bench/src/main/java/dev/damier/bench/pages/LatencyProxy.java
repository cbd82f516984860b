package dev.damier.bench.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Forwards TCP connections to a local server with added latency: one round trip per request, and another one for each
 * new connection. The emulation of the browser does not apply to service workers, a proxy does.
 */
final class LatencyProxy implements AutoCloseable {
    private final ServerSocket listener;
    private final int target;
    private final Duration roundTrip;

    LatencyProxy(int target, Duration roundTrip) throws IOException {
        this.target = target;
        this.roundTrip = roundTrip;
        listener = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        start(this::acceptAll);
    }

    int port() {
        return listener.getLocalPort();
    }

    private void acceptAll() {
        try {
            while (true) {
                Socket client = listener.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                client.setTcpNoDelay(true);
                server.setTcpNoDelay(true);
                long openedAt = System.nanoTime() + roundTrip.toNanos();
                start(() -> forward(client, server, openedAt, roundTrip));
                start(() -> forward(server, client, openedAt, Duration.ZERO));
            }
        } catch (IOException e) {
            // The proxy is closed.
        }
    }

    /** Copies bytes with a delay; no byte is sent before the connection is considered open. */
    private static void forward(Socket from, Socket to, long openedAt, Duration delay) {
        ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(LatencyProxy::daemon);
        try (from) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] buffer = new byte[1 << 16];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                byte[] bytes = Arrays.copyOf(buffer, n);
                long now = System.nanoTime();
                long at = Math.max(now, openedAt) + delay.toNanos();
                writer.schedule(() -> write(out, bytes), at - now, TimeUnit.NANOSECONDS);
            }
        } catch (IOException e) {
            // One side has closed the connection.
        } finally {
            writer.shutdown();
        }
    }

    private static void write(OutputStream out, byte[] bytes) {
        try {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void start(Runnable task) {
        daemon(task).start();
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "latency-proxy");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}
