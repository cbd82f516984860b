package dev.damier.taquin.pattern;

import static dev.damier.taquin.pattern.OptimalBoards.TABLES;
import static dev.damier.taquin.pattern.OptimalBoards.board;
import static dev.damier.taquin.pattern.OptimalBoards.cost;
import static dev.damier.taquin.pattern.OptimalBoards.distances;
import static dev.damier.taquin.pattern.OptimalBoards.goal;
import static dev.damier.taquin.pattern.OptimalBoards.key;
import static dev.damier.taquin.pattern.OptimalBoards.korfBoard;
import static dev.damier.taquin.pattern.OptimalBoards.korfInstances;
import static dev.damier.taquin.pattern.OptimalBoards.shuffled;
import static dev.damier.taquin.pattern.OptimalBoards.solver;
import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.taquin.Taquin;
import dev.damier.taquin.TileBoard;
import dev.damier.taquin.pattern.OptimalSolver.TableChoice;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the optimal solver finds shortest solutions, within its limits and with all its techniques. */
@Tag("slow")
class OptimalSolverTest {

    @Test
    void solvesKorfs100InstancesOptimally() {
        for (int[] row : korfInstances("korf100.txt"))
            assertThat(cost(korfBoard(row, 4), solver(TableChoice.QUICK), Control.unlimited()))
                    .as("Korf %d", row[0])
                    .isEqualTo(row[1]);
    }

