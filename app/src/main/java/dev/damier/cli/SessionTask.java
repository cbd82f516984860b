package dev.damier.cli;

import dev.damier.background.DaemonThreads;
import dev.damier.cli.screen.Screen;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A command of a session. It runs in its own thread and has its own input, output and cancellation. */
final class SessionTask {
    private final List<String> arguments;
    private final BiConsumer<String, Object> events;
    private final QueuedInput input = new QueuedInput();
    private final LineOutput out;
    private final LineOutput err;
    private final Screen screen;
    private Thread thread;

    /** @param events receives the kind and the value of each event */
    SessionTask(List<String> arguments, Locale language, BiConsumer<String, Object> events) {
        this.arguments = arguments;
        this.events = events;
        out = new LineOutput(line -> events.accept("out", line));
        err = new LineOutput(line -> events.accept("err", line));
        screen = new Screen(input, out, err, Map.of(), "");
        screen.language(language);
        screen.onProgress(fields -> events.accept("progress", fields));
    }

    /** @param onEnd called before the exit event is sent, so that the id can be used again */
    void start(Runnable onEnd) {
        thread = DaemonThreads.create("session", () -> run(onEnd));
        thread.start();
    }

    private void run(Runnable onEnd) {
        int exitCode = 1;
        try {
            exitCode = Main.run(arguments.toArray(String[]::new), screen);
        } finally {
            out.endLine();
            err.endLine();
            onEnd.run();
            events.accept("exit", exitCode);
        }
    }

    void write(String line) {
        input.add((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void endInput() {
        input.add(QueuedInput.END);
    }

    void cancel() {
        screen.interrupt().cancel();
        endInput();
    }

    void join() throws InterruptedException {
        thread.join();
    }

    /** An input stream of queued blocks. Adding a block never waits, unlike writing to a pipe. */
    private static final class QueuedInput extends InputStream {
        private static final byte[] END = new byte[0];

        private final BlockingQueue<byte[]> blocks = new LinkedBlockingQueue<>();
        private byte[] block = {};
        private int at;
        private boolean ended;

        void add(byte[] bytes) {
            blocks.add(bytes);
        }

        @Override
        public int read() {
            byte[] single = new byte[1];
            return read(single, 0, 1) < 0 ? -1 : single[0] & 0xff;
        }

        @Override
        public int read(byte[] to, int from, int length) {
            try {
                while (at == block.length) {
                    if (ended) return -1;
                    block = blocks.take();
                    at = 0;
                    ended = block == END;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return -1;
            }
            int count = Math.min(length, block.length - at);
            System.arraycopy(block, at, to, from, count);
            at += count;
            return count;
        }
    }

    /** Splits output into lines. */
    private static final class LineOutput extends OutputStream {
        private final Consumer<String> lines;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        LineOutput(Consumer<String> lines) {
            this.lines = lines;
        }

        @Override
        public synchronized void write(int b) {
            if (b != '\n') {
                line.write(b);
                return;
            }
            lines.accept(line.toString(StandardCharsets.UTF_8));
            line.reset();
        }

        synchronized void endLine() {
            if (line.size() > 0) write('\n');
        }
    }
}
