package dev.damier.cli.screen;

import java.util.Locale;

/** Formats numbers for tables and progress lines. */
public final class Numbers {
    private Numbers() {}

    public static String grouped(long n, Locale language) {
        return String.format(language, "%,d", n);
    }

    /** Returns three digits and a unit prefix: 12.3k, 4.56M. */
    public static String abbreviated(double n) {
        if (n < 1000) return String.valueOf(Math.round(n));
        String[] letters = {"k", "M", "G", "T"};
        int i = -1;
        do {
            n /= 1000;
            i++;
        } while (n >= 999.5 && i < letters.length - 1);
        return threeDigits(n) + letters[i];
    }

    public static String millis(double ms) {
        if (ms < 1000) return threeDigits(ms) + " ms";
        return ms < 600_000 ? threeDigits(ms / 1000) + " s" : Math.round(ms / 60_000) + " min";
    }

    public static String bytes(long n) {
        if (n < 1000) return n + " B";
        return abbreviated(n) + "B";
    }

    private static String threeDigits(double n) {
        return String.format(Locale.ROOT, n >= 99.95 ? "%.0f" : n >= 9.995 ? "%.1f" : "%.2f", n);
    }
}
