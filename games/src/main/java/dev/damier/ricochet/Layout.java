package dev.damier.ricochet;

import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.Target;
import java.util.List;

/**
 * A board with its targets and its text in the notation.
 *
 * @param text quadrant ids or a run-length code
 * @param board the board
 * @param targets all targets drawn on the board
 * @param printed whether the board consists of printed quadrants and so has the targets of the printed game
 */
record Layout(String text, RicochetBoard board, List<Target> targets, boolean printed) {
    /** Returns the layout of four printed quadrants. */
    static Layout of(Assembly assembly) {
        return new Layout(assembly.write(), assembly.board(), assembly.targets(), true);
    }

    /** Returns the layout of four custom quadrants. Its text is the run-length code of the board. */
    static Layout custom(Assembly assembly) {
        return custom(assembly.board(), assembly.targets());
    }

    static Layout custom(RicochetBoard board, List<Target> targets) {
        return new Layout(RunLength.write(board), board, List.copyOf(targets), false);
    }

    /** Returns the id of one of the four printed quadrants, such as {@code 2B}. */
    String quadrantId(int index) {
        return text.substring(3 * index, 3 * index + 2);
    }

    /** Returns this board with other targets. */
    Layout withTargets(List<Target> newTargets) {
        return new Layout(text, board, List.copyOf(newTargets), printed);
    }

    /** Returns the shape of the target of this colour on a cell, or the default shape. */
    String shape(int cell, int colour) {
        for (Target target : targets) if (target.cell() == cell && target.colour() == colour) return target.shape();
        return defaultShape(colour);
    }

    /** Returns the default shape of a target: a vortex if any robot may finish, else a circle. */
    static String defaultShape(int colour) {
        return colour == RicochetMission.ANY ? "vortex" : "circle";
    }
}
