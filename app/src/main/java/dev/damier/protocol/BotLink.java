package dev.damier.protocol;

import dev.damier.background.DaemonThreads;
import dev.damier.process.ProcessTree;
import dev.damier.protocol.BotException.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A connection to a bot, a child process or a socket, that sends and receives lines. Once it has failed, every call
 * throws the same {@link BotException}.
 */
public final class BotLink {
    /** Maximum number of lines that a bot may send between two commands. */
    private static final int MAX_PENDING_LINES = 10_000;

    private static final long MAX_PENDING_CHARS = 4 << 20;
    private static final int MAX_STDERR_CHARS = 2048;
    /** Maximum number of lines of error output in an exception. */
    private static final int MAX_LAST_LINES = 5;
    /** How long the remaining output is read after the process has exited. */
    private static final Duration EXIT_DRAIN_TIME = Duration.ofMillis(200);

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

    private final LineChannel channel;
    private final LineSender sender;
    private final ProcessTree processTree;
    private final BlockingQueue<Object> received = new LinkedBlockingQueue<>();
    private final AtomicInteger pendingLines = new AtomicInteger();
    private final AtomicLong pendingChars = new AtomicLong();
    private final CountDownLatch stderrClosed = new CountDownLatch(1);
    private volatile String stderrTail = "";
    private volatile BotException failure;

    /** @param tree the child process; null for a socket */
    private BotLink(LineChannel channel, ProcessTree tree) {
        this.channel = channel;
        this.processTree = tree;
        sender = new LineSender(channel);
        DaemonThreads.start("bot-writer", sender::run);
        DaemonThreads.start("bot-reader", this::readLines);
        if (tree == null) return;
        DaemonThreads.start("bot-stderr", this::readStderr);
        DaemonThreads.start("bot-exit", this::watchExit);
    }

    /** Returns whether all descendants of a bot can be killed, even if they have detached themselves. */
    public static boolean canKillOrphans() {
        return ProcessTree.canKillOrphans();
    }

    /** Starts a bot as a child process. */
    public static BotLink process(List<String> command) throws BotException {
        try {
            ProcessTree tree = ProcessTree.start(command);
            Process process = tree.process();
            OutputStream out = process.getOutputStream();
            return new BotLink(LineChannel.streams(process.getInputStream(), out, out), tree);
        } catch (IOException e) {
            throw new BotException(Kind.START, "cannot start " + command.get(0) + ": " + e.getMessage());
        }
    }

