package dev.damier.web;

import dev.damier.game.Insight;
import dev.damier.game.Move;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import java.util.List;

/**
 * What a page needs to draw a table and play on it.
 *
 * @param position the present position; empty while it is a secret of the server
 * @param played texts of the moves made so far
 * @param layers what {@link Insight} can show, empty if nothing
 * @param marks the layer that was asked for
 */
record View(
        String game,
        String position,
        int seat,
        Table.Status status,
        Scene scene,
        List<Move> moves,
        List<String> played,
        List<Text> remarks,
        List<String> layers,
        List<Scene.Mark> marks) {

    static View of(Setup setup, Table table, List<String> played, int viewer, boolean secret, String layer) {
        Insight insight = table instanceof Insight i ? i : null;
        return new View(
                setup.game().card().id(),
                secret ? "" : table.write(),
                table.seat(),
                table.status(),
                table.scene(viewer),
                table.moves(),
                List.copyOf(played),
                played.isEmpty() ? setup.remarks() : List.of(),
                insight == null ? List.of() : insight.layers(),
                insight == null || !insight.layers().contains(layer) ? List.of() : insight.layer(layer));
    }
}
