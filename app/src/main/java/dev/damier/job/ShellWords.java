package dev.damier.job;

import java.util.ArrayList;
import java.util.List;

/**
 * A command line in words, as a shell would cut it: blanks part words, quotes of either kind keep them, and quoted and
 * bare pieces may touch ({@code --file="a b"}). Within double quotes {@code \"} and {@code \\} stand for themselves; a
 * backslash elsewhere is one, as in paths of Windows.
 */
public final class ShellWords {
    private final String line;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean within;

    private ShellWords(String line) {
        this.line = line;
    }

    /** {@link IllegalArgumentException} for a quote that is never closed, and for no words at all. */
    public static List<String> read(String line) {
        ShellWords reader = new ShellWords(line);
        int at = 0;
        while (at < line.length()) at = reader.piece(at);
        reader.end();
        if (reader.words.isEmpty()) throw new IllegalArgumentException("missing program name in '" + line + "'");
        return List.copyOf(reader.words);
    }

    /** Takes what stands there and returns where it ends. */
    private int piece(int at) {
        char c = line.charAt(at);
        if (Character.isWhitespace(c)) {
            end();
            return at + 1;
        }
        within = true;
        if (c == '"' || c == '\'') return quoted(at + 1, c);
        word.append(c);
        return at + 1;
    }

    private int quoted(int from, char quote) {
        for (int at = from; at < line.length(); at++) {
            char c = line.charAt(at);
            if (c == quote) return at + 1;
            boolean escape = c == '\\' && quote == '"' && at + 1 < line.length();
            if (escape && "\"\\".indexOf(line.charAt(at + 1)) >= 0) at++;
            word.append(line.charAt(at));
        }
        throw new IllegalArgumentException("missing closing quote " + quote + " in '" + line + "'");
    }

    private void end() {
        if (within) words.add(word.toString());
        word.setLength(0);
        within = false;
    }

    /** A word so that {@link #read} and a shell read it as one. */
    public static String quote(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\"'\"'") + "'";
    }
}
