package dev.damier.hitman;

import dev.damier.game.Scene;
import dev.damier.game.Text;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import java.util.Map;

/** A world as a scene: the course counts rows from the bottom, a scene from the top. */
final class WorldDrawing {
    private final Scene.Builder scene;
    private final int columns;
    private final int rows;

    WorldDrawing(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        scene = Scene.of(columns, rows);
        scene.cell(0, rows - 1, "home", "soft", "");
        scene.labels(numbers(columns, false), numbers(rows, true));
    }

    private static java.util.List<String> numbers(int n, boolean falling) {
        return java.util.stream.IntStream.range(0, n)
                .mapToObj(i -> String.valueOf(falling ? n - 1 - i : i))
                .toList();
    }

    private int y(Cell cell) {
        return rows - 1 - cell.y();
    }

    void fog(Cell cell) {
        scene.cell(cell.x(), y(cell), "fog", "fog", "");
    }

    void fault(Cell cell) {
        scene.mark(cell.x(), y(cell), "fault", "bad", "", 100);
    }

    void content(Cell cell, Content content) {
        switch (content) {
            case EMPTY -> {}
            case WALL -> scene.cell(cell.x(), y(cell), "block", "block", "");
            case TARGET -> piece(cell, content, "target", "accent", ' ');
            case SUIT -> piece(cell, content, "suit", "blue", ' ');
            case PIANO_WIRE -> piece(cell, content, "wire", "silver", ' ');
            default -> {
                boolean guard = content.guard();
                piece(cell, content, guard ? "guard" : "civilian", guard ? "red" : "yellow", content.facing.letter());
            }
        }
    }

    private void piece(Cell cell, Content content, String shape, String tone, char facing) {
        String id = shape + "-" + cell.x() + "-" + cell.y();
        Text name = Text.of(WorldDrawing.class, "piece." + shape, cell, facing);
        scene.piece(id, cell.x(), y(cell), shape, tone, String.valueOf(content.letter), facing, name);
    }

    void hitman(Cell cell, Heading heading, boolean suitOn) {
        Text name = Text.of(WorldDrawing.class, suitOn ? "piece.hitman-suit" : "piece.hitman", cell, heading.letter());
        scene.piece("hitman", cell.x(), y(cell), "hitman", suitOn ? "blue" : "ink", "H", heading.letter(), name);
    }

    /** View cones of the people drawn, as far as what is drawn lets them be known. */
    void views(Map<Cell, Content> drawn) {
        drawn.forEach((cell, content) -> {
            if (content.guard()) guardView(drawn, cell, content.facing);
            if (content.civilian()) {
                cone(cell, "warn");
                cone(cell.ahead(content.facing, 1), "warn");
            }
        });
    }

    private void guardView(Map<Cell, Content> drawn, Cell guard, Heading facing) {
        for (int d = 1; d <= 2; d++) {
            Cell cell = guard.ahead(facing, d);
            cone(cell, "bad");
            if (drawn.get(cell) != Content.EMPTY) return;
        }
    }

    private void cone(Cell cell, String tone) {
        if (inside(cell)) scene.mark(cell.x(), y(cell), "cone", tone, "", 40);
    }

    private boolean inside(Cell cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < columns && cell.y() < rows;
    }

    /** A cell that Hitman sees now. */
    void inView(Cell cell) {
        scene.mark(cell.x(), y(cell), "cone", "accent", "", 30);
    }

    /** The square in which Hitman hears people. */
    void heard(Cell around) {
        for (int dy = -2; dy <= 2; dy++) {
            for (int dx = -2; dx <= 2; dx++) {
                Cell cell = new Cell(around.x() + dx, around.y() + dy);
                if (inside(cell)) scene.mark(cell.x(), y(cell), "heard", "soft", "", 20);
            }
        }
    }

    void counter(String id, Object value) {
        scene.counter(id, Text.of(WorldDrawing.class, "counter." + id), String.valueOf(value), 0);
    }

    Scene build() {
        return scene.build();
    }
}
