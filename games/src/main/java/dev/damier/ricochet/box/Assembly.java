package dev.damier.ricochet.box;

import dev.damier.ricochet.BoardBuilder;
import dev.damier.ricochet.RicochetBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** A board of four quadrants, in the order north-west, north-east, south-east, south-west, and what is printed on it. */
public record Assembly(List<Quadrant> quadrants, RicochetBoard board, List<Target> targets) {
    public static final int SIDE = 2 * Quadrant.SIDE;

    private static final Comparator<Target> BY_CELL = Comparator.comparingInt(Target::cell);

    /** Printed quadrants as they lie at each of the four places, by quadrant: made when first laid there. */
    private static final class Laid {
        static final Map<Quadrant, Assembly[]> PRINTED = new IdentityHashMap<>();

        static {
            for (Quadrant quadrant : Quadrants.printed().values()) PRINTED.put(quadrant, new Assembly[4]);
        }
    }

    /** Turns each quadrant clockwise by as many quarters as its place is from the north-west, about the board's centre. */
    public static Assembly of(List<Quadrant> quadrants) {
        byte[] walls = new byte[SIDE * SIDE];
        boolean[] blocked = new boolean[SIDE * SIDE];
        byte[] diagonals = new byte[SIDE * SIDE];
        List<Target> targets = new ArrayList<>(5 * 4);
        for (int turns = 0; turns < 4; turns++) {
            Assembly part = laid(quadrants.get(turns), turns);
            byte[] itsWalls = part.board.walls();
            boolean[] itsBlocked = part.board.blocked();
            byte[] itsDiagonals = part.board.diagonals();
            for (int cell = 0; cell < walls.length; cell++) walls[cell] |= itsWalls[cell];
            for (int cell = 0; cell < walls.length; cell++) blocked[cell] |= itsBlocked[cell];
            for (int cell = 0; cell < walls.length; cell++) diagonals[cell] |= itsDiagonals[cell];
            targets.addAll(part.targets);
        }
        targets.sort(BY_CELL);
        RicochetBoard board = new RicochetBoard(SIDE, SIDE, walls, blocked, diagonals);
        return new Assembly(List.copyOf(quadrants), board, List.copyOf(targets));
    }

    /** One quadrant at its place on a board with nothing else on it. */
    private static Assembly laid(Quadrant quadrant, int turns) {
        Assembly[] known = Laid.PRINTED.get(quadrant);
        if (known == null) return turned(quadrant, SIDE, turns);
        // Two threads may make one each: they are equal.
        return known[turns] != null ? known[turns] : (known[turns] = turned(quadrant, SIDE, turns));
    }

    /** One quadrant as it lies so many clockwise quarters from the north-west, a board of its own. */
    public static Assembly alone(Quadrant quadrant, int turns) {
        return turned(quadrant, Quadrant.SIDE, turns);
    }

    private static Assembly turned(Quadrant quadrant, int side, int turns) {
        BoardBuilder builder = new BoardBuilder(side, side);
        List<Target> targets = new ArrayList<>();
        new Turned(side, turns).put(quadrant, builder, targets);
        targets.sort(BY_CELL);
        return new Assembly(List.of(quadrant), builder.build(), List.copyOf(targets));
    }

    /** Quarter turns of a square: one clockwise is (x, y) to (side - 1 - y, x). */
    private record Turned(int side, int turns) {
        int x(int x, int y) {
            return switch (turns) {
                case 0 -> x;
                case 1 -> side - 1 - y;
                case 2 -> side - 1 - x;
                default -> y;
            };
        }

        int y(int x, int y) {
            return switch (turns) {
                case 0 -> y;
                case 1 -> x;
                case 2 -> side - 1 - y;
                default -> side - 1 - x;
            };
        }

        /** Its walls, mirrors and signs, and the inner corner, which the centre of a board covers. */
        void put(Quadrant quadrant, BoardBuilder builder, List<Target> targets) {
            for (Quadrant.Wall w : quadrant.walls())
                builder.wall(x(w.x(), w.y()), y(w.x(), w.y()), w.direction() + turns & 3);
            for (Quadrant.Mirror m : quadrant.mirrors()) {
                char slash = turns % 2 == 0 ? m.slash() : m.slash() == '/' ? '\\' : '/';
                builder.diagonal(x(m.x(), m.y()), y(m.x(), m.y()), m.colour(), slash);
            }
            for (Quadrant.Sign s : quadrant.signs())
                targets.add(new Target(y(s.x(), s.y()) * side + x(s.x(), s.y()), s.colour(), s.shape()));
            int inner = Quadrant.SIDE - 1;
            builder.block(x(inner, inner), y(inner, inner));
        }
    }

    public String write() {
        StringJoiner ids = new StringJoiner("-");
        for (Quadrant quadrant : quadrants) ids.add(quadrant.id());
        return ids.toString();
    }
}
