package dev.damier.web;

import dev.damier.game.Effect;
import dev.damier.game.Insight;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;

/**
 * What a page needs to draw a table and play on it.
 *
 * @param start where it began, once it is over and was a secret of the server until then; else empty
 * @param position the present position; empty while it is a secret of the server
 * @param played texts of the moves made so far
 * @param words the same moves for people
 * @param movers ids of the pieces that made them, "" where none moved
 * @param layers what {@link Insight} can show, empty if nothing
 * @param seats who sits at the table, empty for a puzzle
 * @param sequel what goes on from here once it is over, or null
 * @param marks the layer that was asked for
 * @param ahead legal moves after the next ones, see {@link Lookahead}; empty unless asked for
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
        List<Insight.Layer> layers,
        List<Table.Seat> seats,
        Table.Sequel sequel,
        List<Scene.Mark> marks,
        Map<String, List<Move>> ahead) {

    static View of(Setup setup, Table table, List<Move> played, int viewer, boolean secret, String layer) {
        Insight insight = table instanceof Insight i ? i : null;
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
                insight == null ? List.of() : insight.layers(),
                table.seats(),
                table.status().over() ? table.sequel().orElse(null) : null,
                shows(insight, layer) ? insight.layer(layer) : List.of(),
                Map.of());
    }

    /** The same, with where it began, now that this is no secret any more. */
    View from(Setup began) {
        return new View(
                game,
                began.write(),
                position,
                seat,
                status,
                scene,
                moves,
                played,
                words,
                movers,
                remarks,
                layers,
                seats,
                sequel,
                marks,
                ahead);
    }

    /** The same, with what may follow the next moves. */
    View with(Map<String, List<Move>> next) {
        return new View(
                game, start, position, seat, status, scene, moves, played, words, movers, remarks, layers, seats,
                sequel, marks, next);
    }

    private static String mover(Move move) {
        return move.effect().moved().stream()
                .map(Effect.Shift::piece)
                .findFirst()
                .orElse("");
    }

    private static boolean shows(Insight insight, String layer) {
        return insight != null && insight.layers().stream().anyMatch(l -> l.id().equals(layer));
    }
}
