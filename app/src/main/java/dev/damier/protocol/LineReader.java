package dev.damier.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** Lines of UTF-8 text, none longer than the protocol allows: what comes from outside must not fill the memory. */
public final class LineReader {
    /** In bytes, without the line's end. */
    public static final int MAX_LINE_BYTES = 64 * 1024;

    private final Reader in;
    private final char[] buffer = new char[8192];
    private int at;
    private int end;
    private boolean skipping;

    /** The line was cut; the next {@link LineReader#read} starts after it. */
    public static final class TooLong extends IOException {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super("line longer than " + MAX_LINE_BYTES + " bytes");
        }
    }

    public LineReader(Reader in) {
        this.in = in;
    }

    public LineReader(InputStream in) {
        this(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** The next line, or null at the end. */
    public String read() throws IOException {
        StringBuilder line = new StringBuilder();
        int bytes = 0;
        while (true) {
            if (at == end && !fill()) return line.length() == 0 ? null : line.toString();
            char c = buffer[at++];
            if (c == '\n') {
                if (!skipping) return text(line);
                skipping = false;
            } else if (!skipping) {
                line.append(c);
                bytes += bytes(c);
                if (bytes > MAX_LINE_BYTES) {
                    skipping = true;
                    throw new TooLong();
                }
            }
        }
    }

    private boolean fill() throws IOException {
        at = 0;
        end = Math.max(0, in.read(buffer));
        return end > 0;
    }

    private static String text(StringBuilder line) {
        int last = line.length() - 1;
        if (last >= 0 && line.charAt(last) == '\r') line.setLength(last);
        return line.toString();
    }

    /** How long a character is in UTF-8; the two halves of a surrogate pair are four together. */
    private static int bytes(char c) {
        if (c < 0x80) return 1;
        return c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
    }
}
