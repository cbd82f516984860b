package dev.damier.ricochet;

import dev.damier.game.Export;
import dev.damier.ricochet.box.Target;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.List;

/** Exports a position as a {@link BoardFile} and, if DriftingDroids supports it, as a DriftingDroids id. */
final class RicochetExport implements Export {
    private static final String BOARD_FILE = "board.txt";
    private static final String DRIFTING_DROIDS_FILE = "driftingdroids.txt";

    private final RicochetSetup setup;

    RicochetExport(RicochetSetup setup) {
        this.setup = setup;
    }

    @Override
    public List<String> names() {
        List<String> names = new ArrayList<>(List.of(BOARD_FILE));
        if (DriftingDroids.write(setup.layout(), setup.mission()).isPresent()) names.add(DRIFTING_DROIDS_FILE);
        return names;
    }

    @Override
    public String text(String name) {
        if (!names().contains(name))
            throw new BadInputException("unknown export format '" + name + "'; known: " + String.join(", ", names()));
        return name.equals(BOARD_FILE)
                ? boardFile()
                : DriftingDroids.write(setup.layout(), setup.mission()).orElseThrow() + "\n";
    }

    private String boardFile() {
        RicochetMission mission = setup.mission();
        RicochetBoard board = mission.board();
        StringBuilder out = new StringBuilder("# ").append(setup.write()).append('\n');
        out.append(AsciiBoard.write(board));
        for (int r = 0; r < mission.robots().length; r++)
            out.append("robot %s %s\n".formatted(Robots.colour(r), coordinates(board, mission.robots()[r])));
        Target goal = new Target(
                mission.target(), mission.active(), setup.layout().shape(mission.target(), mission.active()));
        appendTarget(out, board, goal);
        for (Target target : setup.layout().targets()) if (!target.equals(goal)) appendTarget(out, board, target);
        for (String name : mission.rules().names())
            out.append("rule ").append(name).append('\n');
        return out.toString();
    }

    private static void appendTarget(StringBuilder out, RicochetBoard board, Target t) {
        out.append("target %s %s %s\n".formatted(coordinates(board, t.cell()), Robots.colour(t.colour()), t.shape()));
    }

    private static String coordinates(RicochetBoard board, int cell) {
        return board.x(cell) + " " + board.y(cell);
    }
}
