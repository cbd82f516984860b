package dev.damier.protocol.quoridor;

import dev.damier.game.Scene;

/** A scene with its top row at the bottom, for hosts whose first player sits on top; labels stay where they are. */
final class MirroredScene {
    private MirroredScene() {}

    static Scene of(Scene scene) {
        Scene.Builder to = Scene.builder(scene.columns(), scene.rows());
        int last = scene.rows() - 1;
        scene.cells().forEach(c -> to.cell(c.x(), last - c.y(), c.kind(), c.tone(), c.label()));
        scene.marks().forEach(m -> to.mark(m.x(), last - m.y(), m.kind(), m.tone(), m.label(), m.weight()));
        scene.pieces()
                .forEach(p ->
                        to.piece(p.id(), p.x(), last - p.y(), p.shape(), p.tone(), p.label(), p.facing(), p.name()));
        for (Scene.Wall wall : scene.walls()) {
            int y = scene.rows() - wall.y() - (wall.vertical() ? wall.length() : 0);
            to.wall(wall.x(), y, wall.vertical(), wall.length(), wall.tone());
        }
        scene.counters().forEach(c -> to.counter(c.id(), c.name(), c.value(), c.seat()));
        return to.labels(scene.columnLabels(), scene.rowLabels()).build();
    }
}
