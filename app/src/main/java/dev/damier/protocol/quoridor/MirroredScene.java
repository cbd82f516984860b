package dev.damier.protocol.quoridor;

import dev.damier.game.Scene;

/** Flips a scene vertically, for hosts whose first player starts at the top. Labels are not moved. */
final class MirroredScene {
    private MirroredScene() {}

    /** Returns the flipped scene. */
    static Scene of(Scene scene) {
        Scene.Builder mirrored = Scene.builder(scene.columns(), scene.rows());
        int lastRow = scene.rows() - 1;
        scene.cells().forEach(c -> mirrored.cell(c.x(), lastRow - c.y(), c.kind(), c.tone(), c.label()));
        scene.marks().forEach(m -> mirrored.mark(m.x(), lastRow - m.y(), m.kind(), m.tone(), m.label(), m.weight()));
        scene.pieces()
                .forEach(p -> mirrored.piece(
                        p.id(), p.x(), lastRow - p.y(), p.shape(), p.tone(), p.label(), p.facing(), p.name()));
        for (Scene.Wall wall : scene.walls()) {
            int y = scene.rows() - wall.y() - (wall.vertical() ? wall.length() : 0);
            mirrored.wall(wall.x(), y, wall.vertical(), wall.length(), wall.tone());
        }
        scene.counters().forEach(c -> mirrored.counter(c.id(), c.name(), c.value(), c.seat()));
        return mirrored.labels(scene.columnLabels(), scene.rowLabels()).build();
    }
}
