package dev.damier.quoridor;

import dev.damier.game.Suggestions;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;

/** What a player would like to see of the ways: a shortest one for each pawn, walls alone counted. */
final class Paths {
    static final String LAYER = "paths";

    private final Board board;

    Paths(Board board) {
        this.board = board;
    }

    List<Scene.Mark> layer(String id) {
        if (!LAYER.equals(id)) throw new IllegalArgumentException(Suggestions.unknown("unknown layer", id, List.of(LAYER)));
        List<Scene.Mark> marks = new ArrayList<>();
        for (int p = 0; p < board.players(); p++) marks.addAll(of(p));
        return marks;
    }

    /** A shortest way of one player. */
    List<Scene.Mark> of(int player) {
        List<Scene.Mark> marks = new ArrayList<>();
        Route route = board.route(player);
        for (int step = 1; step <= route.length(); step++) {
            Spot at = QuoridorScene.spot(route.square(step), board.size);
            marks.add(new Scene.Mark(
                    at.x(), at.y(), Scene.Mark.Kind.PATH, QuoridorScene.tone(player), Integer.toString(step), 70));
        }
        return marks;
    }

    /** How far each player is from the goal; on a square of the way, also after how many steps it comes. */
    List<Text> why(Spot cell) {
        List<Text> reasons = new ArrayList<>();
        for (int p = 0; p < board.players(); p++) {
            Route route = board.route(p);
            int length = route.length();
            int step = 0;
            while (step <= length
                    && !QuoridorScene.spot(route.square(step), board.size).equals(cell)) step++;
            reasons.add(
                    step == 0 || step > length
                            ? Text.of(Paths.class, "why.steps", p + 1, length)
                            : Text.of(Paths.class, "why.on-path", p + 1, length, step));
        }
        return reasons;
    }
}
