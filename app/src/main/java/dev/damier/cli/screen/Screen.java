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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The streams of a command, always in UTF-8, with what is known of the terminal behind them. */
public final class Screen {
    private static final Pattern PLAIN = Pattern.compile("[\n\t]");
    private static final Pattern OWN = Pattern.compile("[\n\t]|\033\\[[0-9;]*m");

    private final BufferedReader in;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean progress;
    private final boolean interactive;
    private final Interrupt interrupt = new Interrupt();
    private boolean colour;
    private Locale language;

    /** The reader of our output has left, as in {@code damier deal … | head}: nothing to say, to nobody. */
    public static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Closed() {
            super("standard output is closed", null, false, false);
        }
    }

    /** @param terminals the numbers of the standard streams that are terminals, such as "012" */
    public Screen(
            InputStream in, OutputStream out, OutputStream err, Map<String, String> environment, String terminals) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
        this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
        boolean dumb = "dumb".equals(environment.get("TERM"));
        progress = terminals.contains("2") && !dumb;
        interactive = terminals.contains("0") && terminals.contains("1") && !dumb;
        colour = terminals.contains("1")
                && !dumb
                && environment.getOrDefault("NO_COLOR", "").isEmpty();
        language = language(environment);
    }

    /** The launcher says which streams are terminals; Java alone only knows when all of them are. */
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

    /** A sentence of the terminal's own, in the reader's language. */
    public String say(String key, Object... args) {
        return Text.of(Screen.class, key, args).in(language);
    }

    /** A line of the result, out at once. */
    public void line(String text) {
        out.print(safe(text, colour) + '\n');
        flush();
    }

    /** The last net: texts have lines, tabs and, where it is asked for, colours of our own; nothing else acts. */
    private static String safe(String text, boolean coloured) {
        Matcher own = (coloured ? OWN : PLAIN).matcher(text);
        StringBuilder shown = new StringBuilder();
        int from = 0;
        for (; own.find(); from = own.end())
            shown.append(TerminalEscaper.of(text.substring(from, own.start()))).append(own.group());
        return shown.append(TerminalEscaper.of(text.substring(from))).toString();
    }

    /** A JSON object on a line of its own. */
    public void row(Object value) {
        line(JsonLines.line(value));
    }

    /** Something that writes bytes, which may fail. */
    public interface Writing {
        void to(OutputStream out) throws IOException;
    }

    /** A result that is no text: a picture. */
    public void bytes(Writing writing) {
        try {
            writing.to(out);
        } catch (IOException e) {
            throw new Closed();
        }
        flush();
    }

    /** A line beside the result. */
    public void note(String text) {
        err.print(safe(text, false) + '\n');
        err.flush();
    }

    /** Overwrites the progress line; only where somebody watches. */
    public void progress(String text) {
        if (!progress) return;
        err.print("\r\033[K" + safe(text, false));
        err.flush();
    }

    public void flush() {
        if (out.checkError()) throw new Closed();
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

    public boolean watched() {
        return progress;
    }

    /** A person reads and types. */
    public boolean interactive() {
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
