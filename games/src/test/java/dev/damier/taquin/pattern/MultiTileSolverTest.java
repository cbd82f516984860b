package dev.damier.taquin.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.search.AStar;
import dev.damier.search.Puzzle;
import dev.damier.taquin.Slide;
import dev.damier.taquin.TaquinSetup;
import dev.damier.taquin.TileBoard;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the pattern database and the search of the multi-tile metric. */
class MultiTileSolverTest {
    /**
     * With all tiles but one the table is complete. The number of boards by moves on 3×3 is known: the radius is 24
     * (single moves: 31), and the one remaining tile is determined by the others.
     */
    @Test
    void completeTableOfThreeByThreeHasTheKnownRadius() {
        MultiTileTable table = table(3, 3, 8, IntStream.range(0, 7).toArray());
        int[] counts = new int[40];
        int[] cells = IntStream.range(-1, 8).toArray();
        do {
            NormalizedBoard board = new NormalizedBoard(3, 3, cells, new int[] {8}, null, 3);
            if (board.isSolvable()) counts[moves(table, cells)]++;
        } while (nextPermutation(cells));
        assertThat(Arrays.stream(counts).sum()).isEqualTo(181_440);
        assertThat(counts[0]).isEqualTo(1);
        assertThat(counts[1]).isEqualTo(4);
        assertThat(counts[24]).isPositive();
        assertThat(Arrays.stream(counts, 25, 40).sum()).isZero();
    }

    /** Compares with breadth-first search, with the blank of the goal in a corner, on an edge and in the centre. */
    @Test
    void searchAgreesWithBreadthFirstSearch() {
        Random random = new Random(5);
        for (int goalHole : new int[] {8, 7, 4, 0}) {
            Map<String, Integer> distances = distances(3, 3, goalHole);
            for (int round = 0; round < 50; round++) {
                TileBoard board = randomBoard(3, 3, goalHole, random);
                NormalizedBoard normalized = NormalizedBoard.of(board);
                int[] tiles = IntStream.range(0, 9)
                        .filter(tile -> tile != normalized.goalHoles()[0])
                        .skip(4)
                        .toArray();
                // Another second table in every other round, or none.
                List<MultiTileTable> tables = new ArrayList<>();
                tables.add(table(3, 3, normalized.goalHoles()[0], tiles));
                if (round % 2 == 0) {
                    int[] first = IntStream.of(0, 1, 2, 5)
                            .map(i -> i < normalized.goalHoles()[0] ? i : i + 1)
                            .toArray();
                    tables.add(table(3, 3, normalized.goalHoles()[0], first));
                }
                int[] moves = new MultiTileSearch(normalized, tables, Control.unlimited(), new Counters()).solve();
                assertThat(moves.length)
                        .as("hole %d, round %d", goalHole, round)
                        .isEqualTo(distances.get(Arrays.toString(board.cells())));
            }
        }
    }

