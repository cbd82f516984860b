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
import java.util.ArrayList;
import java.util.List;
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
 * Solves boards of up to 16 cells with one blank optimally in the multi-tile metric, by {@link MultiTileSearch}. The tables
 * for a size and a goal are taken from memory or from the cache on disk. Otherwise they are built in the background.
 */
public final class MultiTileSolver {
    private static final int MAX_CELLS = 16;

    /** Maximum number of tiles that a table distinguishes: 519 million placements in 124 MiB on 4×4. */
    private static final int MAX_TILES = 7;

    /** Number of tables, if the memory is sufficient. */
    private static final int MAX_TABLES = 2;

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
        return board.size() <= MAX_CELLS
                && board.rows() >= 2
                && board.columns() >= 2
                && board.holeCount() == 1
                && !tables(NormalizedBoard.of(board), budget).isEmpty();
    }

    /** Returns whether the tables for a board are available without building them. */
    public boolean isReady(TileBoard board, Budget budget) {
        return tables(NormalizedBoard.of(board), budget).stream()
                .allMatch(table -> inMemory(table.name()) != null || cache.mayContain(table.name(), table.bytes()));
    }

    /** Builds the tables for a board unless they exist. Returns false if the control stopped it. */
    public boolean buildTables(TileBoard board, Control control) {
        NormalizedBoard normalized = NormalizedBoard.of(board);
        for (TableKey table : tables(normalized, control.budget()))
            if (load(normalized, table) == null && !build(normalized, table, control)) return false;
        return true;
    }

    /**
     * Returns a shortest solution, or a stopped outcome with the proved lower bound. If there are no tables, waits until they
     * are built in the background. Empty if they cannot be built.
     */
    public Optional<Outcome> solve(TileBoard board, Control control) {
        NormalizedBoard normalized = NormalizedBoard.of(board);
        List<TableKey> keys = tables(normalized, control.budget());
        List<MultiTileTable> loaded = new ArrayList<>();
        for (TableKey key : keys) {
            MultiTileTable table = load(normalized, key);
            if (table == null && awaitBuild(normalized, key, control)) table = load(normalized, key);
            if (table != null) loaded.add(table);
        }
        Counters counters = new Counters();
        if (loaded.size() < keys.size() && control.shouldStopNow())
            return Optional.of(new Stopped(control.reason(), Optional.empty(), 0, control.stats(counters)));
        if (loaded.isEmpty()) return Optional.empty();
        counters.bytes = loaded.size() * keys.get(0).bytes();
        int[] moves = new MultiTileSearch(normalized, loaded, control, counters).solve();
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

    /** Starts to build a table in the background, unless that is already done, and waits until it is ready. */
    private boolean awaitBuild(NormalizedBoard board, TableKey key, Control control) {
        CompletableFuture<Void> build = builds.computeIfAbsent(key.name(), name -> {
            control.note("building pattern database " + name);
            return TimeSlice.current().runInBackground("taquin-tables", key.buildHeap(), own -> build(board, key, own));
        });
        try {
            while (!build.isDone()) {
                if (control.shouldStopNow()) return false;
                // The slot is free meanwhile, so that the background work can run.
                TimeSlice.current().runBlocking(() -> awaitBriefly(build, control));
            }
        } finally {
            if (build.isDone()) builds.remove(key.name(), build);
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

    private boolean build(NormalizedBoard board, TableKey key, Control control) {
        int goalSet = 0;
        for (int tile : key.tiles()) goalSet |= 1 << tile;
        byte[] entries =
                MultiTileTableBuilder.build(key.newSpace(board), goalSet, board.goalHoles()[0], control::shouldStopNow);
        if (entries == null) return false;
        try {
            cache.store(key.name(), ByteBuffer.wrap(entries));
            if (load(board, key) != null) return true;
        } catch (IOException e) {
            control.note("cannot save " + key.name() + " in " + cache + ": " + e);
        }
        putInMemory(board, key, ByteBuffer.wrap(entries));
        return true;
    }

    private @Nullable MultiTileTable load(NormalizedBoard board, TableKey key) {
        MultiTileTable table = inMemory(key.name());
        if (table != null) return table;
        ByteBuffer entries = cache.load(key.name(), key.bytes());
        return entries == null ? null : putInMemory(board, key, entries);
    }

    private @Nullable MultiTileTable inMemory(String name) {
        SoftReference<MultiTileTable> reference = tables.get(name);
        return reference == null ? null : reference.get();
    }

    private MultiTileTable putInMemory(NormalizedBoard board, TableKey key, ByteBuffer entries) {
        MultiTileTable table = new MultiTileTable(key.newSpace(board), key.tiles(), board.goalHoles()[0], entries);
        tables.put(key.name(), new SoftReference<>(table));
        return table;
    }

    /** A table: its name in the cache, the tiles that it distinguishes, and its size. */
    private record TableKey(String name, int[] tiles, long bytes) {
        static TableKey of(NormalizedBoard board, IntStream tiles) {
            int[] sorted = tiles.sorted().toArray();
            StringBuilder name = new StringBuilder("taquin-slides-by-order-" + board.rows() + "x" + board.columns());
            for (int tile : sorted) name.append('-').append(tile);
            name.append("-holes-").append(board.goalHoles()[0]);
            return new TableKey(name.toString(), sorted, MultiTileTable.bytes(board.cells().length, sorted.length));
        }

        /** Returns the heap needed to build the table: the table and two bit sets, then the table in two layouts. */
        long buildHeap() {
            return 2 * bytes;
        }

        MultiTileSpace newSpace(NormalizedBoard board) {
            return new MultiTileSpace(board.rows(), board.columns(), tiles.length);
        }
    }

    /**
     * Returns the tables for a board: as many as fit in the memory. The first one contains the last tiles in reading order. The
     * second one contains the first tiles, but its last tile is the eighth instead of the seventh. This choice is measured, see
     * {@code docs/taquin-optimal.md}.
     */
    private static List<TableKey> tables(NormalizedBoard board, Budget budget) {
        int hole = board.goalHoles()[0];
        int size = board.cells().length;
        int[] others = IntStream.range(0, size).filter(tile -> tile != hole).toArray();
        int count = Math.min(MAX_TILES, size - 2);
        TableKey last = TableKey.of(
                board, IntStream.range(others.length - count, others.length).map(i -> others[i]));
        int wanted = count < size - 2 ? MAX_TABLES : 1;
        long heap = Runtime.getRuntime().maxMemory() / 4 * 3;
        while (wanted > 0
                && (wanted * last.bytes() > budget.bytes() || last.buildHeap() + (wanted - 1) * last.bytes() > heap))
            wanted--;
        if (wanted == 0) return List.of();
        if (wanted == 1) return List.of(last);
        return List.of(
                last, TableKey.of(board, IntStream.range(0, count).map(i -> others[i == count - 1 ? count : i])));
    }
}
