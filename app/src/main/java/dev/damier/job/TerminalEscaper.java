package dev.damier.job;

/**
 * Escapes untrusted text for a terminal. Control characters, escape sequences and changes of the writing direction are
 * replaced by codes such as {@code \x1b}.
 */
public final class TerminalEscaper {
    private TerminalEscaper() {}

    public static String escape(String text) {
        if (text.chars().noneMatch(TerminalEscaper::isUnsafe)) return text;
        StringBuilder escaped = new StringBuilder();
        text.chars().forEach(c -> {
            if (!isUnsafe(c)) escaped.append((char) c);
            else escaped.append(c < 0x100 ? String.format("\\x%02x", c) : String.format("\\u%04x", c));
        });
        return escaped.toString();
    }

    /** Returns untrusted text on one line, escaped, with an ellipsis in place of what exceeds the maximum length. */
    public static String shorten(String text, int maxChars) {
        String line = text.strip().replaceAll("\\s+", " ");
        return escape(line.length() > maxChars ? line.substring(0, maxChars) + "…" : line);
    }

    private static boolean isUnsafe(int c) {
        boolean changesDirection =
                c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069 || c == 0x200e || c == 0x200f;
        return Character.isISOControl(c) || changesDirection;
    }
}
