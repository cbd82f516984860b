package dev.damier.protocol;

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

/** Lines to and from a bot: a child process or a socket. Whatever ends it is the {@link BotException} of all that follows. */
public final class BotLink {
    /** More than this between two commands is a flood. */
    private static final int MAX_PENDING_LINES = 10_000;

    private static final long MAX_PENDING_CHARS = 4 << 20;
    private static final int MAX_STDERR_CHARS = 2048;
    private static final Duration LAST_WORDS = Duration.ofMillis(200);
    private static final Duration CONNECT = Duration.ofSeconds(5);

    private final LineChannel channel;
    private final LineSender sender;
    private final ProcessTree tree;
    private final BlockingQueue<Object> heard = new LinkedBlockingQueue<>();
    private final AtomicInteger lines = new AtomicInteger();
    private final AtomicLong chars = new AtomicLong();
    private final CountDownLatch complained = new CountDownLatch(1);
    private volatile String complaint = "";
    private volatile BotException failure;

    /** @param tree of a child process, else null */
    private BotLink(LineChannel channel, ProcessTree tree) {
        this.channel = channel;
        this.tree = tree;
        sender = new LineSender(channel);
        background("bot-told", sender::run);
        background("bot-heard", this::hear);
        if (tree == null) return;
        background("bot-complaints", this::readStderr);
        background("bot-end", this::watchExit);
    }

    private static void background(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Whether even a process that left everything behind ends with the bot that started it. */
    public static boolean endsOrphans() {
        return ProcessTree.endsOrphans();
    }

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

    static BotLink socket(String host, int port) throws BotException {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(host, port), (int) CONNECT.toMillis());
            return new BotLink(LineChannel.streams(socket.getInputStream(), socket.getOutputStream(), socket), null);
        } catch (IOException e) {
            throw new BotException(Kind.START, "cannot reach " + host + ":" + port + ": " + e.getMessage());
        }
    }

    static BotLink web(URI address) throws BotException {
        try {
            return new BotLink(WebSocketChannel.open(address, CONNECT), null);
        } catch (IOException e) {
            throw new BotException(Kind.START, "cannot reach " + address + ": " + e.getMessage());
        }
    }

    /** Over what somebody else has opened: a bot that came to us. */
    static BotLink over(LineChannel channel) {
        return new BotLink(channel, null);
    }

    private void hear() {
        try {
            for (String line = channel.read(); line != null; line = channel.read()) {
                boolean flood = lines.incrementAndGet() > MAX_PENDING_LINES
                        || chars.addAndGet(line.length()) > MAX_PENDING_CHARS;
                if (flood) {
                    heard.add(new BotException(
                            Kind.FLOOD, "sent more than " + MAX_PENDING_LINES + " lines or 4 MiB at once"));
                    return;
                }
                heard.add(line);
            }
        } catch (LineReader.TooLong e) {
            heard.add(new BotException(Kind.LONG_LINE, e.getMessage()));
            return;
        } catch (IOException e) {
            // closed by one side: said below
        }
        heard.add(new BotException(Kind.EXIT, exitReason()));
    }

    /** Its children may keep its output open after it: the end of the process is the end, once its last words are read. */
    private void watchExit() {
        try {
            tree.process().waitFor();
            Thread.sleep(LAST_WORDS.toMillis());
            heard.add(new BotException(Kind.EXIT, exitReason()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String exitReason() {
        if (tree == null) return "closed the connection";
        if (!tree.ends(Duration.ofSeconds(1))) return "closed its output";
        String last = lastWords();
        return "exited with code " + tree.process().exitValue() + (last.isEmpty() ? "" : ": " + last);
    }

    private String lastWords() {
        try {
            if (!complained.await(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS)) return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        String said = complaint.strip();
        return said.substring(said.lastIndexOf('\n') + 1);
    }

    /** Standard error is read, so that nobody waits for us, and its end kept for the reason. */
    private void readStderr() {
        byte[] buffer = new byte[1024];
        try (InputStream err = tree.process().getErrorStream()) {
            for (int n = err.read(buffer); n >= 0; n = err.read(buffer)) {
                String said = complaint + new String(buffer, 0, n, StandardCharsets.UTF_8);
                complaint = said.substring(Math.max(0, said.length() - MAX_STDERR_CHARS));
            }
        } catch (IOException e) {
            // the process has ended
        } finally {
            complained.countDown();
        }
    }

    public void send(String line) throws BotException {
        lines.set(0);
        chars.set(0);
        if (failure == null && !sender.tell(line)) failure = new BotException(Kind.TIME, "does not read its input");
        if (failure != null) throw failure;
    }

    /** The next line; a failure when none comes by then. */
    public String receive(long deadlineNanos) throws BotException {
        if (failure != null) throw failure;
        try {
            Object next = heard.poll(Math.max(0, deadlineNanos - System.nanoTime()), TimeUnit.NANOSECONDS);
            if (next instanceof String line) return line;
            failure = next instanceof BotException told ? told : new BotException(Kind.TIME, "no response in time");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            failure = new BotException(Kind.TIME, "interrupted");
        }
        throw failure;
    }

    /** What it has said unasked since the last answer; taken as heard. */
    List<String> unasked() throws BotException {
        List<Object> all = new ArrayList<>();
        heard.drainTo(all);
        List<String> said = new ArrayList<>();
        for (Object each : all) {
            if (each instanceof BotException told) failure = told;
            else said.add((String) each);
        }
        if (failure != null) throw failure;
        return said;
    }

    /** Nothing of a bot at the other end of a socket. */
    public Optional<Duration> cpu() {
        return Optional.ofNullable(tree).map(ProcessTree::cpu);
    }

    /** Says the last word and leaves it this long to go; true when it did. Nothing is left of it afterwards. */
    public boolean close(String lastWord, Duration patience) {
        boolean went = true;
        try {
            if (failure == null) {
                send(lastWord);
                if (tree != null) went = tree.ends(patience);
                else sender.await(LAST_WORDS);
            }
        } catch (BotException e) {
            went = true; // it had failed already, and that was said
        } finally {
            if (tree != null) tree.killAll();
            sender.end();
            closeQuietly();
        }
        return went;
    }

    private void closeQuietly() {
        try {
            channel.close();
        } catch (IOException e) {
            // nobody is left to tell
        }
    }
}
