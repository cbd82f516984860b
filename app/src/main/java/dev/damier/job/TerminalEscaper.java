package dev.damier.job;

/**
 * Words from outside, fit for a terminal: whatever would act on it instead of being read (escape sequences, control
 * characters, changes of the direction of writing) is spelled out, as in {@code \x1b}.
 */
public final class TerminalEscaper {
    private TerminalEscaper() {}

    public static String of(String words) {
        if (words.chars().noneMatch(TerminalEscaper::acts)) return words;
        StringBuilder shown = new StringBuilder();
        words.chars().forEach(c -> {
            if (!acts(c)) shown.append((char) c);
            else shown.append(c < 0x100 ? String.format("\\x%02x", c) : String.format("\\u%04x", c));
        });
        return shown.toString();
    }

    private static boolean acts(int c) {
        boolean direction = c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069 || c == 0x200e || c == 0x200f;
        return Character.isISOControl(c) || direction;
    }
}
