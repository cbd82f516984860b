package dev.damier.draw;

import dev.damier.game.Scene;
import dev.damier.game.Tone;
import java.util.Locale;

/**
 * Draws a scene with characters: light lines between cells, heavy lines for walls. A cell is as wide as the longest
 * label plus one column on each side. The left column shows what is under a piece, the right column its direction.
 */
public final class SceneText {
    /** The number of columns that every terminal is expected to have. */
    private static final int TERMINAL_COLUMNS = 80;

    private final Scene scene;
    private final boolean colour;
    private final Size size;
    private final int columns;
    private final int width;
    private final BoxDrawing boxDrawing;
    private final Glyph[][] left;
    private final Glyph[][] middle;
    private final Glyph[][] right;

    /** How much space a drawing takes. */
    public enum Size {
        /** Grid lines between all rows and columns. */
        FULL,
        /**
         * Half the height, for terminals that can underline. Each row is one line, and a wall below a cell is an
         * underline.
         */
        COMPACT,
        /** Like compact, and without the columns beside the labels. A piece with a direction is drawn as an arrow. */
        TIGHT
    }

    /** The text of a part of a cell; {@code solid} glyphs (pieces) are drawn in reverse video. */
    private record Glyph(String text, Tone tone, boolean solid) {}

    private SceneText(Scene scene, boolean colour, Size size, int columns) {
        this.scene = scene;
        this.colour = colour;
        this.size = size;
        this.columns = columns;
        width = labelWidth(scene);
        boxDrawing = new BoxDrawing(scene);
        left = new Glyph[scene.rows()][scene.columns()];
        middle = new Glyph[scene.rows()][scene.columns()];
        right = new Glyph[scene.rows()][scene.columns()];
        scene.cells().forEach(this::place);
        scene.marks().forEach(this::place);
        scene.diagonals()
                .forEach(d -> placeOnFloor(d.x(), d.y(), new Glyph(d.slash() == '/' ? "╱" : "╲", d.tone(), false)));
        scene.pieces().forEach(this::place);
    }

    public static String draw(Scene scene, boolean colour, Locale language) {
        return draw(scene, colour, language, Size.FULL, TERMINAL_COLUMNS);
    }

    /** @param columns width of the lines below the board; 0 for the default */
    public static String draw(Scene scene, boolean colour, Locale language, Size size, int columns) {
        return new SceneText(scene, colour, size, columns > 0 ? columns : TERMINAL_COLUMNS).draw(language);
    }

    private static int labelWidth(Scene scene) {
        int widest = 1;
        for (Scene.Piece piece : scene.pieces())
            widest = Math.max(widest, piece.label().length());
        for (Scene.Cell cell : scene.cells())
            widest = Math.max(widest, cell.label().length());
        return widest;
    }

    private void place(Scene.Cell cell) {
        switch (cell.kind()) {
            case BLOCK -> fillCell(cell, "█");
            case FOG -> fillCell(cell, "░");
            case HOLE -> {} // an empty cell is drawn as a gap between the tiles
            case GOAL -> placeOnFloor(cell.x(), cell.y(), new Glyph("◦", cell.tone(), false));
            case HOME -> placeOnFloor(cell.x(), cell.y(), new Glyph("⌂", cell.tone(), false));
        }
        if (!cell.label().isEmpty()) middle[cell.y()][cell.x()] = new Glyph(cell.label(), cell.tone(), false);
    }

    private void fillCell(Scene.Cell cell, String with) {
        Glyph side = new Glyph(with, Tone.SOFT, false);
        left[cell.y()][cell.x()] = side;
        right[cell.y()][cell.x()] = side;
        middle[cell.y()][cell.x()] = new Glyph(with.repeat(width), Tone.SOFT, false);
    }

    private void place(Scene.Mark mark) {
        if (mark.kind() == Scene.Mark.Kind.RING) {
            left[mark.y()][mark.x()] = new Glyph("(", mark.tone(), false);
            right[mark.y()][mark.x()] = new Glyph(")", mark.tone(), false);
            return;
        }
        if (mark.kind() == Scene.Mark.Kind.PLATE) {
            middle[mark.y()][mark.x()] = new Glyph(targetSymbol(Scene.Sign.of(mark.label())), mark.tone(), true);
            return;
        }
        String sign = switch (mark.kind()) {
            case TARGET -> targetSymbol(Scene.Sign.of(mark.label()));
            case DOT, PATH -> "·";
            case LAST -> "○";
            case FAULT -> "!";
            case HEAT, CONE, HEARD -> mark.label().isEmpty() ? "▒" : mark.label();
            case PROVED -> mark.label().isEmpty() ? "✓" : mark.label();
            case POSSIBLE -> mark.label().isEmpty() ? "?" : mark.label();
            case EXCLUDED -> mark.label().isEmpty() ? "×" : mark.label();
            case RING, PLATE -> throw new IllegalStateException("drawn already");
        };
        if (!sign.isEmpty()) placeOnFloor(mark.x(), mark.y(), new Glyph(sign, mark.tone(), false));
    }

