package dev.damier.ricochet.optimal;

import dev.damier.ricochet.Mover;
import dev.damier.ricochet.RicochetBoard;
import dev.damier.ricochet.Robots;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What the optimal engine knows of a board: slides, and bounds per target as they are asked for. Boards met lately are
 * kept, so a batch on one board pays once. Safe for several threads: everything published is complete and never changes.
 */
final class BoardTables {
    /** Tables filled by several threads at once: all of them would write the same. */
    private static final VarHandle ROW = MethodHandles.arrayElementVarHandle(byte[][].class);

    private static final int KEPT_CELLS = 256 * 256;

    private static final Map<Key, BoardTables> KEPT = new LinkedHashMap<>(64, 0.75f, true);
    private static int keptCells;

    private final RicochetBoard board;
    private final int size;

    /** Robots that every diagonal treats alike have one kind, named after the first of them. */
    private final int[] kinds = new int[Robots.MOST];

    private final Slides[] slides = new Slides[Robots.MOST];
    private final Rays[] rays = new Rays[Robots.MOST];
    private final Bounds[][] bounds;
    private final byte[][] ways;
    private final byte[][] arrivals;

    private BoardTables(RicochetBoard board, boolean sameColourBounces) {
        this.board = board;
        size = board.size();
        boolean[] coloured = new boolean[Robots.MOST];
        for (int cell = 0; cell < size; cell++)
            if (board.diagonals()[cell] != 0) coloured[board.diagonalColour(cell)] = true;
        Mover mover = new Mover(board, sameColourBounces);
        int plain = -1;
        for (int robot = 0; robot < Robots.MOST; robot++) {
            if (!coloured[robot] && plain >= 0) {
                kinds[robot] = plain;
                continue;
            }
            if (!coloured[robot]) plain = robot;
            kinds[robot] = robot;
            slides[robot] = new Slides(board, robot, sameColourBounces);
            rays[robot] = new Rays(board, mover, robot);
        }
        bounds = new Bounds[Robots.MOST][size];
        ways = new byte[size][];
        arrivals = new byte[size * 4][];
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

    int kind(int robot) {
        return kinds[robot];
    }

    Slides slides(int kind) {
        return slides[kind];
    }

    Bounds bounds(int kind, int target) {
        Bounds known = bounds[kind][target];
        if (known == null) bounds[kind][target] = known = new Bounds(this, rays[kind], target);
        return known;
    }

    int next(int cell, int direction) {
        return board.next(cell, direction);
    }

    /** Slides from every cell to this one for a robot of any kind that may stop anywhere. */
    byte[] ways(int to) {
        byte[] known = (byte[]) ROW.getAcquire(ways, to);
        if (known != null) return known;
        byte[] made = least(rays -> {
            byte[] moves = new byte[size];
            Arrays.fill(moves, Rays.FAR);
            moves[to] = 0;
            return moves;
        });
        ROW.setRelease(ways, to, made);
        return made;
    }

    /** Likewise, when the last slide must end with this heading on this cell: the pair {@code cell * 4 + heading}. */
    byte[] arrivals(int to) {
        byte[] known = (byte[]) ROW.getAcquire(arrivals, to);
        if (known != null) return known;
        byte[] made = least(rays -> {
            byte[] moves = new byte[size];
            Arrays.fill(moves, Rays.FAR);
            for (int pair = rays.before(to); pair != Mover.NONE && pair != to; pair = rays.before(pair))
                moves[pair >> 2] = 1;
            return moves;
        });
        ROW.setRelease(arrivals, to, made);
        return made;
    }

    private byte[] least(Function<Rays, byte[]> sources) {
        byte[] least = null;
        for (Rays one : rays) {
            if (one == null) continue;
            byte[] moves = sources.apply(one);
            one.relax(moves);
            if (least == null) least = moves;
            else for (int c = 0; c < size; c++) least[c] = (byte) Math.min(least[c], moves[c]);
        }
        return least;
    }

    /** Boards by what is on them: a record's own equality would compare its arrays by identity. */
    private static final class Key {
        private final RicochetBoard board;
        private final boolean sameColourBounces;
        private final int hash;

        Key(RicochetBoard board, boolean sameColourBounces) {
            this.board = board;
            this.sameColourBounces = sameColourBounces;
            hash = Arrays.hashCode(board.walls()) * 31 + Arrays.hashCode(board.diagonals()) + board.columns();
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
