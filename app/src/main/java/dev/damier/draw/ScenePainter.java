package dev.damier.draw;

import dev.damier.game.Scene;
import dev.damier.game.Tone;
import java.util.List;
import java.util.Locale;

/** Draws a scene on a canvas: cells, then marks, diagonals, walls, pieces and counters. All sizes are pixels. */
final class ScenePainter {
    private static final double CELL_SIZE = 48;
    private static final double MARGIN = 16;
    private static final double LABEL_SIZE = 24;
    /** Approximate width of a letter of the counters. */
    private static final double LETTER_WIDTH = 7.5;

    private static final double COUNTER_LINE_HEIGHT = 24;

    private final Scene scene;
    private final List<String> counterLines;
    private final double left;
    private final double top;

    ScenePainter(Scene scene, Locale language) {
        this.scene = scene;
        left = MARGIN + (scene.rowLabels().isEmpty() ? 0 : LABEL_SIZE);
        counterLines = CounterText.lines(scene, language, (int) ((left + scene.columns() * CELL_SIZE) / LETTER_WIDTH));
        top = MARGIN + (scene.columnLabels().isEmpty() ? 0 : LABEL_SIZE);
    }

    int width() {
        return (int) Math.ceil(left + scene.columns() * CELL_SIZE + MARGIN);
    }

    int height() {
        return (int) Math.ceil(top + scene.rows() * CELL_SIZE + MARGIN + counterLines.size() * COUNTER_LINE_HEIGHT);
    }

    void paint(Canvas canvas) {
        canvas.rectangle(0, 0, width(), height(), 0, Palette.BACKGROUND, 1);
        paintFloor(canvas);
        paintLabels(canvas);
        scene.cells().forEach(cell -> paint(cell, canvas));
        scene.marks().forEach(mark -> paint(mark, canvas));
        scene.diagonals().forEach(diagonal -> paint(diagonal, canvas));
        scene.walls().forEach(wall -> paint(wall, canvas));
        scene.pieces().forEach(piece -> paint(piece, canvas));
        paintCounters(canvas);
    }

    private double x(double column) {
        return left + column * CELL_SIZE;
    }

    private double y(double row) {
        return top + row * CELL_SIZE;
    }

    private void paintFloor(Canvas canvas) {
        for (int row = 0; row < scene.rows(); row++) {
            for (int column = 0; column < scene.columns(); column++) {
                int colour = (row + column) % 2 == 0 ? Palette.CELL_LIGHT : Palette.CELL_DARK;
                canvas.rectangle(x(column), y(row), CELL_SIZE, CELL_SIZE, 0, colour, 1);
            }
        }
        for (int row = 0; row <= scene.rows(); row++) {
            canvas.line(x(0), y(row), x(scene.columns()), y(row), 1, Palette.GRID);
        }
        for (int column = 0; column <= scene.columns(); column++) {
            canvas.line(x(column), y(0), x(column), y(scene.rows()), 1, Palette.GRID);
        }
    }

    private void paintLabels(Canvas canvas) {
        for (int i = 0; i < scene.columnLabels().size(); i++) {
            canvas.text(
                    x(i + 0.5),
                    top - LABEL_SIZE / 2,
                    13,
                    false,
                    Palette.SOFT,
                    scene.columnLabels().get(i));
        }
        for (int i = 0; i < scene.rowLabels().size(); i++) {
            canvas.text(
                    left - LABEL_SIZE / 2,
                    y(i + 0.5),
                    13,
                    false,
                    Palette.SOFT,
                    scene.rowLabels().get(i));
        }
    }

    private void paint(Scene.Cell cell, Canvas canvas) {
        int colour = Palette.of(cell.tone());
        switch (cell.kind()) {
            case BLOCK ->
                canvas.rectangle(x(cell.x()), y(cell.y()), CELL_SIZE, CELL_SIZE, 0, Palette.of(Tone.BLOCK), 1);
            case FOG -> canvas.rectangle(x(cell.x()), y(cell.y()), CELL_SIZE, CELL_SIZE, 0, Palette.of(Tone.FOG), 1);
            case HOLE -> canvas.rectangle(x(cell.x()), y(cell.y()), CELL_SIZE, CELL_SIZE, 0, Palette.GRID, 0.6);
            case GOAL, HOME -> canvas.rectangle(x(cell.x()), y(cell.y()), CELL_SIZE, CELL_SIZE, 0, colour, 0.15);
        }
        if (!cell.label().isEmpty()) {
            canvas.text(x(cell.x() + 0.5), y(cell.y() + 0.8), 11, false, Palette.SOFT, cell.label());
        }
    }

    private void paint(Scene.Mark mark, Canvas canvas) {
        int colour = Palette.of(mark.tone());
        double cx = x(mark.x() + 0.5);
        double cy = y(mark.y() + 0.5);
        switch (mark.kind()) {
            case TARGET -> paintTarget(cx, cy, 1, colour, Scene.Sign.of(mark.label()), canvas);
            case PLATE -> {
                double half = CELL_SIZE * 0.8;
                canvas.rectangle(
                        x(mark.x() + 1) - half, y(mark.y() + 1) - half, 2 * half, 2 * half, 8, Palette.BACKGROUND, 1);
                paintTarget(x(mark.x() + 1), y(mark.y() + 1), 1.6, colour, Scene.Sign.of(mark.label()), canvas);
            }
            case DOT -> canvas.disc(cx, cy, CELL_SIZE * 0.12, colour, 0.8);
            case PATH -> canvas.disc(cx, cy, CELL_SIZE * 0.08, colour, 0.55);
            case RING, FAULT -> canvas.ring(cx, cy, CELL_SIZE * 0.42, 3, colour);
            case PROVED, POSSIBLE, EXCLUDED -> {
                canvas.rectangle(
                        cx - CELL_SIZE * 0.42,
                        cy - CELL_SIZE * 0.42,
                        CELL_SIZE * 0.84,
                        CELL_SIZE * 0.84,
                        4,
                        colour,
                        0.12);
                canvas.text(cx, cy, 16, mark.kind() == Scene.Mark.Kind.PROVED, colour, mark.label());
            }
            case CONE, HEARD, HEAT, LAST -> {
                double opacity = mark.weight() > 0 ? Math.min(100, mark.weight()) / 150.0 : 0.2;
                canvas.rectangle(x(mark.x()), y(mark.y()), CELL_SIZE, CELL_SIZE, 0, colour, opacity);
                if (!mark.label().isEmpty()) canvas.text(cx, cy, 12, false, Palette.SOFT, mark.label());
            }
        }
    }