    private static String targetSymbol(Scene.Sign sign) {
        return switch (sign) {
            case TRIANGLE -> "▲";
            case SQUARE -> "■";
            case HEXAGON -> "⬢";
            case VORTEX -> "✺";
            case CIRCLE -> "●";
        };
    }

    /** Draws something on the floor of a cell: in the middle if that is free, otherwise on the left. */
    private void placeOnFloor(int x, int y, Glyph glyph) {
        boolean full = left[y][x] != null && left[y][x].text().equals("█");
        if (glyph.text().length() > width || full) return;
        if (middle[y][x] == null) middle[y][x] = glyph;
        else if (glyph.text().length() == 1) left[y][x] = glyph;
    }

    private void place(Scene.Piece piece) {
        int x = piece.x();
        int y = piece.y();
        if (middle[y][x] != null && middle[y][x].text().length() == 1) left[y][x] = middle[y][x];
        String label = piece.label().isEmpty() ? "•" : piece.label();
        middle[y][x] = new Glyph(label, piece.tone(), true);
        int direction = "NESW".indexOf(piece.facing());
        if (direction >= 0) right[y][x] = new Glyph("▲▶▼◀".substring(direction, direction + 1), piece.tone(), false);
    }

    private String draw(Locale language) {
        StringBuilder text = new StringBuilder();
        int margin = scene.rowLabels().stream().mapToInt(String::length).max().orElse(-1) + 1;
        if (!scene.columnLabels().isEmpty()) {
            StringBuilder line = new StringBuilder(" ".repeat(margin + 1));
            for (String label : scene.columnLabels())
                line.append(centre(label, cellWidth())).append(' ');
            text.append(line.toString().stripTrailing()).append('\n');
        }
        for (int row = 0; row <= scene.rows(); row++) {
            if (size == Size.FULL) {
                text.append(" ".repeat(margin));
                appendGridLine(row, text);
            }
            if (row == scene.rows()) break;
            String label = row < scene.rowLabels().size() ? scene.rowLabels().get(row) : "";
            text.append(" ".repeat(Math.max(0, margin - 1 - label.length()))).append(label);
            if (margin > 0) text.append(' ');
            appendCells(row, text);
        }
        appendCounters(language, text);
        return text.toString();
    }

    private void appendGridLine(int row, StringBuilder to) {
        for (int column = 0; column <= scene.columns(); column++) {
            to.append(gridText(boxDrawing.junction(column, row), 1));
            if (column < scene.columns()) to.append(gridText(boxDrawing.horizontalLine(column, row), cellWidth()));
        }
        to.append('\n');
    }

    private void appendCells(int row, StringBuilder to) {
        for (int column = 0; column <= scene.columns(); column++) {
            to.append(gridText(boxDrawing.verticalLine(column, row), 1));
            if (column == scene.columns()) break;
            String cell = size == Size.TIGHT
                    ? tightCell(row, column)
                    : glyphText(left[row][column], 1)
                            + glyphText(middle[row][column], width)
                            + glyphText(right[row][column], 1);
            boolean wallBelow = size != Size.FULL && boxDrawing.horizontalLine(column, row + 1) == '━';
            to.append(wallBelow ? underlined(cell) : cell);
        }
        to.append('\n');
    }

    private int cellWidth() {
        return size == Size.TIGHT ? width : width + 2;
    }

    /** Returns the label of a cell; the direction instead, if its piece has one. */
    private String tightCell(int row, int column) {
        Glyph direction = right[row][column];
        boolean arrow = direction != null && "▲▶▼◀".contains(direction.text());
        return glyphText(arrow ? new Glyph(direction.text(), direction.tone(), true) : middle[row][column], width);
    }

    /** Underlines a cell, and restores the underline after each colour reset. */
    private static String underlined(String cell) {
        return "\033[4m" + cell.replace("\033[0m", "\033[0;4m") + "\033[0m";
    }

    /** Draws light lines in a soft colour, so that walls stand out. */
    private String gridText(char c, int count) {
        return coloured(String.valueOf(c).repeat(count), BoxDrawing.isLight(c) ? Tone.SOFT : Tone.INK, false);
    }

    private String glyphText(Glyph glyph, int columns) {
        if (glyph == null) return " ".repeat(columns);
        return coloured(centre(glyph.text(), columns), glyph.tone(), glyph.solid());
    }

    private static String centre(String text, int columns) {
        int before = Math.max(0, columns - text.length() + 1) / 2;
        return " ".repeat(before) + text + " ".repeat(Math.max(0, columns - text.length() - before));
    }

    private void appendCounters(Locale language, StringBuilder to) {
        CounterText.lines(scene, language, columns)
                .forEach(line -> to.append(line).append('\n'));
    }

    private String coloured(String text, Tone tone, boolean solid) {
        if (!colour || text.isBlank()) return text;
        int code = switch (tone) {
            case RED, BAD -> 31;
            case GREEN, GOOD -> 32;
            case YELLOW, WARN -> 33;
            case BLUE -> 34;
            case ACCENT -> 36;
            case SILVER -> 37;
            case WHITE -> 97;
            case BLACK -> 30;
            case SOFT, FOG, BLOCK -> 90;
            case INK -> 39;
        };
        return "\033[" + (solid ? "1;7;" : "") + code + "m" + text + "\033[0m";
    }
}
