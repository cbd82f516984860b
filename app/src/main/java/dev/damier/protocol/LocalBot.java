package dev.damier.protocol;

import dev.damier.background.DaemonThreads;
import dev.damier.process.ProcessTree;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** A bot of this machine that a {@link BotConnector} connects to a server. */
public interface LocalBot extends AutoCloseable {
    /** Passes a line of the server to the bot. */
    void receive(String line) throws IOException;

    /** Returns why the bot cannot be started again; empty if it can. */
    String failure();

    @Override
    void close();

    /** The connection of the bot to the server. */
    interface Host {
        void send(String line) throws IOException;

        void end() throws IOException;
    }

    /** Starts the bot for one connection. */
    interface Factory {
        LocalBot start(Host host) throws IOException;
    }

    /** Returns a bot with the engines of this process. */
    static LocalBot session(Host host, Consumer<Session> configure) {
        Session session = new Session(line -> {
            try {
                host.send(line);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        configure.accept(session);
        return new LocalBot() {
            @Override
            public void receive(String line) {
                boolean ignored = session.handleLine(line);
            }

            @Override
            public String failure() {
                return "";
            }

            @Override
            public void close() {
                try {
                    session.close();
                } catch (UncheckedIOException e) {
                    // The connection ended before the result of a running search was sent.
                }
            }
        };
    }

    /**
     * Starts a program that uses the protocol on its standard streams.
     *
     * @param log receives the error output of the program
     */
    static LocalBot program(List<String> command, Host host, Consumer<String> log) throws IOException {
        ChildProcessBot program = new ChildProcessBot(ProcessTree.start(command), host);
        DaemonThreads.start("bot-output", program::forwardOutput);
        DaemonThreads.start("bot-stderr", () -> program.forwardErrors(log));
        return program;
    }

    /** A child process. If it exits by itself, the server receives {@code crashed}, and the connection ends. */
    final class ChildProcessBot implements LocalBot {
        private static final Duration EXIT_TIMEOUT = Duration.ofSeconds(1);

        private final ProcessTree tree;
        private final Host host;
        private volatile boolean ready;
        private volatile boolean closed;
        private volatile String failure = "";
        private volatile String lastError = "";

        private ChildProcessBot(ProcessTree tree, Host host) {
            this.tree = tree;
            this.host = host;
        }

        private void forwardOutput() {
            try {
                LineReader lines = new LineReader(tree.process().getInputStream());
                for (String line = lines.read(); line != null; line = lines.read()) {
                    ready |= line.strip().equals("ready");
                    host.send(line);
                }
                if (!closed) reportExit();
            } catch (LineReader.LineTooLongException e) {
                failure = "the program sent a line of more than " + LineReader.MAX_LINE_BYTES + " bytes";
                endConnection();
            } catch (IOException e) {
                // The connection or the program has ended.
            }
        }

        private void reportExit() throws IOException {
            boolean exited = tree.waitForExit(EXIT_TIMEOUT);
            String how = exited ? "exited with code " + tree.process().exitValue() : "closed its output";
            String detail = lastError.isEmpty() ? "" : ": " + lastError;
            if (!ready) failure = "the program " + how + " before it sent 'ready'" + detail;
            host.send("crashed: " + how + detail);
            endConnection();
        }

        private void endConnection() {
            try {
                host.end();
            } catch (IOException e) {
                // Ignored; the connection has ended.
            }
        }

        private void forwardErrors(Consumer<String> log) {
            try (BufferedReader errors = new BufferedReader(
                    new InputStreamReader(tree.process().getErrorStream(), StandardCharsets.UTF_8))) {
                for (String line = errors.readLine(); line != null; line = errors.readLine()) {
                    log.accept(line);
                    if (!line.isBlank()) lastError = line.length() > 200 ? line.substring(0, 200) : line;
                }
            } catch (IOException e) {
                // The program has ended.
            }
        }

        @Override
        public void receive(String line) throws IOException {
            OutputStream out = tree.process().getOutputStream();
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        }

        @Override
        public String failure() {
            return failure;
        }

        @Override
        public void close() {
            closed = true;
            tree.killAll();
        }
    }
}
