package dev.damier.ricochet.box;

import dev.damier.ricochet.BoardBuilder;
import dev.damier.ricochet.RicochetBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.StringJoiner;

/** A board of four quadrants, in the order north-west, north-east, south-east, south-west, and what is printed on it. */
public record Assembly(List<Quadrant> quadrants, RicochetBoard board, List<Target> targets) {
    public static final int SIDE = 2 * Quadrant.SIDE;

    /** Turns each quadrant clockwise by as many quarters as its place is from the north-west, about the board's centre. */
    public static Assembly of(List<Quadrant> quadrants) {
        BoardBuilder builder = new BoardBuilder(SIDE, SIDE);
        List<Target> targets = new ArrayList<>();
        for (int turns = 0; turns < 4; turns++) new Turned(SIDE, turns).put(quadrants.get(turns), builder, targets);
        return finish(quadrants, builder, targets);
    }

    /** One quadrant as it lies so many clockwise quarters from the north-west, a board of its own. */
    public static Assembly alone(Quadrant quadrant, int turns) {
        BoardBuilder builder = new BoardBuilder(Quadrant.SIDE, Quadrant.SIDE);
        List<Target> targets = new ArrayList<>();
        new Turned(Quadrant.SIDE, turns).put(quadrant, builder, targets);
        return finish(List.of(quadrant), builder, targets);
    }

    private static Assembly finish(List<Quadrant> quadrants, BoardBuilder builder, List<Target> targets) {
        targets.sort(Comparator.comparingInt(Target::cell));
        return new Assembly(List.copyOf(quadrants), builder.build(), List.copyOf(targets));
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
