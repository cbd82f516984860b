package dev.damier.taquin.pattern;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.TimeSlice;
import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Solves boards of up to 16 cells with one blank optimally in the multi-tile metric, by {@link MultiTileSearch}. The table
 * for a size and a goal is taken from memory or from the cache on disk. Otherwise it is built in the background.
 */
public final class MultiTileSolver {
    private static final int MAX_CELLS = 16;

    /** Maximum number of tiles that a table distinguishes: 519 million placements in 124 MiB on 4×4. */
    private static final int MAX_TILES = 7;

    /** Heap needed to build a table, in multiples of its size: the table and two bit sets, then the table in two layouts. */
    private static final int BUILD_HEAP_FACTOR = 2;

    private static final MultiTileSolver SHARED = new MultiTileSolver(PatternCache.defaultCache());

    private final PatternCache cache;
    private final Map<String, SoftReference<MultiTileTable>> tables = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<Void>> builds = new ConcurrentHashMap<>();

    MultiTileSolver(PatternCache cache) {
        this.cache = cache;
    }

    /** Returns the solver of this process, with the default cache. */
    public static MultiTileSolver shared() {
        return SHARED;
    }

    /** Returns whether this solver supports a solvable board within the memory of a budget. */
    public boolean supports(TileBoard board, Budget budget) {
        if (board.size() > MAX_CELLS || board.rows() < 2 || board.columns() < 2 || board.holeCount() != 1) return false;
        long bytes = bytes(NormalizedBoard.of(board));
        return bytes <= budget.bytes()
                && BUILD_HEAP_FACTOR * bytes <= Runtime.getRuntime().maxMemory() / 4 * 3;
    }

    /** Returns whether the table for a board is available without building it. */
    public boolean isReady(TileBoard board) {
        NormalizedBoard normalized = NormalizedBoard.of(board);
        String name = name(normalized);
        return inMemory(name) != null || cache.mayContain(name, bytes(normalized));
    }

    /** Builds the table for a board unless it exists. Returns false if the control stopped it. */
    public boolean buildTable(TileBoard board, Control control) {
        NormalizedBoard normalized = NormalizedBoard.of(board);
        return load(normalized) != null || build(normalized, control);
    }

    /**
     * Returns a shortest solution, or a stopped outcome with the proved lower bound. If there is no table, waits until it is
     * built in the background. Empty if it cannot be built.
     */
    public Optional<Outcome> solve(TileBoard board, Control control) {
        NormalizedBoard normalized = NormalizedBoard.of(board);
        MultiTileTable table = load(normalized);
        if (table == null && awaitBuild(normalized, control)) table = load(normalized);
        Counters counters = new Counters();
        if (table == null && control.shouldStopNow())
            return Optional.of(new Stopped(control.reason(), Optional.empty(), 0, control.stats(counters)));
        if (table == null) return Optional.empty();
        counters.bytes = bytes(normalized);
        int[] moves = new MultiTileSearch(normalized, table, control, counters).solve();
        return Optional.of(
                moves == null
                        ? new Stopped(control.reason(), Optional.empty(), counters.lowerBound, control.stats(counters))
                        : new Solved(toSlides(board, normalized, moves), moves.length, true, control.stats(counters)));
    }

    /** Converts the moves of a normalised board to moves of the board. */
    private static int[] toSlides(TileBoard board, NormalizedBoard normalized, int[] moves) {
        int[] cells = board.cells().clone();
        int[] slides = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            int move = normalized.toBoardMove(moves[i]);
            int direction = move % 4;
            slides[i] = Slide.code(cells[move / 4], direction);
            int moved = 0;
            for (int cell = move / 4; ; cell = board.neighbour(cell, direction)) {
                int next = cells[cell];
                cells[cell] = moved;
                moved = next;
                if (moved == 0) break;
            }
        }
        return slides;
    }

    /** Starts to build the table in the background, unless that is already done, and waits until it is ready. */
    private boolean awaitBuild(NormalizedBoard board, Control control) {
        String name = name(board);
        CompletableFuture<Void> build = builds.computeIfAbsent(name, key -> {
            control.note("building pattern database " + name);
            return TimeSlice.current()
                    .runInBackground("taquin-tables", BUILD_HEAP_FACTOR * bytes(board), own -> build(board, own));
        });
        try {
            while (!build.isDone()) {
                if (control.shouldStopNow()) return false;
                // The slot is free meanwhile, so that the background work can run.
                TimeSlice.current().runBlocking(() -> awaitBriefly(build, control));
            }
        } finally {
            if (build.isDone()) builds.remove(name, build);
        }
        return !build.isCompletedExceptionally();
    }

    private static void awaitBriefly(CompletableFuture<Void> build, Control control) {
        try {
            build.get(20, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            control.cancel();
        } catch (ExecutionException | TimeoutException e) {
            // The caller checks whether the build has ended, and how.
        }
    }

    private boolean build(NormalizedBoard board, Control control) {
        MultiTileSpace space = newSpace(board);
        int goalSet = 0;
        for (int tile : tiles(board)) goalSet |= 1 << tile;
        byte[] entries = MultiTileTableBuilder.build(space, goalSet, board.goalHoles()[0], control::shouldStopNow);
        if (entries == null) return false;
        String name = name(board);
        try {
            cache.store(name, ByteBuffer.wrap(entries));
            if (load(board) != null) return true;
        } catch (IOException e) {
            control.note("cannot save " + name + " in " + cache + ": " + e);
        }
        putInMemory(board, ByteBuffer.wrap(entries));
        return true;
    }

    private @Nullable MultiTileTable load(NormalizedBoard board) {
        MultiTileTable table = inMemory(name(board));
        if (table != null) return table;
        ByteBuffer entries = cache.load(name(board), bytes(board));
        return entries == null ? null : putInMemory(board, entries);
    }

    private @Nullable MultiTileTable inMemory(String name) {
        SoftReference<MultiTileTable> reference = tables.get(name);
        return reference == null ? null : reference.get();
    }

    private MultiTileTable putInMemory(NormalizedBoard board, ByteBuffer entries) {
        MultiTileTable table = new MultiTileTable(newSpace(board), tiles(board), board.goalHoles()[0], entries);
        tables.put(name(board), new SoftReference<>(table));
        return table;
    }

    /** Returns the size of the table for a board in bytes. */
    private static long bytes(NormalizedBoard board) {
        return MultiTileTable.bytes(board.cells().length, tiles(board).length);
    }

    private static MultiTileSpace newSpace(NormalizedBoard board) {
        return new MultiTileSpace(board.rows(), board.columns(), tiles(board).length);
    }

    /** Returns the tiles that the table distinguishes: the last ones in reading order. */
    private static int[] tiles(NormalizedBoard board) {
        int hole = board.goalHoles()[0];
        int size = board.cells().length;
        int count = Math.min(MAX_TILES, size - 2);
        int[] others = IntStream.range(0, size).filter(tile -> tile != hole).toArray();
        return IntStream.range(others.length - count, others.length)
                .map(i -> others[i])
                .toArray();
    }

    /** Returns the name of the file of a table. */
    private static String name(NormalizedBoard board) {
        StringBuilder name = new StringBuilder("taquin-slides-" + board.rows() + "x" + board.columns());
        for (int tile : tiles(board)) name.append('-').append(tile);
        return name.append("-holes-").append(board.goalHoles()[0]).toString();
    }
}
