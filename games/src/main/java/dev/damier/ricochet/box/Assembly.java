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
        for (int turns = 0; turns < 4; turns++) {
            Quadrant quadrant = quadrants.get(turns);
            for (Quadrant.Wall w : quadrant.walls())
                builder.wall(x(w.x(), w.y(), turns), y(w.x(), w.y(), turns), w.direction() + turns & 3);
            for (Quadrant.Mirror m : quadrant.mirrors()) {
                char slash = turns % 2 == 0 ? m.slash() : m.slash() == '/' ? '\\' : '/';
                builder.diagonal(x(m.x(), m.y(), turns), y(m.x(), m.y(), turns), m.colour(), slash);
            }
            for (Quadrant.Sign s : quadrant.signs()) {
                int cell = y(s.x(), s.y(), turns) * SIDE + x(s.x(), s.y(), turns);
                targets.add(new Target(cell, s.colour(), s.shape()));
            }
        }
        for (int y = 7; y <= 8; y++) for (int x = 7; x <= 8; x++) builder.block(x, y);
        targets.sort(Comparator.comparingInt(Target::cell));
        return new Assembly(List.copyOf(quadrants), builder.build(), List.copyOf(targets));
    }

    /** One clockwise quarter turn is (x, y) to (15 - y, x). */
    private static int x(int x, int y, int turns) {
        return switch (turns) {
            case 0 -> x;
            case 1 -> SIDE - 1 - y;
            case 2 -> SIDE - 1 - x;
            default -> y;
        };
    }

    private static int y(int x, int y, int turns) {
        return switch (turns) {
            case 0 -> y;
            case 1 -> x;
            case 2 -> SIDE - 1 - y;
            default -> SIDE - 1 - x;
        };
    }

    public String write() {
        StringJoiner ids = new StringJoiner("-");
        for (Quadrant quadrant : quadrants) ids.add(quadrant.id());
        return ids.toString();
    }
}
