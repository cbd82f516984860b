package dev.damier.cli.screen;

/** Terminal attributes, or plain text where they would be noise. */
public final class Paint {
    private Paint() {}

    public static String bold(String text, boolean on) {
        return on ? "\033[1m" + text + "\033[0m" : text;
    }

    public static String dim(String text, boolean on) {
        return on ? "\033[2m" + text + "\033[0m" : text;
    }
}