    private static void paintTarget(double cx, double cy, double size, int colour, Scene.Sign sign, Canvas canvas) {
        canvas.disc(cx, cy, CELL_SIZE * 0.46 * size, colour, 0.15);
        double r = CELL_SIZE * 0.3 * size;
        switch (sign) {
            case TRIANGLE -> canvas.polygon(regularPolygon(cx, cy, r * 1.15, 3), colour, 1);
            case SQUARE -> canvas.rectangle(cx - r * 0.85, cy - r * 0.85, r * 1.7, r * 1.7, 2, colour, 1);
            case HEXAGON -> canvas.polygon(regularPolygon(cx, cy, r * 1.05, 6), colour, 1);
            case VORTEX -> {
                canvas.ring(cx, cy, r, 4, colour);
                canvas.ring(cx, cy, r * 0.5, 4, colour);
            }
            case CIRCLE -> canvas.disc(cx, cy, r, colour, 1);
        }
    }

    /** Returns the corners of a regular polygon with one corner at the top. */
    private static double[] regularPolygon(double cx, double cy, double r, int corners) {
        double[] at = new double[corners * 2];
        for (int i = 0; i < corners; i++) {
            double angle = 2 * Math.PI * i / corners - Math.PI / 2;
            at[2 * i] = cx + r * Math.cos(angle);
            at[2 * i + 1] = cy + r * Math.sin(angle);
        }
        return at;
    }

    private void paint(Scene.Diagonal d, Canvas canvas) {
        double inset = 0.1;
        boolean slash = d.slash() == '/';
        double from = slash ? 1 - inset : inset;
        double to = slash ? inset : 1 - inset;
        canvas.line(x(d.x() + inset), y(d.y() + from), x(d.x() + 1 - inset), y(d.y() + to), 5, Palette.of(d.tone()));
    }

    private void paint(Scene.Wall wall, Canvas canvas) {
        double x2 = wall.vertical() ? x(wall.x()) : x(wall.x() + wall.length());
        double y2 = wall.vertical() ? y(wall.y() + wall.length()) : y(wall.y());
        int colour = wall.tone() == Tone.INK ? Palette.WALL : Palette.of(wall.tone());
        canvas.line(x(wall.x()), y(wall.y()), x2, y2, 6, colour);
    }

    private void paint(Scene.Piece piece, Canvas canvas) {
        double cx = x(piece.x() + 0.5);
        double cy = y(piece.y() + 0.5);
        int colour = Palette.of(piece.tone());
        switch (piece.shape()) {
            case TILE ->
                canvas.rectangle(
                        cx - CELL_SIZE * 0.45, cy - CELL_SIZE * 0.45, CELL_SIZE * 0.9, CELL_SIZE * 0.9, 6, colour, 1);
            case SUIT, ROPE, TARGET ->
                canvas.rectangle(
                        cx - CELL_SIZE * 0.32, cy - CELL_SIZE * 0.32, CELL_SIZE * 0.64, CELL_SIZE * 0.64, 4, colour, 1);
            case STONE -> {
                canvas.disc(cx, cy, CELL_SIZE * 0.38, Palette.INK, 1);
                canvas.disc(cx, cy, CELL_SIZE * 0.36, colour, 1);
            }
            case DISC, PAWN, ROBOT, HERO, GUARD, CIVILIAN -> canvas.disc(cx, cy, CELL_SIZE * 0.36, colour, 1);
        }
        paintFacing(cx, cy, piece.facing(), colour, canvas);
        canvas.text(cx, cy, piece.label().length() > 2 ? 14 : 19, true, Palette.textOn(piece.tone()), piece.label());
    }

    /** Draws a small triangle on the side that a piece faces. */
    private static void paintFacing(double cx, double cy, char direction, int colour, Canvas canvas) {
        int dx = direction == 'E' ? 1 : direction == 'W' ? -1 : 0;
        int dy = direction == 'S' ? 1 : direction == 'N' ? -1 : 0;
        if (dx == 0 && dy == 0) return;
        double tip = CELL_SIZE * 0.5;
        double base = CELL_SIZE * 0.3;
        double half = CELL_SIZE * 0.2;
        canvas.polygon(
                new double[] {
                    cx + dx * tip,
                    cy + dy * tip,
                    cx + dx * base - dy * half,
                    cy + dy * base + dx * half,
                    cx + dx * base + dy * half,
                    cy + dy * base - dx * half
                },
                colour,
                1);
    }

    private void paintCounters(Canvas canvas) {
        double y = y(scene.rows()) + MARGIN + COUNTER_LINE_HEIGHT / 2;
        for (String line : counterLines) {
            canvas.text(width() / 2.0, y, 14, false, Palette.INK, line);
            y += COUNTER_LINE_HEIGHT;
        }
    }
}
