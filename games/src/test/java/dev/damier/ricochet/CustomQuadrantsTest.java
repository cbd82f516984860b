package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.NotationException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests boards dealt from custom quadrant files. */
class CustomQuadrantsTest {
    /** Returns a quadrant with one corner of two walls and a target, both at (x, 2). */
    private static String quadrant(String id, String colour, int x) {
        return "quadrant " + id + " " + colour + " 2026\nwall " + x + " 2 NE\ntarget " + x + " 2 red circle\nend\n";
    }

    private static final String FOUR_QUADRANTS =
            quadrant("A", "green", 1) + quadrant("B", "blue", 2) + quadrant("C", "red", 3) + quadrant("D", "yellow", 4);

    private static RicochetSetup deal(String board, long seed) {
        return RicochetDealer.deal(Map.of("board", board), seed);
    }

    @Test
    void everyDealShufflesAndRotatesTheQuadrants() {
        Set<String> boards = new HashSet<>();
        for (long seed = 0; seed < 60; seed++) {
            RicochetSetup setup = deal(FOUR_QUADRANTS, seed);
            assertThat(setup.layout().targets()).hasSize(4);
            assertThat(RicochetNotation.read(setup.write()).write()).isEqualTo(setup.write());
            boards.add(setup.layout().text());
        }
        // There are 4! orders of four quadrants. Sixty deals produce most of them.
        assertThat(boards).hasSizeBetween(15, 24);
    }

    @Test
    void drawsOneQuadrantPerColourFromSeveralFiles() {
        String files = "file one.txt\n" + FOUR_QUADRANTS + "file two.txt\n" + quadrant("A", "green", 5);
        for (long seed = 0; seed < 40; seed++) {
            Set<Integer> xs = new HashSet<>();
            RicochetSetup setup = deal(files, seed);
            setup.layout().targets().forEach(t -> xs.add(distanceFromCorner(setup, t.cell())));
            // A board has the green quadrant with x = 1 or the one with x = 5, never both.
            assertThat(xs).containsAll(Set.of(2, 3, 4)).hasSize(4);
        }
    }

    /** Returns the x of a target of {@link #quadrant}, before its quadrant was rotated. */
    private static int distanceFromCorner(RicochetSetup setup, int cell) {
        int x = Math.min(cell % 16, 15 - cell % 16);
        int y = Math.min(cell / 16, 15 - cell / 16);
        return x == 2 && y == 2 ? 2 : x == 2 ? y : x;
    }

    @Test
    void blockedCellsRotateWithTheirQuadrant() {
        String files = FOUR_QUADRANTS.replace("end", "block 6 5\nend");
        for (long seed = 0; seed < 10; seed++) {
            RicochetSetup setup = RicochetNotation.read(deal(files, seed).write());
            boolean[] blocked = setup.layout().board().blocked();
            for (int cell : new int[] {5 * 16 + 6, 6 * 16 + 10, 10 * 16 + 9, 9 * 16 + 5})
                assertThat(blocked[cell]).isTrue();
            assertThat(IntStream.range(0, blocked.length).filter(c -> blocked[c]))
                    .hasSize(4 + 4);
        }
    }

    @Test
    void blockedCellHasNothingElse() {
        assertRejected(FOUR_QUADRANTS.replace("end", "block 7 7\nend"), "the cell 7.7 already has");
        assertRejected(FOUR_QUADRANTS.replace("end", "block 1 2\nend"), "the cell 1.2 already has");
        assertRejected(FOUR_QUADRANTS.replace("end", "block 0 0\ndiagonal 0 0 red /\nend"), "the cell 0.0 already has");
        assertRejected(FOUR_QUADRANTS.replace("end", "block 0\nend"), "line 4", "expected a whole number");
    }

    @Test
    void errorsContainFileNameAndLineNumber() {
        assertRejected(
                "file a.txt\n" + FOUR_QUADRANTS + "file b.txt\nquadrant E green 2026\nwall 9 1 N\nend\n",
                "b.txt, line 2",
                "0 to 7");
        assertRejected(quadrant("A", "green", 1), "four quadrants", "have 1");
        assertRejected(FOUR_QUADRANTS + "quadrant E green 2026\n", "quadrant E has no 'end'");
        assertRejected(FOUR_QUADRANTS.replace("target 1 2 red circle", "target 7 7 red circle"), "line 3", "7.7");
        assertRejected(FOUR_QUADRANTS.replace("red circle", "pink circle"), "line 3", "pink");
        assertRejected(FOUR_QUADRANTS.replaceAll("target .*\n", ""), "none of the quadrants has a target");
        assertRejected(FOUR_QUADRANTS.replace("wall", "wal"), "line 2", "wal");
    }

    private static void assertRejected(String board, String... parts) {
        assertThatThrownBy(() -> deal(board, 1))
                .isInstanceOf(NotationException.class)
                .hasMessageContainingAll(parts);
    }

    @Test
    void dealsOnABoardFile() {
        String file = "board 6x6\nblock 2 2\nrobot red 0 0\ntarget 5 5 red\ntarget 1 1 any\n";
        RicochetSetup setup = RicochetDealer.deal(Map.of("board", file, "robots", "1"), 4);
        assertThat(setup.write()).startsWith("6x6-");
        assertThat(setup.mission().board().blocked()[14]).isTrue();
    }
}
