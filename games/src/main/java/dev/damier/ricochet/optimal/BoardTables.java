package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetBoard;
import dev.damier.ricochet.Robots;
import dev.damier.ricochet.SlideRules;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The precomputed tables of a board: slides, and lower bounds per target. Each table is created on first use. A cache
 * stores the tables of recently used boards, so a batch on one board computes them once. Thread-safe: published tables are
 * complete and immutable.
 */
final class BoardTables {
    /** Maximum number of cells of all cached boards together. */
    private static final int MAX_CACHED_CELLS = 256 * 256;

    private static final Map<Key, BoardTables> CACHE = new LinkedHashMap<>(64, 0.75f, true);
    private static int cachedCells;

    private final RicochetBoard board;
    private final boolean sameColourBounces;
    private final int size;

    /** Null if {@link CellFlood} does not support the board. */
    private final @Nullable CellFlood flood;

    // Created on first use, because short missions need few of them. Two threads may each create one: they are equal.
    private @Nullable SlideRules slideRules;
    private @Nullable StraightSlides straightSlides;

    /** Per robot, its kind. Robots that every diagonal treats alike have the same kind: the index of the first of them. */
    private final int[] kinds = new int[Robots.MAX_ROBOTS];

    private final Slides[] slides = new Slides[Robots.MAX_ROBOTS];
    private final ReverseSlides[] reverseSlides = new ReverseSlides[Robots.MAX_ROBOTS];
    private final TargetBounds[][] bounds = new TargetBounds[Robots.MAX_ROBOTS][];

    private BoardTables(RicochetBoard board, boolean sameColourBounces) {
        this.board = board;
        this.sameColourBounces = sameColourBounces;
        size = board.size();
        boolean[] hasOwnDiagonal = new boolean[Robots.MAX_ROBOTS];
        for (int cell = 0; cell < size; cell++)
            if (board.diagonals()[cell] != 0) hasOwnDiagonal[board.diagonalColour(cell)] = true;
        flood = CellFlood.supports(board) ? new CellFlood(board) : null;
        int firstPlain = -1;
        for (int robot = 0; robot < Robots.MAX_ROBOTS; robot++) {
            if (!hasOwnDiagonal[robot] && firstPlain >= 0) {
                kinds[robot] = firstPlain;
                continue;
            }
            if (!hasOwnDiagonal[robot]) firstPlain = robot;
            kinds[robot] = robot;
        }
    }

    private SlideRules slideRules() {
        SlideRules created = slideRules;
        if (created == null) slideRules = created = new SlideRules(board, sameColourBounces);
        return created;
    }

    /** Returns the tables of this board, from the cache if they are there. */
    static BoardTables of(RicochetBoard board, boolean sameColourBounces) {
        Key key = new Key(board, sameColourBounces);
        synchronized (CACHE) {
            BoardTables cached = CACHE.get(key);
            if (cached != null) return cached;
        }
        BoardTables created = new BoardTables(board, sameColourBounces);
        synchronized (CACHE) {
            if (CACHE.put(key, created) == null) cachedCells += created.size;
            var eldest = CACHE.values().iterator();
            while (cachedCells > MAX_CACHED_CELLS && CACHE.size() > 1) {
                cachedCells -= eldest.next().size;
                eldest.remove();
            }
        }
        return created;
    }

    /** Returns whether {@link #straightSlides} supports this board. */
    boolean isStraight() {
        return flood != null;
    }

    /** Returns a copy of the bit-based slides, for one search. */
    StraightSlides straightSlides() {
        StraightSlides created = straightSlides;
        if (created == null)
            straightSlides = created = new StraightSlides(Objects.requireNonNull(flood, "the board is not straight"));
        return new StraightSlides(created);
    }

    /** Returns the kind of a robot. */
    int kind(int robot) {
        return kinds[robot];
    }

    Slides slides(int kind) {
        Slides created = slides[kind];
        if (created == null) slides[kind] = created = new Slides(board, kind, sameColourBounces);
        return created;
    }

    ReverseSlides reverseSlides(int kind) {
        ReverseSlides created = reverseSlides[kind];
        if (created == null) reverseSlides[kind] = created = new ReverseSlides(board, slideRules(), kind);
        return created;
    }

    /** Returns the slide distance to the target per cell, or {@link ReverseSlides#UNREACHABLE} if there is no path. */
    byte[] grid(int kind, int target) {
        // On a straight board slide distances are symmetric.
        if (flood != null) return flood.distances(target, size);
        byte[] grid = new byte[size];
        Arrays.fill(grid, ReverseSlides.UNREACHABLE);
        grid[target] = 0;
        reverseSlides(kind).relax(grid);
        return grid;
    }

    UsefulCells newUsefulCells(int kind, byte[] grid) {
        return new UsefulCells(board, flood != null ? null : slideRules(), kind, grid);
    }

    /** Returns the lower bounds of robots of this kind for a target. */
    TargetBounds bounds(int kind, int target) {
        TargetBounds[] ofKind = bounds[kind];
        if (ofKind == null) bounds[kind] = ofKind = new TargetBounds[size];
        TargetBounds created = ofKind[target];
        if (created == null) ofKind[target] = created = new TargetBounds(this, kind, target);
        return created;
    }

    /** Returns the largest kind plus 1. */
    int kindLimit() {
        int max = 0;
        for (int kind : kinds) max = Math.max(max, kind + 1);
        return max;
    }

    /** Returns whether diagonals turn robots of this kind. */
    boolean hasTurns(int kind) {
        return flood == null && slides(kind).hasTurns();
    }

    SlideDistances newSlideDistances() {
        return flood != null ? new FloodSlideDistances(flood, size) : new SlideDistances.Stepping(slideRules(), size);
    }

    /** A cache key that compares boards by content. The equality of the board record compares arrays by identity. */
    private static final class Key {
        private final RicochetBoard board;
        private final boolean sameColourBounces;
        private final int hash;

        Key(RicochetBoard board, boolean sameColourBounces) {
            this.board = board;
            this.sameColourBounces = sameColourBounces;
            hash = PackedBytes.hash(board.walls()) + board.columns();
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key k
                    && k.sameColourBounces == sameColourBounces
                    && (k.board == board
                            || k.board.columns() == board.columns()
                                    && Arrays.equals(k.board.walls(), board.walls())
                                    && Arrays.equals(k.board.diagonals(), board.diagonals()));
        }
    }
}