    /** Connects to a bot that listens on a TCP port. */
    static BotLink socket(String host, int port) throws BotException {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(host, port), (int) CONNECT_TIMEOUT.toMillis());
            return new BotLink(LineChannel.streams(socket.getInputStream(), socket.getOutputStream(), socket), null);
        } catch (IOException e) {
            throw new BotException(Kind.START, "cannot reach " + host + ":" + port + ": " + e.getMessage());
        }
    }

    /** Connects to a bot that listens on a WebSocket. */
    static BotLink webSocket(URI address) throws BotException {
        try {
            return new BotLink(WebSocketChannel.open(address, CONNECT_TIMEOUT), null);
        } catch (IOException e) {
            throw new BotException(Kind.START, "cannot reach " + address + ": " + e.getMessage());
        }
    }

    /** Returns a link over an open channel, for a bot that has connected to this server. */
    static BotLink overChannel(LineChannel channel) {
        return new BotLink(channel, null);
    }

    /** Reads lines from the bot until it closes its output. */
    private void readLines() {
        try {
            for (String line = channel.read(); line != null; line = channel.read()) {
                boolean flood = pendingLines.incrementAndGet() > MAX_PENDING_LINES
                        || pendingChars.addAndGet(line.length()) > MAX_PENDING_CHARS;
                if (flood) {
                    received.add(new BotException(
                            Kind.FLOOD, "sent more than " + MAX_PENDING_LINES + " lines or 4 MiB at once"));
                    return;
                }
                received.add(line);
            }
        } catch (LineReader.LineTooLongException e) {
            received.add(new BotException(Kind.LONG_LINE, e.getMessage()));
            return;
        } catch (IOException e) {
            // Closed by one side. Reported below.
        }
        received.add(exitFailure());
    }

    /**
     * Reports the exit of the process. The end of its output is not enough, because its children may hold the output
     * open.
     */
    private void watchExit() {
        try {
            processTree.process().waitFor();
            Thread.sleep(EXIT_DRAIN_TIME.toMillis());
            received.add(exitFailure());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private BotException exitFailure() {
        if (processTree == null) return new BotException(Kind.EXIT, "closed the connection");
        if (!processTree.waitForExit(Duration.ofSeconds(1))) return new BotException(Kind.EXIT, "closed its output");
        List<String> lines = lastStderrLines();
        return new BotException(
                Kind.EXIT,
                "exited with code " + processTree.process().exitValue()
                        + (lines.isEmpty() ? "" : ": " + lines.get(lines.size() - 1)),
                lines);
    }

    private List<String> lastStderrLines() {
        try {
            if (!stderrClosed.await(EXIT_DRAIN_TIME.toMillis(), TimeUnit.MILLISECONDS)) return List.of();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        List<String> lines =
                stderrTail.strip().lines().filter(line -> !line.isBlank()).toList();
        return lines.subList(Math.max(0, lines.size() - MAX_LAST_LINES), lines.size());
    }

    /**
     * Reads standard error, so that the bot does not block on a full pipe, and stores its end for the error message.
     */
    private void readStderr() {
        byte[] buffer = new byte[1024];
        try (InputStream err = processTree.process().getErrorStream()) {
            for (int n = err.read(buffer); n >= 0; n = err.read(buffer)) {
                String text = stderrTail + new String(buffer, 0, n, StandardCharsets.UTF_8);
                stderrTail = text.substring(Math.max(0, text.length() - MAX_STDERR_CHARS));
            }
        } catch (IOException e) {
            // the process has ended
        } finally {
            stderrClosed.countDown();
        }
    }

    /** Sends a line without blocking. */
    public void send(String line) throws BotException {
        pendingLines.set(0);
        pendingChars.set(0);
        if (failure == null && !sender.offer(line)) failure = new BotException(Kind.TIME, "does not read its input");
        if (failure != null) throw failure;
    }

    /** Returns the next line. Throws {@link BotException} if none arrives before the deadline. */
    public String receive(long deadlineNanos) throws BotException {
        if (failure != null) throw failure;
        try {
            Object next = received.poll(Math.max(0, deadlineNanos - System.nanoTime()), TimeUnit.NANOSECONDS);
            if (next instanceof String line) return line;
            failure = next instanceof BotException reported
                    ? reported
                    : new BotException(Kind.TIME, "no response in time");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            failure = new BotException(Kind.TIME, "interrupted");
        }
        throw failure;
    }

    /** Removes and returns the lines that the bot has sent since its last answer. */
    List<String> drainUnsolicited() throws BotException {
        List<Object> items = new ArrayList<>();
        received.drainTo(items);
        List<String> unsolicited = new ArrayList<>();
        for (Object item : items) {
            if (item instanceof BotException reported) failure = reported;
            else unsolicited.add((String) item);
        }
        if (failure != null) throw failure;
        return unsolicited;
    }

    /** Returns the child process, or empty for a socket. */
    public Optional<ProcessTree> processTree() {
        return Optional.ofNullable(processTree);
    }

    /** Returns the processor time of a child process, or empty for a socket. */
    public Optional<Duration> cpuTime() {
        return Optional.ofNullable(processTree).map(ProcessTree::cpuTime);
    }

    /**
     * Sends a final command, waits for the bot to exit, and then kills its processes. Returns false if the bot did not
     * exit within the timeout.
     */
    public boolean close(String quitCommand, Duration timeout) {
        boolean exited = true;
        try {
            if (failure == null) {
                send(quitCommand);
                if (processTree != null) exited = processTree.waitForExit(timeout);
                else sender.await(EXIT_DRAIN_TIME);
            }
        } catch (BotException e) {
            exited = true; // an earlier failure has already been reported
        } finally {
            if (processTree != null) processTree.killAll();
            sender.close();
            closeQuietly();
        }
        return exited;
    }

    private void closeQuietly() {
        try {
            channel.close();
        } catch (IOException e) {
            // Ignored; the link is closed anyway.
        }
    }
}