    /** A board two moves from its goal is solved without building tables. */
    @Test
    void easyBoardsBuildNoTables(@TempDir Path folder) {
        PatternTables none = new PatternTables(new PatternCache(folder));
        TileBoard easy = new Taquin()
                .read("1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/16,17,18,19,20/21,0,22,23,0")
                .as(TileBoard.class)
                .orElseThrow();
        assertThat(cost(easy, new OptimalSolver(none, TableChoice.AUTO), Control.unlimited()))
                .isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    /** A hard board is searched with quick tables while strong ones are built. The cost is the same with both. */
    @Test
    @Timeout(300)
    void hardBoardStartsBuildingStrongTables(@TempDir Path folder) throws InterruptedException {
        PatternTables tables = new PatternTables(new PatternCache(folder));
        TileBoard hard = new Taquin()
                .read("0,11,10,9/8,7,6,5/4,3,1,2")
                .as(TileBoard.class)
                .orElseThrow();
        int cost = cost(hard, new OptimalSolver(tables, TableChoice.AUTO, 0), Control.unlimited());
        Set<Pattern> strong = PatternPlan.strong(NormalizedBoard.of(hard)).patterns();
        AtomicBoolean built = tables.buildInBackground(strong, Control.unlimited());
        while (!built.get()) Thread.sleep(1);
        assertThat(strong).allMatch(tables::isReady);
        assertThat(cost(hard, new OptimalSolver(tables, TableChoice.AUTO), Control.unlimited()))
                .isEqualTo(cost);
        assertThat(cost(hard, new OptimalSolver(tables, TableChoice.QUICK), Control.unlimited()))
                .isEqualTo(cost);
    }

    @ParameterizedTest
    @CsvSource({
        "3,3,1", "3,3,2", "3,3,3", "3,3,7", "2,3,1", "3,2,2", "2,4,1", "2,4,2", "2,5,2", "2,2,1", "2,2,3", "1,5,1",
        "1,5,2"
    })
    void agreesWithExhaustiveSearch(int rows, int columns, int holes) {
        int[] goal = goal(rows * columns, holes);
        Map<String, Integer> distances = distances(rows, columns, goal);
        sample(distances, 300, 5)
                .forEach(key -> assertThat(
                                cost(board(key, rows, columns, goal), solver(TableChoice.AUTO), Control.unlimited()))
                        .as(key)
                        .isEqualTo(distances.get(key)));
    }

    @ParameterizedTest
    @CsvSource({"1,2,3,4,0,5,6,7,8", "0,1,2,3,4,5,6,7,8", "1,2,3,8,0,4,7,6,5", "0,5,0,1,2,3,4,6,7", "4,0,1,2,0,3,5,0,6"
    })
    void supportsAnyGoal(int a, int b, int c, int d, int e, int f, int g, int h, int i) {
        int[] goal = {a, b, c, d, e, f, g, h, i};
        Map<String, Integer> distances = distances(3, 3, goal);
        Random random = new Random(17);
        for (int sample = 0; sample < 100; sample++) {
            TileBoard board = shuffled(3, 3, goal, random);
            Integer expected = distances.get(key(board.cells()));
            Outcome outcome = solver(TableChoice.AUTO).solve(board, Control.unlimited());
            if (expected == null) {
                assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
                assertThat(outcome.stats().expanded()).isZero();
            } else {
                assertThat(cost(board, solver(TableChoice.AUTO), Control.unlimited()))
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void singleRowIsSolvableOnlyInOrder() {
        TileBoard swapped = new TileBoard(1, 4, new int[] {2, 0, 1, 3}, new int[] {1, 2, 3, 0});
        assertThat(solver(TableChoice.AUTO).solve(swapped, Control.unlimited())).isInstanceOf(Outcome.Impossible.class);
    }

    /** Compares searches with and without pruning: pruning must not lose a solution. */
    @Test
    void pruningLosesNoSolution() {
        Random random = new Random(3);
        for (int round = 0; round < 150; round++) {
            int holes = 1 + round % 3;
            NormalizedBoard normalized = NormalizedBoard.of(shuffled(3, 3, goal(9, holes), random));
            if (!normalized.isSolvable()) continue;
            Partition[] none = {};
            BoundedSearch plain = holes == 1
                    ? new OneHoleSearch(normalized, none, MoveAutomaton.learn(2), new Counters())
                    : new ManyHolesSearch(normalized, none, false, new Counters());
            BoundedSearch pruned = holes == 1
                    ? new OneHoleSearch(normalized, none, MoveAutomaton.defaultAutomaton(), new Counters())
                    : new ManyHolesSearch(normalized, none, true, new Counters());
            int bound = normalized.manhattan();
            plain.setLimit(new SearchLimit(Control.unlimited(), new AtomicBoolean(), 300_000));
            pruned.setLimit(new SearchLimit(Control.unlimited(), new AtomicBoolean(), Long.MAX_VALUE));
            while (true) {
                boolean expected = plain.searchWithin(bound, new int[0]);
                if (plain.isStopped()) break;
                assertThat(pruned.searchWithin(bound, new int[0]))
                        .as("bound %d of %s", bound, key(normalized.cells()))
                        .isEqualTo(expected);
                if (expected) break;
                bound += 2;
            }
        }
    }

    @Test
    void rotatedBoardsHaveTheSameCost() {
        Random random = new Random(9);
        int[] goal = goal(12, 2);
        for (int i = 0; i < 40; i++) {
            TileBoard board = shuffled(3, 4, goal, random);
            int quick = cost(board, solver(TableChoice.QUICK), Control.unlimited());
            assertThat(quick).isLessThanOrEqualTo(44);
            TileBoard rotated = rotated(board);
            assertThat(cost(rotated, solver(TableChoice.QUICK), Control.unlimited()))
                    .isEqualTo(quick);
        }
    }

    private static TileBoard rotated(TileBoard board) {
        int n = board.size();
        int[] cells = new int[n];
        int[] goal = new int[n];
        for (int i = 0; i < n; i++) {
            cells[n - 1 - i] = board.cells()[i];
            goal[n - 1 - i] = board.goal()[i];
        }
        return new TileBoard(board.rows(), board.columns(), cells, goal);
    }

    @Test
    void severalThreadsFindTheSameCostAndReportTheirTime() {
        for (int[] row : korfInstances("korf100.txt").subList(0, 12)) {
            Control control = new Control(Budget.UNLIMITED.withThreads(2));
            Outcome outcome = solver(TableChoice.QUICK).solve(korfBoard(row, 4), control);
            assertThat(outcome).isInstanceOf(Outcome.Solved.class);
            assertThat(((Outcome.Solved) outcome).cost()).isEqualTo(row[1]);
            assertThat(outcome.stats().cpuMillis()).isPositive();
        }
    }

    @Test
    void oneThreadIsDeterministic() {
        TileBoard board = korfBoard(korfInstances("korf100.txt").get(1), 4);
        Outcome.Solved once = (Outcome.Solved) solver(TableChoice.QUICK).solve(board, Control.unlimited());
        Outcome.Solved again = (Outcome.Solved) solver(TableChoice.QUICK).solve(board, Control.unlimited());
        assertThat(again.moves()).isEqualTo(once.moves());
        assertThat(again.stats().expanded()).isEqualTo(once.stats().expanded());
        assertThat(again.stats().profile()).isEqualTo(once.stats().profile());
    }

    @Test
    void stoppedSearchReturnsAValidLowerBound() {
        int[] row = korfInstances("korf100.txt").get(87);
        Outcome outcome =
                solver(TableChoice.QUICK).solve(korfBoard(row, 4), new Control(Budget.UNLIMITED.withNodes(20_000)));
        assertThat(outcome).isInstanceOf(Outcome.Stopped.class);
        Outcome.Stopped stopped = (Outcome.Stopped) outcome;
        assertThat(stopped.reason()).isEqualTo(Outcome.Reason.NODES);
        assertThat(stopped.lowerBound()).isBetween(44, row[1]);
        assertThat(stopped.stats().expanded()).isEqualTo(20_000);
    }

    @Test
    void largeBoardsStopWithALowerBound() {
        TileBoard board = shuffled(9, 9, goal(81, 2), new Random(1));
        Control control = new Control(Budget.UNLIMITED.withTime(Duration.ofMillis(200)));
        Outcome outcome = solver(TableChoice.AUTO).solve(board, control);
        assertThat(outcome).isInstanceOf(Outcome.Stopped.class);
        assertThat(((Outcome.Stopped) outcome).lowerBound()).isGreaterThan(200);
        TileBoard huge = shuffled(60, 60, goal(3600, 2), new Random(1));
        assertThat(solver(TableChoice.AUTO).solve(huge, Control.unlimited())).isInstanceOf(Outcome.Stopped.class);
    }

    @Test
    void smallMemoryBudgetUsesNoTables() {
        Control control = new Control(Budget.UNLIMITED.withBytes(1000));
        TileBoard near =
                new TileBoard(4, 4, new int[] {1, 2, 3, 4, 5, 6, 0, 8, 9, 10, 7, 11, 13, 14, 15, 12}, goal(16, 1));
        assertThat(cost(near, solver(TableChoice.AUTO), control)).isEqualTo(3);
        assertThat(TABLES).isNotNull();
    }

    private static List<String> sample(Map<String, Integer> distances, int max, long seed) {
        List<String> keys = new ArrayList<>(distances.keySet());
        Collections.sort(keys);
        Collections.shuffle(keys, new Random(seed));
        return keys.subList(0, Math.min(max, keys.size()));
    }
}
