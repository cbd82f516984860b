package dev.damier.ricochet;

import dev.damier.game.ModularBoard.Plate;
import dev.damier.game.Text;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.Quadrant;
import dev.damier.ricochet.box.Quadrants;
import dev.damier.ricochet.box.Target;
import java.util.Comparator;
import java.util.List;

/** The printed quadrants as they look in each corner, and the board that four of them form. */
final class RicochetPlates {
    static final List<Text> CORNERS = List.of(
            RicochetMessages.text("lies.north-west"),
            RicochetMessages.text("lies.north-east"),
            RicochetMessages.text("lies.south-east"),
            RicochetMessages.text("lies.south-west"));

    private RicochetPlates() {}

    /** Returns all printed quadrants as they look in a corner, sorted by id, so that the faces of a piece are adjacent. */
    static List<Plate> platesAt(int corner) {
        return Quadrants.printed().values().stream()
                .sorted(Comparator.comparing(Quadrant::id))
                .map(face -> new Plate(
                        face.id(),
                        String.valueOf(face.piece()),
                        RicochetDrawing.quadrant(Assembly.single(face, Math.floorMod(corner, CORNERS.size())))))
                .toList();
    }

    /** Returns the position on these quadrants, with the robots in the corners and the first target. */
    static String assemble(List<String> plates) {
        Layout layout = Layout.of(Assembly.of(RicochetNotation.quadrants(String.join("-", plates))));
        RicochetBoard board = layout.board();
        int[] robots = {
            0, board.columns() - 1, board.size() - board.columns(), board.size() - 1,
        };
        Target target = layout.targets().get(0);
        RicochetMission mission = new RicochetMission(board, robots, target.cell(), target.colour(), Rules.OFFICIAL);
        // Reading the text validates it: the same piece twice is rejected.
        return RicochetNotation.read(RicochetNotation.write(layout, mission, RuleMemory.NONE, false))
                .write();
    }
}
