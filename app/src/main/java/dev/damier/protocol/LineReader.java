package dev.damier.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** Reads lines of UTF-8 text. It limits the length of a line, so that a client cannot exhaust the memory. */
public final class LineReader {
    /** Maximum length of a line in bytes, without the line terminator. */
    public static final int MAX_LINE_BYTES = 64 * 1024;

    private final Reader in;
    private final char[] buffer = new char[8192];
    private int position;
    private int end;
    private boolean skipping;

    /** Thrown for a line that is too long. The rest of the line is skipped by the next {@link LineReader#read}. */
    public static final class LineTooLongException extends IOException {
        private static final long serialVersionUID = 1L;

        LineTooLongException() {
            super("line longer than " + MAX_LINE_BYTES + " bytes");
        }
    }

    public LineReader(Reader in) {
        this.in = in;
    }

    public LineReader(InputStream in) {
        this(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** Returns the next line, or null at the end. */
    public String read() throws IOException {
        StringBuilder line = new StringBuilder();
        int bytes = 0;
        while (true) {
            if (position == end && !fill()) return line.length() == 0 ? null : line.toString();
            char c = buffer[position++];
            if (c == '\n') {
                if (!skipping) return withoutCarriageReturn(line);
                skipping = false;
            } else if (!skipping) {
                line.append(c);
                bytes += utf8Length(c);
                if (bytes > MAX_LINE_BYTES) {
                    skipping = true;
                    throw new LineTooLongException();
                }
            }
        }
    }

    private boolean fill() throws IOException {
        position = 0;
        end = Math.max(0, in.read(buffer));
        return end > 0;
    }

    private static String withoutCarriageReturn(StringBuilder line) {
        int last = line.length() - 1;
        if (last >= 0 && line.charAt(last) == '\r') line.setLength(last);
        return line.toString();
    }

    /** Returns the number of bytes of a character in UTF-8. Each half of a surrogate pair counts 2 of the 4 bytes. */
    private static int utf8Length(char c) {
        if (c < 0x80) return 1;
        return c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
    }
}
