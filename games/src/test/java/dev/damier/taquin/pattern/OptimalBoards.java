package dev.damier.taquin.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Boards, exhaustive search and validation of solutions for the tests of the optimal engine. */
final class OptimalBoards {
    /** Tables that are stored between test runs, so that they are built only once. */
    static final PatternTables TABLES = new PatternTables(new PatternCache(Path.of("target", "cache")));

    private OptimalBoards() {}

    static OptimalSolver solver(OptimalSolver.TableChoice tableChoice) {
        return new OptimalSolver(TABLES, tableChoice);
    }

    static int[] goal(int cells, int holes) {
        return IntStream.range(0, cells).map(i -> i < cells - holes ? i + 1 : 0).toArray();
    }

    static TileBoard shuffled(int rows, int columns, int[] goal, Random random) {
        int[] cells = goal.clone();
        for (int i = cells.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int tile = cells[i];
            cells[i] = cells[j];
            cells[j] = tile;
        }
        return new TileBoard(rows, columns, cells, goal);
    }

    /**
     * Returns the rows of a file with Korf's instances: number, optimal length, then the cells with the blank first.
     */
    static List<int[]> korfInstances(String file) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                OptimalBoards.class.getResourceAsStream("/taquin/" + file), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> Arrays.stream(line.trim().split(" "))
                            .mapToInt(word -> (int) Math.min(Long.parseLong(word), Integer.MAX_VALUE))
                            .toArray())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static TileBoard korfBoard(int[] row, int side) {
        int n = side * side;
        return new TileBoard(
                side,
                side,
                Arrays.copyOfRange(row, 2, 2 + n),
                IntStream.range(0, n).toArray());
    }

    /** Solves a board, validates the solution and returns its cost. */
    static int cost(TileBoard board, OptimalSolver solver, Control control) {
        Outcome outcome = solver.solve(board, control);
        assertThat(outcome).isInstanceOf(Outcome.Solved.class);
        Outcome.Solved solved = (Outcome.Solved) outcome;
        assertThat(solved.optimal()).isTrue();
        assertThat(solved.cost()).isEqualTo(solved.moves().length);
        replay(board, solved.moves());
        return solved.cost();
    }

    /** Checks that moves are legal and reach the goal. */
    static void replay(TileBoard board, int[] moves) {
        int[] cells = board.cells().clone();
        for (int move : moves) {
            int from = 0;
            while (cells[from] != Slide.tile(move)) from++;
            int to = board.neighbour(from, Slide.direction(move));
            assertThat(to).isNotNegative();
            assertThat(cells[to]).isZero();
            cells[to] = cells[from];
            cells[from] = 0;
        }
        assertThat(cells).isEqualTo(board.goal());
    }

    /** Returns the distance of every arrangement from the goal, by breadth-first search. */
    static Map<String, Integer> distances(int rows, int columns, int[] goal) {
        Map<String, Integer> found = new HashMap<>();
        ArrayDeque<int[]> queue = new ArrayDeque<>();
        found.put(key(goal), 0);
        queue.add(goal.clone());
        while (!queue.isEmpty()) {
            int[] cells = queue.remove();
            int next = found.get(key(cells)) + 1;
            for (int from = 0; from < cells.length; from++) {
                for (int to : new int[] {from - columns, from + 1, from + columns, from - 1}) {
                    boolean adjacent = to >= 0
                            && to < rows * columns
                            && (to / columns == from / columns || to % columns == from % columns);
                    if (!adjacent || cells[from] == 0 || cells[to] != 0) continue;
                    int[] child = cells.clone();
                    child[to] = child[from];
                    child[from] = 0;
                    if (found.putIfAbsent(key(child), next) == null) queue.add(child);
                }
            }
        }
        return found;
    }

    static String key(int[] cells) {
        StringBuilder key = new StringBuilder();
        for (int tile : cells) key.append((char) ('a' + tile));
        return key.toString();
    }

    static TileBoard board(String key, int rows, int columns, int[] goal) {
        return new TileBoard(rows, columns, key.chars().map(c -> c - 'a').toArray(), goal);
    }
}
