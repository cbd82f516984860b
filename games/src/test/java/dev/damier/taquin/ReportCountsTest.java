package dev.damier.taquin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import dev.damier.game.Suite;
import dev.damier.game.engines.AStarEngine;
import dev.damier.game.engines.AttrapayEngine;
import dev.damier.game.engines.IdaStarEngine;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Stats;
import dev.damier.search.Puzzle;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the node counts that the reports printed for their boards: open and closed nodes. */
class ReportCountsTest {

    private static Stats run(Engine<Puzzle> engine, int size, String letter, String... options) {
        Map<String, String> all = new java.util.HashMap<>();
        for (int i = 0; i < options.length; i += 2) all.put(options[i], options[i + 1]);
        Puzzle puzzle = new Taquin()
                .deal(Map.of("board", letter, "size", "" + size), 0)
                .as(Puzzle.class)
                .orElseThrow();
        Outcome outcome = engine.build(all).solve(puzzle, Control.unlimited());
        assertThat(outcome).isInstanceOf(Outcome.Solved.class);
        return outcome.stats();
    }

    @ParameterizedTest
    @CsvSource({
        "A,none,2578,2632",
        "B,none,10049,15302",
        "A,W,264,183",
        "B,W,932,746",
        "C,W,5928,6359",
        "A,P,67,40",
        "B,P,198,135",
        "C,P,443,315"
    })
    void nodeCountsOnThreeByThreeAreExact(String letter, String heuristic, long open, long closed) {
        Stats stats = run(new AStarEngine(), 3, letter, "heuristic", heuristic, "ties", "fifo");
        assertThat(stats.open()).isEqualTo(open);
        assertThat(stats.closed()).isEqualTo(closed);
    }

    /**
     * The report used A-ttrapay for its 5×5 boards. With first-in-first-out ties and no reopening, it gives exactly the
     * printed counts. A* has three more open nodes and one more closed node on B.
     */
    @ParameterizedTest
    @CsvSource({"B,12711,6179", "C,10642,5154"})
    void attrapayOnFiveByFiveWithRealPower(String letter, long open, long closed) {
        Stats stats = run(new AttrapayEngine(), 5, letter, "heuristic", "P175", "ties", "fifo", "reopen", "off");
        assertThat(stats.open()).isEqualTo(open);
        assertThat(stats.closed()).isEqualTo(closed);
    }

    @ParameterizedTest
    @CsvSource({"B,12714,6180", "C,10642,5154"})
    void plainAStarOnFiveByFiveWithRealPower(String letter, long open, long closed) {
        Stats stats = run(new AStarEngine(), 5, letter, "heuristic", "P175", "ties", "fifo", "reopen", "off");
        assertThat(stats.open()).isEqualTo(open);
        assertThat(stats.closed()).isEqualTo(closed);
    }

    /** A-ttrapay closes one node fewer on A, and on C three fewer with P and eight fewer with W. */
    @ParameterizedTest
    @CsvSource({"A,W,1", "A,P,1", "C,P,3", "C,W,8"})
    void attrapaySavesAFewNodes(String letter, String heuristic, long saved) {
        Stats plain = run(new AStarEngine(), 3, letter, "heuristic", heuristic, "ties", "fifo");
        Stats caught = run(new AttrapayEngine(), 3, letter, "heuristic", heuristic, "ties", "fifo");
        assertThat(plain.closed() - caught.closed()).isEqualTo(saved);
    }

    @Test
    void namedBoardsAreTheSuite() {
        Suite suite = Suite.of(Taquin.class, "reports").get(0);
        int line = 0;
        for (int size : new int[] {3, 5})
            for (String letter : new String[] {"A", "B", "C"})
                assertThat(new Taquin()
                                .deal(Map.of("board", letter, "size", "" + size), 0)
                                .write())
                        .isEqualTo(suite.positions().get(line++));
    }

    @Test
    void searchWithoutListsReportsNoCounts() {
        Stats stats = run(new IdaStarEngine(), 3, "A", "heuristic", "P");
        assertThat(stats.open()).isEqualTo(Stats.NO_COUNT);
        assertThat(stats.closed()).isEqualTo(Stats.NO_COUNT);
    }
}
