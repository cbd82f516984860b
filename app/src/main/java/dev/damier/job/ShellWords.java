package dev.damier.job;

import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command line into words like a shell. Blanks separate words, single and double quotes group them, and quoted
 * and unquoted parts may be adjacent ({@code --file="a b"}). Within double quotes, {@code \"} and {@code \\} are escape
 * sequences. Elsewhere a backslash is an ordinary character, as in Windows paths.
 */
public final class ShellWords {
    private final String line;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;

    private ShellWords(String line) {
        this.line = line;
    }

    /**
     * Splits a line into words.
     *
     * @throws BadInputException if a quote is not closed, or if there is no word
     */
    public static List<String> split(String line) {
        ShellWords reader = new ShellWords(line);
        int at = 0;
        while (at < line.length()) at = reader.readPart(at);
        reader.endWord();
        if (reader.words.isEmpty()) throw new BadInputException("missing program name in '" + line + "'");
        return List.copyOf(reader.words);
    }

    /** Reads one character or one quoted part and returns the position after it. */
    private int readPart(int at) {
        char c = line.charAt(at);
        if (Character.isWhitespace(c)) {
            endWord();
            return at + 1;
        }
        inWord = true;
        if (c == '"' || c == '\'') return readQuoted(at + 1, c);
        word.append(c);
        return at + 1;
    }

    private int readQuoted(int from, char quote) {
        for (int at = from; at < line.length(); at++) {
            char c = line.charAt(at);
            if (c == quote) return at + 1;
            boolean escape = c == '\\' && quote == '"' && at + 1 < line.length();
            if (escape && "\"\\".indexOf(line.charAt(at + 1)) >= 0) at++;
            word.append(line.charAt(at));
        }
        throw new BadInputException("missing closing quote " + quote + " in '" + line + "'");
    }

    private void endWord() {
        if (inWord) words.add(word.toString());
        word.setLength(0);
        inWord = false;
    }

    /** Quotes a word so that {@link #split} and a shell read it as one word. */
    public static String quote(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\"'\"'") + "'";
    }
}
