package dev.damier.ricochet.box;

/** Parses small non-negative numbers of the notation. */
public final class Digits {
    private Digits() {}

    /** Returns the value of one to five ASCII digits, or -1 for any other text. */
    public static int parse(String text) {
        return parse(text, 0, text.length());
    }

    /** Returns the value of the part of a text from {@code from} to before {@code end}, or -1 as {@link #parse(String)}. */
    public static int parse(String text, int from, int end) {
        if (from == end || end - from > 5) return -1;
        int value = 0;
        for (int i = from; i < end; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') return -1;
            value = value * 10 + c - '0';
        }
        return value;
    }
}
