package dev.damier.cli;

/** Terminal attributes, or plain text where they would be noise. */
final class Paint {
    private Paint() {}

    static String bold(String text, boolean on) {
        return on ? "\033[1m" + text + "\033[0m" : text;
    }

    static String dim(String text, boolean on) {
        return on ? "\033[2m" + text + "\033[0m" : text;
    }
}
