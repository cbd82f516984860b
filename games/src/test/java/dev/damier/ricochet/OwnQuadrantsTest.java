package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.NotationException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OwnQuadrantsTest {
    /** A quadrant with one corner at (x, 2), which is its target too. */
    private static String quadrant(String id, String colour, int x) {
        return "quadrant " + id + " " + colour + " 2026\nwall " + x + " 2 NE\ntarget " + x + " 2 red circle\nend\n";
    }

    private static final String FOUR =
            quadrant("A", "green", 1) + quadrant("B", "blue", 2) + quadrant("C", "red", 3) + quadrant("D", "yellow", 4);

    private static RicochetSetup deal(String board, long seed) {
        return RicochetDealer.deal(Map.of("board", board), seed);
    }

    @Test
    void fourAreShuffledAndTurnedAtEveryDeal() {
        Set<String> boards = new HashSet<>();
        for (long seed = 0; seed < 60; seed++) {
            RicochetSetup setup = deal(FOUR, seed);
            assertThat(setup.layout().targets()).hasSize(4);
            assertThat(RicochetNotation.read(setup.write()).write()).isEqualTo(setup.write());
            boards.add(setup.layout().text());
        }
        // 4! places of four different quadrants; sixty deals meet most of them.
        assertThat(boards).hasSizeBetween(15, 24);
    }

    @Test
    void ofSeveralFilesOneOfEachColour() {
        String files = "file one.txt\n" + FOUR + "file two.txt\n" + quadrant("A", "green", 5);
        for (long seed = 0; seed < 40; seed++) {
            Set<Integer> xs = new HashSet<>();
            RicochetSetup setup = deal(files, seed);
            setup.layout().targets().forEach(t -> xs.add(distance(setup, t.cell())));
            // The green quadrant is the one at 1 or the one at 5, never both.
            assertThat(xs).containsAll(Set.of(2, 3, 4)).hasSize(4);
        }
    }

    /** How far from its outer corner along its own first row a target of {@link #quadrant} lies. */
    private static int distance(RicochetSetup setup, int cell) {
        int x = Math.min(cell % 16, 15 - cell % 16);
        int y = Math.min(cell / 16, 15 - cell / 16);
        return x == 2 && y == 2 ? 2 : x == 2 ? y : x;
    }

    @Test
    void faultsSayTheFileAndTheLine() {
        refused(
                "file a.txt\n" + FOUR + "file b.txt\nquadrant E green 2026\nwall 9 1 N\nend\n",
                "b.txt, line 2",
                "0 to 7");
        refused(quadrant("A", "green", 1), "four quadrants", "have 1");
        refused(FOUR + "quadrant E green 2026\n", "quadrant E has no 'end'");
        refused(FOUR.replace("target 1 2 red circle", "target 7 7 red circle"), "line 3", "7.7");
        refused(FOUR.replace("red circle", "pink circle"), "line 3", "pink");
        refused(FOUR.replaceAll("target .*\n", ""), "none of the quadrants has a target");
        refused(FOUR.replace("wall", "wal"), "line 2", "wal");
    }

    private static void refused(String board, String... parts) {
        assertThatThrownBy(() -> deal(board, 1))
                .isInstanceOf(NotationException.class)
                .hasMessageContainingAll(parts);
    }

    @Test
    void aWholeBoardFileIsDealtOn() {
        String file = "board 6x6\nblock 2 2\nrobot red 0 0\ntarget 5 5 red\ntarget 1 1 any\n";
        RicochetSetup setup = RicochetDealer.deal(Map.of("board", file, "robots", "1"), 4);
        assertThat(setup.write()).startsWith("6x6-");
        assertThat(setup.mission().board().blocked()[14]).isTrue();
    }
}
