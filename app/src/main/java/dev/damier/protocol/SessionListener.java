package dev.damier.protocol;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Runs sessions over streams, or one session per client of a TCP port. */
public final class SessionListener implements Closeable {
    private final ServerSocket server;
    private final Consumer<Session> prepare;

    /** Starts to listen immediately. Port 0 selects a free port. */
    public SessionListener(String host, int port, Consumer<Session> prepare) throws IOException {
        server = new ServerSocket(port, 8, InetAddress.getByName(host));
        this.prepare = prepare;
    }

    public int port() {
        return server.getLocalPort();
    }

    /** Accepts clients until this listener is closed. */
    public void run() {
        while (!server.isClosed()) {
            try {
                Socket client = server.accept();
                Thread thread = new Thread(() -> serve(client), "session-client");
                thread.setDaemon(true);
                thread.start();
            } catch (IOException e) {
                // Closed, or the client disconnected before it was accepted.
            }
        }
    }

    private void serve(Socket client) {
        try (client;
                Writer out =
                        new BufferedWriter(new OutputStreamWriter(client.getOutputStream(), StandardCharsets.UTF_8));
                Session session = new Session(text -> write(out, text))) {
            prepare.accept(session);
            converse(session, new LineReader(client.getInputStream()));
        } catch (IOException | UncheckedIOException e) {
            // The client has disconnected, and its session ends.
        }
    }

    private static void write(Writer out, String text) {
        try {
            out.write(text + "\n");
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Handles all lines of a stream and waits for the last search. */
    public static void converse(Reader in, Session session) throws IOException {
        if (converse(session, new LineReader(in))) session.finish();
    }

    /** Handles lines. Returns true at the end of the stream and false after {@code quit}. */
    private static boolean converse(Session session, LineReader lines) throws IOException {
        while (true) {
            try {
                String line = lines.read();
                if (line == null) return true;
                if (!session.handleLine(line)) return false;
            } catch (LineReader.TooLong e) {
                session.tooLong();
            }
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
