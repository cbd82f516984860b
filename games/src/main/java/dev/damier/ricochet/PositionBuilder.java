package dev.damier.ricochet;

import dev.damier.game.Text;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.Quadrant;
import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A position being read, from one line or from a file: gathers its parts in any order and then checks the whole. */
final class PositionBuilder {
    /** Asks for what the boxed game does not have: the same piece twice, or fewer than four robots on printed quadrants. */
    static final String CUSTOM = "custom";

    /** Stands for the target where a robot is asked for. */
    private static final int NOBODY = -1;

    private static final List<String> SWITCHES = switches();

    private record Place(int x, int y) {}

    private record Sign(Place place, int colour, String shape) {}

    private final Place[] robots = new Place[Robots.MAX_ROBOTS];
    private final List<Sign> signs = new ArrayList<>();
    private final Set<String> switches = new TreeSet<>();
    private int memory = RuleMemory.NONE;

    private static List<String> switches() {
        List<String> all = new ArrayList<>(Rules.SWITCHES);
        all.add(CUSTOM);
        return all;
    }

    void robot(int robot, int x, int y) {
        if (robots[robot] != null) throw RicochetMessages.at(x, y, "robot.twice", RicochetMessages.colour(robot));
        robots[robot] = new Place(x, y);
    }

    /** The first target is the mission's. */
    void target(int x, int y, int colour, String shape) {
        signs.add(new Sign(new Place(x, y), colour, shape));
    }

    static boolean isSwitch(String word) {
        return SWITCHES.contains(word);
    }

    void turnOn(String word) {
        if (!isSwitch(word)) {
            throw RicochetMessages.fault("switch.unknown", word, RicochetMessages.near(word, SWITCHES), String.join(", ", SWITCHES));
        }
        switches.add(word);
    }

    void remember(int robot, int bits) {
        memory |= bits << (4 * robot);
    }

    void mover(int robot) {
        memory = (memory & ((1 << RuleMemory.MOVER) - 1)) | ((robot + 1) << RuleMemory.MOVER);
    }

    /** A position on printed quadrants. */
    RicochetSetup finish(List<Quadrant> quadrants) {
        boolean twice = false;
        for (int i = 1; i < 4; i++) {
            for (int j = 0; j < i; j++) {
                if (quadrants.get(i).piece() != quadrants.get(j).piece()) continue;
                twice = true;
                if (!switches.contains(CUSTOM))
                    throw RicochetMessages.fault(
                            "board.piece-twice",
                            quadrants.get(j).id(),
                            quadrants.get(i).id(),
                            quadrants.get(i).piece());
            }
        }
        Layout layout = Layout.of(Assembly.of(quadrants));
        int given = count();
        if (given < 4 && !switches.contains(CUSTOM)) throw RicochetMessages.fault("robots.few", given, RicochetMessages.colour(given));
        if (signs.size() > 1) throw RicochetMessages.fault("target.several", signs.size());
        return finish(layout, twice || given < 4);
    }

    /** A position on a board of one's own. */
    RicochetSetup finish(RicochetBoard board) {
        count();
        List<Target> targets = new ArrayList<>();
        for (Sign sign : signs) targets.add(new Target(cell(board, sign.place, NOBODY), sign.colour, sign.shape));
        targets.sort(Comparator.comparingInt(Target::cell).thenComparingInt(Target::colour));
        return finish(Layout.custom(board, targets.stream().distinct().toList()), false);
    }

    private RicochetSetup finish(Layout layout, boolean custom) {
        RicochetBoard board = layout.board();
        if (signs.isEmpty()) throw RicochetMessages.fault("target.none");
        Sign goal = signs.get(0);
        int[] cells = new int[count()];
        for (int r = 0; r < cells.length; r++) cells[r] = cell(board, robots[r], r);
        for (int r = 0; r < cells.length; r++)
            for (int q = 0; q < r; q++)
                if (cells[q] == cells[r])
                    throw RicochetMessages.at(
                            robots[r].x,
                            robots[r].y,
                            "robots.same-cell",
                            RicochetMessages.colour(q),
                            RicochetMessages.colour(r),
                            robots[r].x,
                            robots[r].y);
        int target = cell(board, goal.place, NOBODY);
        if (goal.colour >= cells.length)
            throw RicochetMessages.at(goal.place.x, goal.place.y, "target.no-robot", RicochetMessages.colour(goal.colour));
        RicochetMission mission = new RicochetMission(board, cells, target, goal.colour, Rules.of(switches));
        return new RicochetSetup(layout, mission, new RuleMemory(mission).canonical(memory, cells.length), custom);
    }

    /** How many robots there are: red first, then green, blue, yellow, silver, none left out. */
    private int count() {
        int n = 0;
        for (Place robot : robots) if (robot != null) n++;
        if (n == 0) throw RicochetMessages.fault("robots.none");
        for (int r = 0; r < n; r++) {
            if (robots[r] != null) continue;
            int given = r + 1;
            while (robots[given] == null) given++;
            throw RicochetMessages.fault("robots.order", RicochetMessages.colour(given), RicochetMessages.colour(r));
        }
        return n;
    }

    /** The cell of a robot, or with {@link #NOBODY} of the target. */
    private static int cell(RicochetBoard board, Place place, int robot) {
        int x = place.x;
        int y = place.y;
        if (!board.holds(x, y))
            throw RicochetMessages.at(x, y, "place.off-board", word(robot), x, y, board.columns() - 1, board.rows() - 1);
        int cell = board.cell(x, y);
        if (board.blocked()[cell]) throw RicochetMessages.at(x, y, "place.blocked", word(robot), x, y);
        return cell;
    }

    private static Text word(int robot) {
        return robot == NOBODY ? RicochetMessages.text("word.target") : RicochetMessages.text("word.robot", RicochetMessages.colour(robot));
    }
}
