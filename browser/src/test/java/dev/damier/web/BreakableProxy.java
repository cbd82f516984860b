package dev.damier.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A TCP proxy whose connections a test can cut. While it is cut, it closes existing and new connections. */
final class BreakableProxy implements AutoCloseable {
    private final ServerSocket listening;
    private final int to;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean cut;

    BreakableProxy(int to) {
        this.to = to;
        try {
            listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        start(this::accept);
    }

    int port() {
        return listening.getLocalPort();
    }

    void cut() {
        cut = true;
        open.forEach(BreakableProxy::hangUp);
    }

    void mend() {
        cut = false;
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket here = listening.accept();
                if (cut) {
                    hangUp(here);
                    continue;
                }
                Socket there = new Socket(InetAddress.getLoopbackAddress(), to);
                open.add(here);
                open.add(there);
                start(() -> pass(here, there));
                start(() -> pass(there, here));
            } catch (IOException e) {
                // The proxy was closed or the server is down; the client notices it.
            }
        }
    }

    private void pass(Socket from, Socket into) {
        try {
            long ignored = from.getInputStream().transferTo(into.getOutputStream());
        } catch (IOException e) {
            // The connection was cut.
        }
        hangUp(from);
        hangUp(into);
        open.remove(from);
        open.remove(into);
    }

    private static void hangUp(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // The socket is closed in any case.
        }
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "line");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        listening.close();
        cut();
    }
}
