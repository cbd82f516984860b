package dev.damier.draw;

import dev.damier.game.Scene;
import dev.damier.game.Tone;
import java.util.Locale;

/**
 * A scene in characters: cells between light lines, walls heavy. A cell is its label's width and one column on each side:
 * on the left what lies under a piece, on the right where it looks.
 */
public final class SceneText {
    /** Columns any terminal has. */
    private static final int TERMINAL = 80;

    private final Scene scene;
    private final boolean colour;
    private final boolean compact;
    private final int width;
    private final BoxDrawing boxDrawing;
    private final Glyph[][] left;
    private final Glyph[][] middle;
    private final Glyph[][] right;

    /** A few characters in a tone; {@code solid} pieces are shown on a coloured ground. */
    private record Glyph(String text, Tone tone, boolean solid) {}

    private SceneText(Scene scene, boolean colour, boolean compact) {
        this.scene = scene;
        this.colour = colour;
        this.compact = compact;
        width = labelWidth(scene);
        boxDrawing = new BoxDrawing(scene);
        left = new Glyph[scene.rows()][scene.columns()];
        middle = new Glyph[scene.rows()][scene.columns()];
        right = new Glyph[scene.rows()][scene.columns()];
        scene.cells().forEach(this::put);
        scene.marks().forEach(this::put);
        scene.diagonals().forEach(d -> under(d.x(), d.y(), new Glyph(d.slash() == '/' ? "╱" : "╲", d.tone(), false)));
        scene.pieces().forEach(this::put);
    }

    public static String draw(Scene scene, boolean colour, Locale language) {
        return new SceneText(scene, colour, false).draw(language);
    }

    /** Half as high, for terminals that can underline: a row is one line, a wall below a cell its underline. */
    public static String compact(Scene scene, Locale language) {
        return new SceneText(scene, true, true).draw(language);
    }

    private static int labelWidth(Scene scene) {
        int widest = 1;
        for (Scene.Piece piece : scene.pieces())
            widest = Math.max(widest, piece.label().length());
        for (Scene.Cell cell : scene.cells())
            widest = Math.max(widest, cell.label().length());
        return widest;
    }

    private void put(Scene.Cell cell) {
        switch (cell.kind()) {
            case BLOCK -> fill(cell, "█");
            case FOG -> fill(cell, "░");
            case HOLE -> {} // between tiles an empty place says it best
            case GOAL -> under(cell.x(), cell.y(), new Glyph("◦", cell.tone(), false));
            case HOME -> under(cell.x(), cell.y(), new Glyph("⌂", cell.tone(), false));
        }
        if (!cell.label().isEmpty()) middle[cell.y()][cell.x()] = new Glyph(cell.label(), cell.tone(), false);
    }

    private void fill(Scene.Cell cell, String with) {
        Glyph side = new Glyph(with, Tone.SOFT, false);
        left[cell.y()][cell.x()] = side;
        right[cell.y()][cell.x()] = side;
        middle[cell.y()][cell.x()] = new Glyph(with.repeat(width), Tone.SOFT, false);
    }

    private void put(Scene.Mark mark) {
        if (mark.kind() == Scene.Mark.Kind.RING) {
            left[mark.y()][mark.x()] = new Glyph("(", mark.tone(), false);
            right[mark.y()][mark.x()] = new Glyph(")", mark.tone(), false);
            return;
        }
        if (mark.kind() == Scene.Mark.Kind.PLATE) {
            middle[mark.y()][mark.x()] = new Glyph(target(Scene.Sign.of(mark.label())), mark.tone(), true);
            return;
        }
        String sign = switch (mark.kind()) {
            case TARGET -> target(Scene.Sign.of(mark.label()));
            case DOT, PATH -> "·";
            case LAST -> "○";
            case FAULT -> "!";
            case HEAT, CONE, HEARD -> mark.label().isEmpty() ? "▒" : mark.label();
            case PROVED -> mark.label().isEmpty() ? "✓" : mark.label();
            case POSSIBLE -> mark.label().isEmpty() ? "?" : mark.label();
            case EXCLUDED -> mark.label().isEmpty() ? "×" : mark.label();
            case RING, PLATE -> throw new IllegalStateException("drawn already");
        };
        if (!sign.isEmpty()) under(mark.x(), mark.y(), new Glyph(sign, mark.tone(), false));
    }

