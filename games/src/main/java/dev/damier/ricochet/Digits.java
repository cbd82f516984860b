package dev.damier.ricochet;

/** Small whole numbers in notation. */
public final class Digits {
    private Digits() {}

    /** The value of one to five plain digits, or -1 when the text is anything else. */
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
