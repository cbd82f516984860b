package dev.damier.web;

import dev.damier.game.AnalysisLayers;
import dev.damier.game.Effect;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Table.SlidingMoves;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;

/**
 * Everything a page needs to draw a game and play it.
 *
 * @param start the start position, if it was hidden and the game is over; else empty
 * @param position the current position; empty while it is hidden
 * @param seat the side to move
 * @param moves the legal moves
 * @param played texts of the moves made so far
 * @param words the same moves, localised
 * @param movers ids of the pieces that made them, "" where no piece moved
 * @param remarks notes of the game on the start position
 * @param layers the analysis layers, empty if there are none
 * @param seats the players, empty for a puzzle
 * @param sequel the position that follows this game, null if there is none or the game is not over
 * @param marks the marks of the requested analysis layer
 * @param ahead legal moves after the next moves, see {@link Lookahead}; empty unless requested
 * @param slides patterns of the legal moves, null if there are none or they were not requested
 */
record View(
        String game,
        String start,
        String position,
        int seat,
        Table.Status status,
        Scene scene,
        List<Move> moves,
        List<String> played,
        List<Text> words,
        List<String> movers,
        List<Text> remarks,
        List<AnalysisLayers.Layer> layers,
        List<Table.Seat> seats,
        Table.Sequel sequel,
        List<Scene.Mark> marks,
        Map<String, List<Move>> ahead,
        SlidingMoves slides) {
    /**
     * @param viewer the seat that sees the scene, -1 for a spectator
     * @param secret whether the position is hidden
     * @param layer id of the requested analysis layer, or ""
     */
    static View of(Setup setup, Table table, List<Move> played, int viewer, boolean secret, String layer) {
        AnalysisLayers analysisLayers = table instanceof AnalysisLayers i ? i : null;
        return new View(
                setup.game().descriptor().id(),
                "",
                secret ? "" : table.write(),
                table.toMove(),
                table.status(),
                table.scene(viewer),
                table.moves(),
                played.stream().map(Move::text).toList(),
                played.stream().map(Move::words).toList(),
                played.stream().map(View::mover).toList(),
                played.isEmpty() ? setup.remarks() : List.of(),
                analysisLayers == null ? List.of() : analysisLayers.layers(),
                table.seats(),
                table.status().over() ? table.sequel().orElse(null) : null,
                hasLayer(analysisLayers, layer) ? analysisLayers.layer(layer) : List.of(),
                Map.of(),
                null);
    }

    /** Returns this view with the start position, which is no longer hidden. */
    View withStart(Setup startSetup) {
        return with(startSetup.write(), scene, moves, ahead, slides);
    }

    /** Returns this view with another drawing of the board and without moves. */
    View withScene(Scene revealed) {
        return with(start, revealed, List.of(), ahead, slides);
    }

    /**
     * Returns this view with the legal moves after the next moves. Patterns replace the list of moves. The table is
     * unchanged if its moves can be undone.
     */
    View withLookahead(Table table) {
        SlidingMoves patterns = table.slidingMoves().orElse(null);
        return with(start, scene, moves, patterns == null ? Lookahead.of(table) : Map.of(), patterns);
    }

    private View with(
            String newStart,
            Scene newScene,
            List<Move> newMoves,
            Map<String, List<Move>> newAhead,
            SlidingMoves newSlides) {
        return new View(
                game, newStart, position, seat, status, newScene, newMoves, played, words, movers, remarks, layers,
                seats, sequel, marks, newAhead, newSlides);
    }

    private static String mover(Move move) {
        return move.effect().moved().stream()
                .map(Effect.Shift::piece)
                .findFirst()
                .orElse("");
    }

    private static boolean hasLayer(AnalysisLayers analysisLayers, String layer) {
        return analysisLayers != null && analysisLayers.layers().stream().anyMatch(l -> l.id().equals(layer));
    }
}
