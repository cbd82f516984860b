package dev.damier.hitman;

import dev.damier.game.Material;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Draws a world as a scene. Rows of a world are numbered from the bottom, as in the university course that defined the game.
 * Rows of a scene are numbered from the top.
 */
final class WorldDrawing {
    /** The id of Hitman's piece. */
    static final String HERO = "hitman";

    private final Scene.Builder scene;
    private final int columns;
    private final int rows;

    private WorldDrawing(Scene.Builder scene, int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        this.scene = scene.material(Material.BRICK);
    }

    WorldDrawing(int columns, int rows) {
        this(Scene.builder(columns, rows), columns, rows);
        scene.cell(0, rows - 1, Scene.Cell.Kind.HOME, Tone.SOFT, "");
        scene.labels(columnLabels(columns), rowLabels(rows));
    }

    /** Returns a scene of one cell with this content. */
    static Scene sample(Content content) {
        WorldDrawing drawing = new WorldDrawing(Scene.builder(1, 1), 1, 1);
        drawing.content(new Cell(0, 0), content);
        return drawing.build();
    }

    private static List<String> columnLabels(int n) {
        return IntStream.range(0, n).mapToObj(Spot::columnName).toList();
    }

    private static List<String> rowLabels(int n) {
        return IntStream.range(0, n).mapToObj(i -> String.valueOf(n - i)).toList();
    }

    private int y(Cell cell) {
        return rows - 1 - cell.y();
    }

    void fog(Cell cell) {
        scene.cell(cell.x(), y(cell), Scene.Cell.Kind.FOG, Tone.FOG, "");
    }

    /** Marks a cell that was submitted with a wrong content. */
    void wrongGuess(Cell cell) {
        scene.mark(cell.x(), y(cell), Scene.Mark.Kind.FAULT, Tone.BAD, "", 100);
    }

    void content(Cell cell, Content content) {
        switch (content) {
            case EMPTY -> {}
            case WALL -> scene.cell(cell.x(), y(cell), Scene.Cell.Kind.BLOCK, Tone.BLOCK, "");
            case TARGET -> piece(cell, content, Scene.Piece.Shape.TARGET, Tone.ACCENT, ' ');
            case SUIT -> piece(cell, content, Scene.Piece.Shape.SUIT, Tone.BLUE, ' ');
            case PIANO_WIRE -> piece(cell, content, Scene.Piece.Shape.ROPE, Tone.SILVER, ' ');
            default -> {
                boolean guard = content.isGuard();
                Scene.Piece.Shape shape = guard ? Scene.Piece.Shape.GUARD : Scene.Piece.Shape.CIVILIAN;
                piece(
                        cell,
                        content,
                        shape,
                        guard ? Tone.RED : Tone.YELLOW,
                        content.facing().letter());
            }
        }
    }

    /** Returns the position of a cell in a scene with this number of rows. */
    static Spot spot(Cell cell, int rows) {
        return Spot.cell(cell.x(), rows - 1 - cell.y());
    }

    /** Returns the id of the piece on a cell. */
    static String id(Cell cell) {
        return cell.x() + "-" + cell.y();
    }

    private void piece(Cell cell, Content content, Scene.Piece.Shape shape, Tone tone, char facing) {
        Text looking = content.isPerson() ? content.facing().words() : Text.plain("");
        Text name = Text.of(WorldDrawing.class, "piece." + shape.wireName(), cell.words(), looking);
        scene.piece(id(cell), cell.x(), y(cell), shape, tone, String.valueOf(content.letter), facing, name);
    }

    void hitman(Cell cell, Heading heading, boolean suitOn) {
        Text name = Text.of(
                WorldDrawing.class, suitOn ? "piece.hitman-suit" : "piece.hitman", cell.words(), heading.words());
        scene.piece(
                HERO,
                cell.x(),
                y(cell),
                Scene.Piece.Shape.HERO,
                suitOn ? Tone.BLUE : Tone.INK,
                "H",
                heading.letter(),
                name);
    }

    /** Draws the view cones of the people, as far as they follow from the drawn cells. */
    void viewCones(Map<Cell, Content> drawn) {
        drawn.forEach((cell, content) -> {
            if (content.isGuard()) guardView(drawn, cell, content.facing());
            if (content.isCivilian()) {
                cone(cell, Tone.WARN);
                cone(cell.ahead(content.facing(), 1), Tone.WARN);
            }
        });
    }

    private void guardView(Map<Cell, Content> drawn, Cell guard, Heading facing) {
        for (int d = 1; d <= 2; d++) {
            Cell cell = guard.ahead(facing, d);
            cone(cell, Tone.BAD);
            if (drawn.get(cell) != Content.EMPTY) return;
        }
    }

    private void cone(Cell cell, Tone tone) {
        if (inside(cell)) scene.mark(cell.x(), y(cell), Scene.Mark.Kind.CONE, tone, "", 40);
    }

    private boolean inside(Cell cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < columns && cell.y() < rows;
    }

    /** Marks a cell in Hitman's view. */
    void inView(Cell cell) {
        scene.mark(cell.x(), y(cell), Scene.Mark.Kind.CONE, Tone.ACCENT, "", 30);
    }

    /** Marks the square in which Hitman hears people. */
    void hearingSquare(Cell around) {
        for (int dy = -2; dy <= 2; dy++) {
            for (int dx = -2; dx <= 2; dx++) {
                Cell cell = new Cell(around.x() + dx, around.y() + dy);
                if (inside(cell)) scene.mark(cell.x(), y(cell), Scene.Mark.Kind.HEARD, Tone.SOFT, "", 20);
            }
        }
    }

    void counter(String id, Object value) {
        scene.counter(id, Text.of(WorldDrawing.class, "counter." + id, value), String.valueOf(value), 0);
    }

    Scene build() {
        return scene.build();
    }
}
