package dev.damier.cli.screen;

/** Styles text with ANSI codes, or returns it unchanged if colours are off. */
public final class AnsiStyle {
    private AnsiStyle() {}

    public static String bold(String text, boolean on) {
        return on ? "\033[1m" + text + "\033[0m" : text;
    }

    public static String dim(String text, boolean on) {
        return on ? "\033[2m" + text + "\033[0m" : text;
    }
}
