package dev.damier.taquin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Solved;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Tests the notation, the random and named boards, and the hints. */
class TaquinNotationTest {

    @Test
    void readsVariantsAndWritesCanonicalForm() {
        for (String text : List.of(
                "1,2,4/3,5,0/7,6,8",
                " 1 2 4 \n 3 5 * \n 7 6 8 \n",
                "1, 2,4 / 3,5 ,_/7,6,8",
                "1 2 4/3 5 ./7 6 8",
                "1 2 4; 3 5 -1; 7 6 8",
                "1 2 4 3 5 0 7 6 8",
                "1,2,4/\n3,5,0/\n7,6,8",
                "01,2,4/3,5,0/7,6,8_goal=holes-last",
                "1,2,4/3,5,0/7,6,8 goal = 1,2,3/4,5,6/7,8,0")) {
            assertThat(TaquinNotation.read(text).write()).as(text).isEqualTo("1,2,4/3,5,0/7,6,8");
        }
        assertThat(TaquinNotation.read("1,2/3,__goal=0,1/2,3 +slides").write())
                .isEqualTo("1,2/3,0_goal=holes-first+slides");
    }

    @Test
    void readsBoardsWithoutSeparators() {
        Map<String, String> boards = Map.of(
                "81910218152122171213**23194201636711145", "B",
                "7120134122132210231618155961181921714**", "C",
                "12345*678911121310*16171814152122232019", "A");
        boards.forEach((text, name) -> assertThat(TaquinNotation.read(text).write())
                .isEqualTo(
                        new Taquin().deal(Map.of("board", name, "size", "5"), 0).write()));
        assertThat(TaquinNotation.read("1*342*675").write()).isEqualTo("1,0,3/4,2,0/6,7,5");
        assertThat(TaquinNotation.read("12*3").write()).isEqualTo("1,2/0,3");
    }

    @Test
    void rejectsDigitsThatAreNoBoard() {
        assertError("12*4", "taquin: one row of 1 cell");
        assertError("1*2", "taquin: one row of 3 cells");
        assertError("1234567891*", "taquin: one row of 1 cell");
        assertError("1".repeat(37) + "**", "taquin: one row of 1 cell");
        assertError("12".repeat(500) + "*", "taquin: one row of 1 cell");
    }

    @Test
    void spiralRunsToTheMiddle() {
        assertThat(Goal.SPIRAL.cells(3, 3, 1)).containsExactly(1, 2, 3, 8, 0, 4, 7, 6, 5);
        assertThat(Goal.SPIRAL.cells(2, 4, 2)).containsExactly(1, 2, 3, 4, 0, 0, 6, 5);
    }

    @Test
    void errorsNameTileAndCell() {
        assertError(
                "1,2,3/4,5,7/7,8,0",
                "taquin: tile 7 appears twice (row 3, column 1)",
                Spot.cell(2, 1),
                Spot.cell(0, 2));
        assertError("1,2,3/4,5,x/7,8,0", "taquin: 'x' is not a tile (row 2, column 3)", Spot.cell(2, 1));
        assertError("1,2,3/4,5,9/7,8,0", "taquin: tile 9 is too high (row 2, column 3)", Spot.cell(2, 1));
        assertError("1,2,3/4,5/7,8,0", "taquin: row 2 has 2 cells, but row 1 has 3");
        assertError("1,2,3/4,5,6/7,8,9", "taquin: no hole");
        assertError("0,0/0,0", "taquin: all cells are holes");
        assertError("", "taquin: no board");
        assertError("1,2,3,0,4", "taquin: one row of 5 cells");
        assertError("1/0", "taquin: 2 rows by 1 column;");
        assertError("1,2/3,0_goal=snail", "taquin: unknown goal 'snail'; known: holes-last, holes-first, spiral");
        assertError("1,2/3,0_goal=1,2,3/4,5,0", "taquin: the goal is 2 by 3, but the board is 2 by 2");
        assertError("1,2/3,0_goal=1,2/0,0", "taquin: the goal has 2 holes, but the board has 1");
        assertError("1,2/3,0_goal=1,1/3,0", "goal of taquin: tile 1 appears twice (row 1, column 2)");
        NotationException e = catchThrowableOfType(NotationException.class, () -> TaquinNotation.read("1,1/3,0"));
        assertThat(e.in(Locale.FRENCH)).isEqualTo("taquin : la tuile 1 apparaît deux fois (ligne 1, colonne 2)");
    }