    private static String target(Scene.Sign sign) {
        return switch (sign) {
            case TRIANGLE -> "▲";
            case SQUARE -> "■";
            case HEXAGON -> "⬢";
            case VORTEX -> "✺";
            case CIRCLE -> "●";
        };
    }

    /** The first thing that lies on a floor is in its middle, the next at its left. */
    private void under(int x, int y, Glyph glyph) {
        boolean full = left[y][x] != null && left[y][x].text().equals("█");
        if (glyph.text().length() > width || full) return;
        if (middle[y][x] == null) middle[y][x] = glyph;
        else if (glyph.text().length() == 1) left[y][x] = glyph;
    }

    private void put(Scene.Piece piece) {
        int x = piece.x();
        int y = piece.y();
        if (middle[y][x] != null && middle[y][x].text().length() == 1) left[y][x] = middle[y][x];
        String label = piece.label().isEmpty() ? "•" : piece.label();
        middle[y][x] = new Glyph(label, piece.tone(), true);
        int way = "NESW".indexOf(piece.facing());
        if (way >= 0) right[y][x] = new Glyph("▲▶▼◀".substring(way, way + 1), piece.tone(), false);
    }

    private String draw(Locale language) {
        StringBuilder text = new StringBuilder();
        int margin = scene.rowLabels().stream().mapToInt(String::length).max().orElse(-1) + 1;
        if (!scene.columnLabels().isEmpty()) {
            StringBuilder line = new StringBuilder(" ".repeat(margin + 1));
            for (String label : scene.columnLabels())
                line.append(centre(label, width + 2)).append(' ');
            text.append(line.toString().stripTrailing()).append('\n');
        }
        for (int row = 0; row <= scene.rows(); row++) {
            if (!compact) {
                text.append(" ".repeat(margin));
                rule(row, text);
            }
            if (row == scene.rows()) break;
            String label = row < scene.rowLabels().size() ? scene.rowLabels().get(row) : "";
            text.append(" ".repeat(Math.max(0, margin - 1 - label.length()))).append(label);
            if (margin > 0) text.append(' ');
            cells(row, text);
        }
        counters(language, text);
        return text.toString();
    }

    private void rule(int row, StringBuilder to) {
        for (int column = 0; column <= scene.columns(); column++) {
            to.append(line(boxDrawing.joint(column, row), 1));
            if (column < scene.columns()) to.append(line(boxDrawing.across(column, row), width + 2));
        }
        to.append('\n');
    }

    private void cells(int row, StringBuilder to) {
        for (int column = 0; column <= scene.columns(); column++) {
            to.append(line(boxDrawing.down(column, row), 1));
            if (column == scene.columns()) break;
            String cell = show(left[row][column], 1) + show(middle[row][column], width) + show(right[row][column], 1);
            boolean wallBelow = compact && boxDrawing.across(column, row + 1) == '━';
            to.append(wallBelow ? underlined(cell) : cell);
        }
        to.append('\n');
    }

    /** Survives the resets within. */
    private static String underlined(String cell) {
        return "\033[4m" + cell.replace("\033[0m", "\033[0;4m") + "\033[0m";
    }

    /** Walls stand out, the grid stays back. */
    private String line(char c, int times) {
        return ink(String.valueOf(c).repeat(times), BoxDrawing.light(c) ? Tone.SOFT : Tone.INK, false);
    }

    private String show(Glyph glyph, int room) {
        if (glyph == null) return " ".repeat(room);
        return ink(centre(glyph.text(), room), glyph.tone(), glyph.solid());
    }

    private static String centre(String text, int room) {
        int before = Math.max(0, room - text.length() + 1) / 2;
        return " ".repeat(before) + text + " ".repeat(Math.max(0, room - text.length() - before));
    }

    private void counters(Locale language, StringBuilder to) {
        CounterText.lines(scene, language, TERMINAL).forEach(line -> to.append(line).append('\n'));
    }

    private String ink(String text, Tone tone, boolean solid) {
        if (!colour || text.isBlank()) return text;
        int code = switch (tone) {
            case RED, BAD -> 31;
            case GREEN, GOOD -> 32;
            case YELLOW, WARN -> 33;
            case BLUE -> 34;
            case ACCENT -> 36;
            case SILVER -> 37;
            case SOFT, FOG, BLOCK -> 90;
            case INK -> 39;
        };
        return "\033[" + (solid ? "1;7;" : "") + code + "m" + text + "\033[0m";
    }
}
