package dev.damier.ricochet;

/** Parses small non-negative numbers of the notation. */
public final class Digits {
    private Digits() {}

    /** Returns the value of one to five ASCII digits, or -1 for any other text. */
    public static int parse(String text) {
        if (text.isEmpty() || text.length() > 5) return -1;
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') return -1;
            value = value * 10 + c - '0';
        }
        return value;
    }
}
