package dev.damier.cli.board;

import dev.damier.draw.SceneText;
import dev.damier.game.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Chooses the largest drawing of a board that fits a terminal, and wraps text at words. */
final class BoardFitter {
    private static final String ESCAPE_SEQUENCE = "\033\\[[0-9;]*m";

    /**
     * A drawing that fits, or the size that the smallest one needs.
     *
     * @param text empty if no drawing fits
     * @param columns needed columns of the smallest drawing
     * @param rows needed rows of the smallest drawing
     */
    record Fitted(Optional<String> text, int columns, int rows) {}

    private BoardFitter() {}

    /**
     * @param columns columns of the terminal; 0 if unknown
     * @param rows rows that are free for the board; 0 or less if unknown
     */
    static Fitted fit(Scene scene, boolean colour, Locale language, int columns, int rows) {
        int neededColumns = 0;
        int neededRows = 0;
        for (SceneText.Size size : SceneText.Size.values()) {
            // The smaller drawings show walls by underlines, which need escape sequences.
            String text = SceneText.draw(scene, colour || size != SceneText.Size.FULL, language, size, columns);
            neededColumns =
                    text.lines().mapToInt(BoardFitter::visibleLength).max().orElse(0);
            neededRows = (int) text.lines().count();
            if ((columns <= 0 || neededColumns <= columns) && (rows <= 0 || neededRows <= rows))
                return new Fitted(Optional.of(text), neededColumns, neededRows);
        }
        return new Fitted(Optional.empty(), neededColumns, neededRows);
    }

    /** Returns the number of columns that a line takes on the terminal. */
    static int visibleLength(String line) {
        String visible = line.replaceAll(ESCAPE_SEQUENCE, "");
        return visible.codePointCount(0, visible.length());
    }

    /** Breaks a text between words into lines of at most this many columns. Only a longer word is broken. */
    static List<String> wrap(String text, int columns) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.lines().toList()) {
            if (columns <= 0 || visibleLength(paragraph) <= columns) {
                lines.add(paragraph);
                continue;
            }
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.split(" ")) {
                String rest = word;
                if (line.length() > 0 && line.length() + 1 + rest.length() > columns) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                for (; rest.length() > columns; rest = rest.substring(columns)) lines.add(rest.substring(0, columns));
                line.append(line.length() > 0 ? " " : "").append(rest);
            }
            if (line.length() > 0) lines.add(line.toString());
        }
        return lines;
    }
}
