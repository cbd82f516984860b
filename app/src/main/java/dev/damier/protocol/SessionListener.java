package dev.damier.protocol;

import dev.damier.background.DaemonThreads;
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
    private final ServerSocket serverSocket;
    private final Consumer<Session> configure;

    /** Starts to listen immediately. Port 0 selects a free port. */
    public SessionListener(String host, int port, Consumer<Session> prepare) throws IOException {
        serverSocket = new ServerSocket(port, 8, InetAddress.getByName(host));
        this.configure = prepare;
    }

    public int port() {
        return serverSocket.getLocalPort();
    }

    /** Accepts clients until this listener is closed. */
    public void run() {
        while (!serverSocket.isClosed()) {
            try {
                Socket client = serverSocket.accept();
                DaemonThreads.start("session-client", () -> serve(client));
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
            configure.accept(session);
            handleLines(session, new LineReader(client.getInputStream()));
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
    public static void handleLines(Reader in, Session session) throws IOException {
        if (handleLines(session, new LineReader(in))) session.finish();
    }

    /** Handles lines. Returns true at the end of the stream and false after {@code quit}. */
    private static boolean handleLines(Session session, LineReader lines) throws IOException {
        while (true) {
            try {
                String line = lines.read();
                if (line == null) return true;
                if (!session.handleLine(line)) return false;
            } catch (LineReader.LineTooLongException e) {
                session.onLineTooLong();
            }
        }
    }

    @Override
    public void close() throws IOException {
        serverSocket.close();
    }
}
