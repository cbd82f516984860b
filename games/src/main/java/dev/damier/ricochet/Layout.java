package dev.damier.ricochet;

import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.Target;
import java.util.List;

/**
 * A board with what is printed on it and the text that names it: quadrant ids or a run-length code.
 *
 * @param printed made of printed quadrants, so that the targets and robots of the boxed game are expected
 */
record Layout(String text, RicochetBoard board, List<Target> targets, boolean printed) {
    static Layout of(Assembly assembly) {
        return new Layout(assembly.write(), assembly.board(), assembly.targets(), true);
    }

    /** As {@link #of}, of quadrants that are not the printed ones: the board itself names it. */
    static Layout custom(Assembly assembly) {
        return custom(assembly.board(), assembly.targets());
    }

    static Layout custom(RicochetBoard board, List<Target> targets) {
        return new Layout(RunLength.write(board), board, List.copyOf(targets), false);
    }

    /** The shape printed on a cell, or the plain one: a vortex for any robot, else a circle. */
    String shape(int cell, int colour) {
        for (Target target : targets) if (target.cell() == cell && target.colour() == colour) return target.shape();
        return plainShape(colour);
    }

    static String plainShape(int colour) {
        return colour == RicochetMission.ANY ? "vortex" : "circle";
    }
}
