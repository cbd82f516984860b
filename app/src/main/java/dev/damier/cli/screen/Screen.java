package dev.damier.cli.screen;

import dev.damier.game.Text;
import dev.damier.job.JsonLines;
import dev.damier.job.TerminalEscaper;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The input and output streams of a command in UTF-8, with the properties of the terminal. */
public final class Screen {
    private static final Pattern ALLOWED_PLAIN = Pattern.compile("[\n\t]");
    private static final Pattern ALLOWED_COLOURED = Pattern.compile("[\n\t]|\033\\[[0-9;]*m");

    private final BufferedReader in;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean showsProgress;
    private final boolean interactive;
    private final Interrupt interrupt = new Interrupt();
    private boolean colour;
    private Locale language;
    private Consumer<Map<String, Object>> progressListener;

    /**
     * Thrown if the reader of standard output has closed it, as in {@code damier deal … | head}. The command ends
     * without a message.
     */
    public static final class OutputClosedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        OutputClosedException() {
            super("standard output is closed", null, false, false);
        }
    }

    /**
     * Creates a screen.
     *
     * @param terminals the numbers of the standard streams that are terminals, such as "012"
     */
    public Screen(
            InputStream in, OutputStream out, OutputStream err, Map<String, String> environment, String terminals) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
        this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
        boolean dumb = "dumb".equals(environment.get("TERM"));
        showsProgress = terminals.contains("2") && !dumb;
        interactive = terminals.contains("0") && terminals.contains("1") && !dumb;
        colour = terminals.contains("1")
                && !dumb
                && environment.getOrDefault("NO_COLOR", "").isEmpty();
        language = language(environment);
    }

    /**
     * Returns the screen of this process. The launcher passes the streams that are terminals, because Java only detects
     * whether all of them are.
     */
    public static Screen system() {
        String terminals = System.getProperty("damier.terminals", System.console() == null ? "" : "012");
        return new Screen(
                StandardInput.open(),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System.getenv(),
                terminals);
    }

    private static Locale language(Map<String, String> environment) {
        for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = environment.getOrDefault(name, "");
            if (!value.isEmpty()) return value.startsWith("fr") ? Locale.FRENCH : Locale.ENGLISH;
        }
        return Locale.ENGLISH;
    }

    /** Returns a message of the command line in the user's language. */
    public String message(String key, Object... args) {
        return Text.of(Screen.class, key, args).in(language);
    }

    /** Prints a line of the result and flushes it. */
    public void println(String text) {
        out.print(escape(text, colour) + '\n');
        flush();
    }

    /**
     * Escapes everything except newlines, tabs and, if enabled, colour codes, so that untrusted text cannot control the
     * terminal.
     */
    private static String escape(String text, boolean coloured) {
        Matcher allowed = (coloured ? ALLOWED_COLOURED : ALLOWED_PLAIN).matcher(text);
        StringBuilder escaped = new StringBuilder();
        int from = 0;
        for (; allowed.find(); from = allowed.end())
            escaped.append(TerminalEscaper.escape(text.substring(from, allowed.start())))
                    .append(allowed.group());
        return escaped.append(TerminalEscaper.escape(text.substring(from))).toString();
    }

    /** Prints a JSON object on one line. */
    public void printJson(Object value) {
        println(JsonLines.toJson(value));
    }

    /** Writes bytes to a stream. */
    public interface ByteOutput {
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes a binary result, such as an image, to standard output. */
    public void writeBytes(ByteOutput byteOutput) {
        try {
            byteOutput.writeTo(out);
        } catch (IOException e) {
            throw new OutputClosedException();
        }
        flush();
    }

    /** Prints a line to standard error. */
    public void note(String text) {
        err.print(escape(text, false) + '\n');
        err.flush();
    }

    /** Sends progress as fields to a listener instead of drawing a progress line. */
    public void onProgress(Consumer<Map<String, Object>> listener) {
        progressListener = listener;
    }

    /** Shows the progress of a search: its fields to the listener, or its text on the progress line. */
    void showProgress(Map<String, Object> fields, String text) {
        if (progressListener != null) progressListener.accept(fields);
        else showProgress(text);
    }

    /** Overwrites the progress line if standard error is a terminal. An empty text erases it. */
    public void showProgress(String text) {
        if (progressListener != null && !text.isEmpty()) progressListener.accept(Map.of("text", text));
        if (progressListener != null || !showsProgress) return;
        err.print("\r\033[K" + escape(text, false));
        err.flush();
    }

    public void flush() {
        if (out.checkError()) throw new OutputClosedException();
    }

    public BufferedReader in() {
        return in;
    }

    public PrintWriter outWriter() {
        return new PrintWriter(out, true, StandardCharsets.UTF_8);
    }

    public PrintWriter errWriter() {
        return new PrintWriter(err, true, StandardCharsets.UTF_8);
    }

    public boolean showsProgress() {
        return showsProgress || progressListener != null;
    }

    /** Returns whether input and output are a terminal. */
    public boolean isInteractive() {
        return interactive;
    }

    public Interrupt interrupt() {
        return interrupt;
    }

    public boolean colour() {
        return colour;
    }

    public void colour(boolean on) {
        colour = on;
    }

    public Locale language() {
        return language;
    }

    public void language(Locale chosen) {
        language = Objects.requireNonNull(chosen);
    }
}