    /** The solver must build the table in the background, store it, and find shortest solutions that can be replayed. */
    @Test
    void solvesRectangularBoards(@TempDir Path folder) throws Exception {
        MultiTileSolver solver = new MultiTileSolver(new PatternCache(folder));
        Random random = new Random(6);
        for (int round = 0; round < 6; round++) {
            TileBoard board = round % 2 == 0 ? randomBoard(4, 2, 7, random) : randomBoard(2, 4, 0, random);
            assertThat(solver.supports(board, Budget.UNLIMITED)).isTrue();
            assertThat(solver.isReady(board, Budget.UNLIMITED)).isEqualTo(round > 0);
            Solved solved = (Solved) solver.solve(board, Control.unlimited()).orElseThrow();
            assertThat(solved.optimal()).isTrue();
            assertThat(solved.cost())
                    .as("round %d", round)
                    .isEqualTo(distances(board.rows(), board.columns(), round % 2 == 0 ? 7 : 0)
                            .get(Arrays.toString(board.cells())));
            assertThat(replayed(board, solved.moves())).isEqualTo(board.goal());
        }
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }
        Control cancelled = Control.unlimited();
        cancelled.cancel();
        MultiTileSolver empty = new MultiTileSolver(new PatternCache(folder.resolve("empty")));
        TileBoard board = randomBoard(4, 2, 7, random);
        assertThat(empty.solve(board, cancelled)).containsInstanceOf(Stopped.class);
        // The build goes on in the background; the next search waits for it.
        assertThat(empty.solve(board, Control.unlimited())).containsInstanceOf(Solved.class);
    }

    /** A board of ten cells uses two tables, or one if the memory is too small for both. A* does not use them. */
    @Test
    void solvesWithTwoTablesOrOne(@TempDir Path folder) throws Exception {
        MultiTileSolver solver = new MultiTileSolver(new PatternCache(folder));
        Random random = new Random(7);
        long bytes = MultiTileTable.bytes(10, 7);
        for (int round = 0; round < 12; round++) {
            Budget budget = Budget.UNLIMITED.withBytes(round < 4 ? bytes : 2 * bytes);
            TileBoard board = randomBoard(2, 5, round % 2 == 0 ? 9 : 0, random);
            assertThat(solver.supports(board, Budget.UNLIMITED.withBytes(bytes - 1)))
                    .isFalse();
            assertThat(solver.isReady(board, budget)).isEqualTo(round % 4 > 0 || round > 4);
            Solved solved = (Solved) solver.solve(board, new Control(budget)).orElseThrow();
            Solved guided = (Solved) new AStar()
                    .solve(
                            new TaquinSetup(board, true)
                                    .as(Puzzle.class)
                                    .orElseThrow()
                                    .withHeuristic("P"),
                            Control.unlimited());
            assertThat(solved.cost()).as("round %d", round).isEqualTo(guided.cost());
            assertThat(replayed(board, solved.moves())).isEqualTo(board.goal());
            try (var files = Files.list(folder)) {
                assertThat(files).hasSize(round < 4 ? 1 : 2);
            }
        }
    }

    private static MultiTileTable table(int rows, int columns, int goalHole, int[] tiles) {
        MultiTileSpace space = new MultiTileSpace(rows, columns, tiles.length);
        int goalSet = 0;
        for (int tile : tiles) goalSet |= 1 << tile;
        byte[] entries = MultiTileTableBuilder.build(space, goalSet, goalHole, () -> false);
        assertThat(entries.length).isEqualTo((int) MultiTileTable.bytes(rows * columns, tiles.length));
        return new MultiTileTable(space, tiles, goalHole, ByteBuffer.wrap(entries));
    }

    private static int moves(MultiTileTable table, int[] cells) {
        int hole = 0;
        while (cells[hole] >= 0) hole++;
        return table.moves(table.setOf(cells), hole, table.orderOf(cells));
    }

    private static boolean nextPermutation(int[] values) {
        int i = values.length - 2;
        while (i >= 0 && values[i] > values[i + 1]) i--;
        if (i < 0) return false;
        int j = values.length - 1;
        while (values[j] < values[i]) j--;
        swap(values, i, j);
        for (int a = i + 1, b = values.length - 1; a < b; a++, b--) swap(values, a, b);
        return true;
    }

    private static void swap(int[] values, int a, int b) {
        int value = values[a];
        values[a] = values[b];
        values[b] = value;
    }

    private static int[] goal(int size, int goalHole) {
        int[] goal = new int[size];
        for (int cell = 0, tile = 1; cell < size; cell++) if (cell != goalHole) goal[cell] = tile++;
        return goal;
    }

    private static TileBoard randomBoard(int rows, int columns, int goalHole, Random random) {
        int[] goal = goal(rows * columns, goalHole);
        while (true) {
            int[] cells = goal.clone();
            for (int i = cells.length - 1; i > 0; i--) swap(cells, i, random.nextInt(i + 1));
            TileBoard board = new TileBoard(rows, columns, cells, goal);
            if (board.isSolvable()) return board;
        }
    }

    /** Returns the number of moves of every board that can be solved, by breadth-first search from the goal. */
    private static Map<String, Integer> distances(int rows, int columns, int goalHole) {
        int[] goal = goal(rows * columns, goalHole);
        TileBoard board = new TileBoard(rows, columns, goal, goal);
        Map<String, Integer> distances = new HashMap<>(Map.of(Arrays.toString(goal), 0));
        ArrayDeque<int[]> queue = new ArrayDeque<>();
        queue.add(goal);
        while (!queue.isEmpty()) {
            int[] cells = queue.remove();
            int moves = distances.get(Arrays.toString(cells)) + 1;
            for (int direction = 0; direction < 4; direction++) {
                int[] next = cells.clone();
                int hole = IntStream.range(0, next.length)
                        .filter(cell -> cells[cell] == 0)
                        .findFirst()
                        .orElseThrow();
                for (int source = board.neighbour(hole, direction);
                        source >= 0;
                        source = board.neighbour(hole, direction)) {
                    swap(next, hole, source);
                    hole = source;
                    if (distances.putIfAbsent(Arrays.toString(next), moves) == null) queue.add(next.clone());
                }
            }
        }
        return distances;
    }

    /** Returns the cells after the moves of a solution. */
    private static int[] replayed(TileBoard board, int[] moves) {
        int[] cells = board.cells().clone();
        for (int move : moves) {
            int from = 0;
            while (cells[from] != Slide.tile(move)) from++;
            int hole = 0;
            while (cells[hole] != 0) hole++;
            while (hole != from) {
                int source = board.neighbour(hole, Slide.opposite(Slide.direction(move)));
                swap(cells, hole, source);
                hole = source;
            }
        }
        return cells;
    }
}
