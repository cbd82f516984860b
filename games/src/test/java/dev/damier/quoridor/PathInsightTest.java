package dev.damier.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.AnalysisLayers;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Tone;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the layer that shows shortest paths, and its explanations. */
class PathInsightTest {
    private static AnalysisLayers insight(String position) {
        return (AnalysisLayers) new Quoridor().read(position).newTable();
    }

    @Test
    void explainsTheDistanceOfEachPlayer() {
        AnalysisLayers table = insight("-_-_e1.e9_10.10_1");
        assertThat(table.layers()).extracting(AnalysisLayers.Layer::id).containsExactly("paths");
        assertThat(table.explain(Spot.cell(0, 4)).stream().map(Object::toString))
                .containsExactly("Red needs 8 steps to the goal.", "Blue needs 8 steps to the goal.");
        Scene.Mark first = table.layer("paths").get(0);
        assertThat(table.explain(Spot.cell(first.x(), first.y())).get(0).toString())
                .contains("step 1 of a shortest path");
        assertThatThrownBy(() -> table.layer("path")).hasMessageContaining("did you mean 'paths'");
    }

    /** For two and four players: one mark per step, each next to the one before, the last on the goal. */
    @Test
    void marksFormCompletePaths() {
        Random random = new Random(3);
        for (int game = 0; game < 20; game++) {
            Board board = Quoridor.randomOpening(Rules.of(9, game % 2 == 0 ? 2 : 4), 14, random);
            List<Scene.Mark> marks = new PathInsight(board).layer("paths");
            for (int p = 0; p < board.players(); p++) {
                Tone tone = QuoridorScene.tone(p);
                List<Scene.Mark> own =
                        marks.stream().filter(m -> m.tone() == tone).toList();
                assertThat(own).hasSize(board.distance(p));
                int at = board.pawn(p);
                for (Scene.Mark mark : own) {
                    int next = (8 - mark.y()) * 9 + mark.x();
                    int from = at;
                    assertThat(java.util.stream.IntStream.range(0, 4)
                                    .map(direction -> board.wallGrid.neighbour(from, direction)))
                            .contains(next);
                    at = next;
                }
                assertThat(board.rules.isGoal(p, at)).isTrue();
            }
        }
    }
}
