package dev.damier.ricochet.optimal;

import dev.damier.ricochet.SlideRules;
import dev.damier.ricochet.RicochetBoard;
import dev.damier.ricochet.Robots;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the optimal engine knows of a board: slides, and bounds per target as they are asked for. Boards met lately are
 * kept, so a batch on one board pays once. Safe for several threads: everything published is complete and never changes.
 */
final class BoardTables {
    private static final int KEPT_CELLS = 256 * 256;

    private static final Map<Key, BoardTables> KEPT = new LinkedHashMap<>(64, 0.75f, true);
    private static int keptCells;

    private final RicochetBoard board;
    private final boolean sameColourBounces;
    private final int size;

    /** Null where floods do not apply. */
    private final CellFlood flood;

    // Made when first asked for, since short missions ask for few of them. Two threads may make one each: they are
    // equal.
    private SlideRules slideRules;
    private StraightSlides straight;

    /** Robots that every diagonal treats alike have one kind, named after the first of them. */
    private final int[] kinds = new int[Robots.MAX_ROBOTS];

    private final Slides[] slides = new Slides[Robots.MAX_ROBOTS];
    private final ReverseSlides[] rays = new ReverseSlides[Robots.MAX_ROBOTS];
    private final Bounds[][] bounds = new Bounds[Robots.MAX_ROBOTS][];

    private BoardTables(RicochetBoard board, boolean sameColourBounces) {
        this.board = board;
        this.sameColourBounces = sameColourBounces;
        size = board.size();
        boolean[] coloured = new boolean[Robots.MAX_ROBOTS];
        for (int cell = 0; cell < size; cell++)
            if (board.diagonals()[cell] != 0) coloured[board.diagonalColour(cell)] = true;
        flood = CellFlood.fits(board) ? new CellFlood(board) : null;
        int plain = -1;
        for (int robot = 0; robot < Robots.MAX_ROBOTS; robot++) {
            if (!coloured[robot] && plain >= 0) {
                kinds[robot] = plain;
                continue;
            }
            if (!coloured[robot]) plain = robot;
            kinds[robot] = robot;
        }
    }

    private SlideRules mover() {
        SlideRules made = slideRules;
        if (made == null) slideRules = made = new SlideRules(board, sameColourBounces);
        return made;
    }

    /** The tables of this board, from the cache when it was met lately. */
    static BoardTables of(RicochetBoard board, boolean sameColourBounces) {
        Key key = new Key(board, sameColourBounces);
        synchronized (KEPT) {
            BoardTables known = KEPT.get(key);
            if (known != null) return known;
        }
        BoardTables made = new BoardTables(board, sameColourBounces);
        synchronized (KEPT) {
            if (KEPT.put(key, made) == null) keptCells += made.size;
            var eldest = KEPT.values().iterator();
            while (keptCells > KEPT_CELLS && KEPT.size() > 1) {
                keptCells -= eldest.next().size;
                eldest.remove();
            }
        }
        return made;
    }

    /** Whether {@link #straight} slides apply. */
    boolean isStraight() {
        return flood != null;
    }

    /** Slides by counting zeros, for one search. */
    StraightSlides straight() {
        StraightSlides made = straight;
        if (made == null) straight = made = new StraightSlides(flood);
        return new StraightSlides(made);
    }

    int kind(int robot) {
        return kinds[robot];
    }

    Slides slides(int kind) {
        Slides made = slides[kind];
        if (made == null) slides[kind] = made = new Slides(board, kind, sameColourBounces);
        return made;
    }

    ReverseSlides rays(int kind) {
        ReverseSlides made = rays[kind];
        if (made == null) rays[kind] = made = new ReverseSlides(board, mover(), kind);
        return made;
    }

    /** Slides to the target for a robot that may stop anywhere, by cell; {@link ReverseSlides#UNREACHABLE} where there is no way. */
    byte[] grid(int kind, int target) {
        // Straight ways lead back as they lead there.
        if (flood != null) return flood.ways(target, size);
        byte[] grid = new byte[size];
        Arrays.fill(grid, ReverseSlides.UNREACHABLE);
        grid[target] = 0;
        rays(kind).relax(grid);
        return grid;
    }

    UsefulCells useful(int kind, byte[] grid) {
        return new UsefulCells(board, flood != null ? null : mover(), kind, grid);
    }

    Bounds bounds(int kind, int target) {
        Bounds[] ofKind = bounds[kind];
        if (ofKind == null) bounds[kind] = ofKind = new Bounds[size];
        Bounds known = ofKind[target];
        if (known == null) ofKind[target] = known = new Bounds(this, kind, target);
        return known;
    }

    /** One more than the largest kind. */
    int kinds() {
        int max = 0;
        for (int kind : kinds) max = Math.max(max, kind + 1);
        return max;
    }

    /** Whether diagonals turn robots of this kind. */
    boolean turns(int kind) {
        return flood == null && slides(kind).turns();
    }

    SlideDistances reach() {
        return flood != null ? new FloodReach(flood, size) : new SlideDistances.Stepping(mover(), size);
    }

    /** Boards by what is on them: a record's own equality would compare its arrays by identity. */
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
                    && k.board.columns() == board.columns()
                    && Arrays.equals(k.board.walls(), board.walls())
                    && Arrays.equals(k.board.diagonals(), board.diagonals());
        }
    }
}
