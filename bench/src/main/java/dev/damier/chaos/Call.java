package dev.damier.chaos;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** A connection to the server from an address of this machine of its own, so that visitors are different clients. */
final class Call implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 60_000;

    private final Socket socket = new Socket();

    /** @param from the last part of 127.0.0.x */
    Call(int from, int port) throws IOException {
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) from}), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", port));
        socket.setSoTimeout(PATIENCE_MILLIS);
    }

    Call send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
        return this;
    }

    /** Nothing more will be sent. */
    void endOfWords() throws IOException {
        socket.shutdownOutput();
    }

    /** Ends the connection at once and without a farewell. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    /** Everything up to the end of the connection. */
    String rest() throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** At most so much of it. */
    int some(int bytes) throws IOException {
        return socket.getInputStream().read(new byte[bytes]);
    }

    static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    }

    static String post(String path, String body) {
        return head(path, body.length()) + body;
    }

    /** The beginning of a request that announces so many bytes. */
    static String head(String path, int length) {
        return "POST " + path
                + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: "
                + length + "\r\n\r\n";
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static String ask(int from, int port, String request) throws IOException {
        try (Call call = new Call(from, port)) {
            return call.send(request).rest();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
