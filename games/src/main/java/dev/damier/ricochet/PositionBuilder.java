package dev.damier.ricochet;

import dev.damier.game.Text;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Collects the parts of a position in any order, then validates it and builds the setup. */
final class PositionBuilder {
    /** The switch that allows a repeated piece and fewer than four robots on a board of printed quadrants. */
    static final String CUSTOM = "custom";

    /** Used instead of a robot index to mean the target. */
    private static final int TARGET = -1;

    private static final List<String> SWITCHES = switches();

    private static final Comparator<Target> BY_CELL_AND_COLOUR =
            Comparator.comparingInt(Target::cell).thenComparingInt(Target::colour);

    private record Place(int x, int y) {}

    private record GivenTarget(Place place, int colour, String shape) {}

    private final Place[] robots = new Place[Robots.MAX_ROBOTS];
    private final List<GivenTarget> givenTargets = new ArrayList<>();
    private final Set<String> switches = new TreeSet<>();
    private int memory = RuleMemory.NONE;

    private static List<String> switches() {
        List<String> all = new ArrayList<>(Rules.SWITCHES);
        all.add(CUSTOM);
        return all;
    }

    /** Sets the cell of a robot. */
    void addRobot(int robot, int x, int y) {
        if (robots[robot] != null) throw RicochetMessages.errorAt(x, y, "robot.twice", RicochetMessages.colour(robot));
        robots[robot] = new Place(x, y);
    }

    /** Adds a target. The first one is the target of the mission. */
    void addTarget(int x, int y, int colour, String shape) {
        givenTargets.add(new GivenTarget(new Place(x, y), colour, shape));
    }

    static boolean isSwitch(String word) {
        return SWITCHES.contains(word);
    }

    /** Turns on a switch. */
    void turnOn(String word) {
        if (!isSwitch(word)) {
            throw RicochetMessages.error(
                    "switch.unknown", word, RicochetMessages.suggestion(word, SWITCHES), String.join(", ", SWITCHES));
        }
        switches.add(word);
    }

    /** Adds bits to the rule memory of a robot. */
    void addMemory(int robot, int bits) {
        memory |= bits << (4 * robot);
    }

    /** Sets the only robot that may move. */
    void setMover(int robot) {
        memory = (memory & ((1 << RuleMemory.MOVER_SHIFT) - 1)) | ((robot + 1) << RuleMemory.MOVER_SHIFT);
    }

    /** Builds a position on a board of four printed quadrants. */
    RicochetSetup buildPrinted(Layout layout) {
        boolean repeatsPiece = false;
        for (int i = 1; i < 4; i++) {
            for (int j = 0; j < i; j++) {
                char piece = layout.quadrantId(i).charAt(0);
                if (piece != layout.quadrantId(j).charAt(0)) continue;
                repeatsPiece = true;
                if (!switches.contains(CUSTOM))
                    throw RicochetMessages.error(
                            "board.piece-twice", layout.quadrantId(j), layout.quadrantId(i), piece);
            }
        }
        int robotCount = countRobots();
        if (robotCount < 4 && !switches.contains(CUSTOM))
            throw RicochetMessages.error("robots.few", robotCount, RicochetMessages.colour(robotCount));
        if (givenTargets.size() > 1) throw RicochetMessages.error("target.several", givenTargets.size());
        return build(layout, repeatsPiece || robotCount < 4);
    }

    /** Builds a position on a custom board. */
    RicochetSetup build(RicochetBoard board) {
        return buildCustom(Layout.custom(board, List.of()));
    }

    /** Builds a position on a custom board, with the targets that were added. */
    RicochetSetup buildCustom(Layout layout) {
        countRobots();
        Set<Target> distinct = new LinkedHashSet<>();
        for (GivenTarget given : givenTargets)
            distinct.add(new Target(cell(layout.board(), given.place, TARGET), given.colour, given.shape));
        List<Target> targets = new ArrayList<>(distinct);
        targets.sort(BY_CELL_AND_COLOUR);
        return build(layout.withTargets(targets), false);
    }

    private RicochetSetup build(Layout layout, boolean custom) {
        RicochetBoard board = layout.board();
        if (givenTargets.isEmpty()) throw RicochetMessages.error("target.none");
        GivenTarget goal = givenTargets.get(0);
        int[] cells = new int[countRobots()];
        for (int r = 0; r < cells.length; r++) cells[r] = cell(board, robots[r], r);
        for (int r = 0; r < cells.length; r++)
            for (int q = 0; q < r; q++)
                if (cells[q] == cells[r])
                    throw RicochetMessages.errorAt(
                            robots[r].x,
                            robots[r].y,
                            "robots.same-cell",
                            RicochetMessages.colour(q),
                            RicochetMessages.colour(r),
                            RicochetMessages.cellName(robots[r].x, robots[r].y));
        int target = cell(board, goal.place, TARGET);
        if (goal.colour >= cells.length)
            throw RicochetMessages.errorAt(
                    goal.place.x, goal.place.y, "target.no-robot", RicochetMessages.colour(goal.colour));
        RicochetMission mission = new RicochetMission(board, cells, target, goal.colour, Rules.of(switches));
        return new RicochetSetup(layout, mission, new RuleMemory(mission).canonical(memory, cells.length), custom);
    }

    /** Returns the number of robots. Requires the order red, green, blue, yellow, silver without gaps. */
    private int countRobots() {
        int n = 0;
        for (Place robot : robots) if (robot != null) n++;
        if (n == 0) throw RicochetMessages.error("robots.none");
        for (int r = 0; r < n; r++) {
            if (robots[r] != null) continue;
            int later = r + 1;
            while (robots[later] == null) later++;
            throw RicochetMessages.error("robots.order", RicochetMessages.colour(later), RicochetMessages.colour(r));
        }
        return n;
    }

    /** Returns the cell of a robot, or of the target with {@link #TARGET}. Requires an open cell of the board. */
    private static int cell(RicochetBoard board, Place place, int robot) {
        int x = place.x;
        int y = place.y;
        if (!board.contains(x, y))
            throw RicochetMessages.errorAt(
                    x, y, "place.off-board", describe(robot), x, y, board.columns() - 1, board.rows() - 1);
        int cell = board.cell(x, y);
        if (board.blocked()[cell])
            throw RicochetMessages.errorAt(x, y, "place.blocked", describe(robot), RicochetMessages.cellName(x, y));
        return cell;
    }

    private static Text describe(int robot) {
        return robot == TARGET
                ? RicochetMessages.text("word.target")
                : RicochetMessages.text("word.robot", RicochetMessages.colour(robot));
    }
}
