package dev.damier.quoridor;

import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Suggestions;
import dev.damier.game.Text;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.List;

/** The layer that shows a shortest path of each pawn. Other pawns do not block a path. */
final class PathInsight {
    static final String LAYER = "paths";

    private final Board board;

    PathInsight(Board board) {
        this.board = board;
    }

    /** Returns the marks of the layer {@link #LAYER}. */
    List<Scene.Mark> layer(String id) {
        if (!LAYER.equals(id))
            throw new BadInputException(Suggestions.unknownMessage("unknown layer", id, List.of(LAYER)));
        List<Scene.Mark> marks = new ArrayList<>();
        for (int p = 0; p < board.players(); p++) marks.addAll(pathMarks(p));
        return marks;
    }

    /** Returns marks along a shortest path of a player. */
    List<Scene.Mark> pathMarks(int player) {
        List<Scene.Mark> marks = new ArrayList<>();
        Route route = board.route(player);
        for (int step = 1; step <= route.length(); step++) {
            Spot at = QuoridorScene.spot(route.square(step), board.size);
            marks.add(new Scene.Mark(
                    at.x(), at.y(), Scene.Mark.Kind.PATH, QuoridorScene.tone(player), Integer.toString(step), 70));
        }
        return marks;
    }

    /**
     * Returns how far each player is from the goal. For a cell on the shown path, it also returns after how many steps
     * the pawn arrives there.
     */
    List<Text> explain(Spot cell) {
        List<Text> reasons = new ArrayList<>();
        for (int p = 0; p < board.players(); p++) {
            Route route = board.route(p);
            int length = route.length();
            int step = 0;
            while (step <= length
                    && !QuoridorScene.spot(route.square(step), board.size).equals(cell)) step++;
            reasons.add(
                    step == 0 || step > length
                            ? Text.of(PathInsight.class, "why.steps", QuoridorScene.name(p), length)
                            : Text.of(PathInsight.class, "why.on-path", QuoridorScene.name(p), length, step));
        }
        return reasons;
    }
}