    private static void assertError(String text, String begins, Spot... spots) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> TaquinNotation.read(text));
        assertThat(e.getMessage()).startsWith(begins);
        assertThat(e.spots()).containsExactly(spots);
    }

    @Test
    void largestBoardCanBeWrittenAndRead() {
        String text = new Taquin().deal(Map.of("size", "100", "holes", "17"), 3).write();
        assertThat(TaquinNotation.read(text).write()).isEqualTo(text);
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> TaquinNotation.read("1,2/".repeat(101) + "0,0"));
        assertThat(e.getMessage()).contains("102 rows by 2 columns");
    }

    /** Half of all arrangements with one blank are unsolvable. The swap in the remark makes them solvable. */
    @Test
    void unsolvableBoardsAreExplained() {
        SplittableRandom random = new SplittableRandom(3);
        int unsolvable = 0;
        for (int i = 0; i < 2000; i++) {
            int[] cells = Goal.HOLES_LAST.cells(3, 4, 1);
            int[] goal = cells.clone();
            for (int k = cells.length - 1; k > 0; k--) {
                int j = random.nextInt(k + 1);
                int tile = cells[k];
                cells[k] = cells[j];
                cells[j] = tile;
            }
            TaquinSetup setup = new TaquinSetup(new TileBoard(3, 4, cells, goal), false);
            if (setup.board().isSolvable()) continue;
            unsolvable++;
            assertThat(setup.remarks().get(0).toString()).contains("odd permutation. Swap 10 and 11 and it works");
            int[] swapped = cells.clone();
            for (int k = 0; k < cells.length; k++) swapped[k] = cells[k] == 10 ? 11 : cells[k] == 11 ? 10 : cells[k];
            assertThat(setup.board().withCells(swapped).isSolvable()).isTrue();
        }
        assertThat(unsolvable).isBetween(900, 1100);
    }

    /** All twelve solvable arrangements of 2×2 occur about equally often. */
    @Test
    void dealIsUniform() {
        Map<String, Integer> counts = new HashMap<>();
        for (long seed = 0; seed < 12_000; seed++) {
            counts.merge(new Taquin().deal(Map.of("size", "2"), seed).write(), 1, Integer::sum);
        }
        assertThat(counts).hasSize(12);
        assertThat(counts.values()).allMatch(n -> n > 850 && n < 1150);
    }

    @Test
    void namedBoardsAreAsDescribed() {
        int last = 0;
        for (String name : List.of("A", "B", "C")) {
            Setup small = new Taquin().deal(Map.of("board", name), 0);
            int cost = ((Solved) PerfectEngine.solve(small.as(SmallBoard.class).orElseThrow(), Control.unlimited()))
                    .cost();
            assertThat(cost).isGreaterThan(last);
            last = cost;
            Setup large = new Taquin().deal(Map.of("board", name, "size", "5"), 0);
            assertThat(large.as(TileBoard.class).orElseThrow().holeCount()).isEqualTo(2);
        }
        assertThat(last).isEqualTo(16);
    }

    /** The recorded solutions of B and C in this notation reach the goal. */
    @Test
    void recordedSolutionsReachTheGoal() {
        for (String line : DepthTables.lines("seed-5x5-results.txt")) {
            String[] words = line.split(" ");
            Table table =
                    new Taquin().deal(Map.of("board", words[0], "size", "5"), 0).newTable();
            for (int i = 2; i < words.length; i++)
                table.play(table.read(words[i]).code());
            assertThat(table.status().over()).isTrue();
            assertThat(table.status().cost()).isEqualTo(Integer.parseInt(words[1]));
        }
    }

    @Test
    void hintsBecomeMorePrecise() {
        Setup setup = TaquinNotation.read("1,2,3/4,5,6/0,7,8");
        Solved answer = (Solved) PerfectEngine.solve(setup.as(SmallBoard.class).orElseThrow(), Control.unlimited());
        assertThat(setup.hint(1, answer).words().toString()).isEqualTo("The shortest solution has 2 moves.");
        assertThat(setup.hint(2, answer).words().toString()).isEqualTo("Start with tiles 7, 8.");
        assertThat(setup.hint(3, answer).words().toString()).isEqualTo("Move tile 7 now.");
        assertThat(setup.hint(4, answer).words().toString()).isEqualTo("Move tile 7 left.");
        assertThat(setup.hint(4, answer).words().in(Locale.FRENCH)).isEqualTo("Déplacez la tuile 7 vers la gauche.");
    }
}
