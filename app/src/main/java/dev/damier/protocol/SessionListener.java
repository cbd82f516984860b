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

/** Sessions over whatever carries lines: streams, or one for each caller of a TCP port. */
public final class SessionListener implements Closeable {
    private final ServerSocket server;
    private final Consumer<Session> prepare;

    /** Listens at once; port 0 takes any free one. */
    public SessionListener(String host, int port, Consumer<Session> prepare) throws IOException {
        server = new ServerSocket(port, 8, InetAddress.getByName(host));
        this.prepare = prepare;
    }

    public int port() {
        return server.getLocalPort();
    }

    /** Serves callers until closed. */
    public void run() {
        while (!server.isClosed()) {
            try {
                Socket caller = server.accept();
                Thread thread = new Thread(() -> serve(caller), "caller");
                thread.setDaemon(true);
                thread.start();
            } catch (IOException e) {
                // closed, or a caller that left before we answered
            }
        }
    }

    private void serve(Socket caller) {
        try (caller;
                Writer out =
                        new BufferedWriter(new OutputStreamWriter(caller.getOutputStream(), StandardCharsets.UTF_8));
                Session session = new Session(words -> write(out, words))) {
            prepare.accept(session);
            converse(session, new LineReader(caller.getInputStream()));
        } catch (IOException | UncheckedIOException e) {
            // the caller left; its session ends with it
        }
    }

    private static void write(Writer out, String words) {
        try {
            out.write(words + "\n");
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Hears a host on streams to the end of what it says. */
    public static void converse(Reader in, Session session) throws IOException {
        if (converse(session, new LineReader(in))) session.finish();
    }

    /** True when the lines ended, false when the host said quit. */
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
