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

/** The box on the table: its quadrants as they look in each corner, and the board that four of them make. */
final class RicochetPlates {
    static final List<Text> CORNERS = List.of(
            RicochetMessages.text("lies.north-west"),
            RicochetMessages.text("lies.north-east"),
            RicochetMessages.text("lies.south-east"),
            RicochetMessages.text("lies.south-west"));

    private RicochetPlates() {}

    /** The sides of a plate stand together. */
    static List<Plate> at(int corner) {
        return Quadrants.printed().values().stream()
                .sorted(Comparator.comparing(Quadrant::id))
                .map(side -> new Plate(
                        side.id(),
                        String.valueOf(side.piece()),
                        RicochetDrawing.plate(Assembly.alone(side, Math.floorMod(corner, CORNERS.size())))))
                .toList();
    }

    /** The robots wait in the corners, and the first target is asked for. */
    static String lay(List<String> plates) {
        Layout layout = Layout.of(Assembly.of(RicochetNotation.quadrants(String.join("-", plates))));
        RicochetBoard board = layout.board();
        int[] robots = {
            0, board.columns() - 1, board.size() - board.columns(), board.size() - 1,
        };
        Target target = layout.targets().get(0);
        RicochetMission mission = new RicochetMission(board, robots, target.cell(), target.colour(), Rules.OFFICIAL);
        // Read again: the same plate twice is no board of the box.
        return RicochetNotation.read(RicochetNotation.write(layout, mission, RuleMemory.NONE, false))
                .write();
    }
}
