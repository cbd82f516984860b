package dev.damier.taquin.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Table;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.taquin.Taquin;
import dev.damier.taquin.TileBoard;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a run of the engine {@code optimal} that stops returns a solution. */
class FirstLineTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8,1,9,10,2/18,15,21,22,17/12,13,0,0,23/19,4,20,16,3/6,7,11,14,5",
                "13,3,24,20,11/16,4,7,23,5/8,1,9,19,15/0,10,6,2,12/21,17,14,22,18",
                "0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1"
            })
    void stoppedRunHasAValidLine(String position) {
        TileBoard board = new Taquin().read(position).as(TileBoard.class).orElseThrow();
        Control control = new Control(Budget.UNLIMITED.withNodes(60_000));
        Outcome outcome =
                new TaquinOptimalEngine().build(Map.of("tables", "quick")).solve(board, control);
        assertThat(outcome).isInstanceOf(Stopped.class);
        Stopped stopped = (Stopped) outcome;
        Solved best = stopped.best().orElseThrow();
        assertThat(best.optimal()).isFalse();
        assertThat(best.cost()).isEqualTo(best.moves().length).isGreaterThanOrEqualTo(stopped.lowerBound());
        Table table = new Taquin().read(position).newTable();
        for (int move : best.moves()) table.play(move);
        assertThat(table.status().over()).isTrue();
        assertThat(outcome.stats().expanded()).isLessThanOrEqualTo(61_000);
    }
}
