package dev.damier.chaos;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** A raw HTTP connection to the server. It uses its own loopback address, so that the server sees different clients. */
final class RawConnection implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 60_000;

    private final Socket socket = new Socket();

    /**
     * Opens a connection.
     *
     * @param from the last part of the client address 127.0.0.x
     */
    RawConnection(int from, int port) throws IOException {
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) from}), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", port));
        socket.setSoTimeout(TIMEOUT_MILLIS);
    }

    RawConnection send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
        return this;
    }

    /** Closes the output; nothing more will be sent. */
    void shutdownOutput() throws IOException {
        socket.shutdownOutput();
    }

    /** Resets the connection without a regular close. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    /** Reads everything up to the end of the connection. */
    String readAll() throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Reads at most this number of bytes and returns how many were read. */
    int readSome(int bytes) throws IOException {
        return socket.getInputStream().read(new byte[bytes]);
    }

    static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    }

    static String post(String path, String body) {
        return postHead(path, body.length()) + body;
    }

    /** Returns the head of a request that announces a body of this length. */
    static String postHead(String path, int length) {
        return "POST " + path
                + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: "
                + length + "\r\n\r\n";
    }

    static String urlEncode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static String request(int from, int port, String request) throws IOException {
        return request(from, port, request, TIMEOUT_MILLIS);
    }

    /** Sends a request and returns the response, whose parts may each take {@code timeoutMillis}. */
    static String request(int from, int port, String request, int timeoutMillis) throws IOException {
        try (RawConnection rawConnection = new RawConnection(from, port)) {
            rawConnection.socket.setSoTimeout(timeoutMillis);
            return rawConnection.send(request).readAll();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
