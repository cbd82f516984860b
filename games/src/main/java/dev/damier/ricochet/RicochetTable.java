package dev.damier.ricochet;

import dev.damier.game.Effect;
import dev.damier.game.Gesture;
import dev.damier.game.Insight;
import dev.damier.game.Move;
import dev.damier.game.Suggestions;
import dev.damier.game.NotationException;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A mission being played, by the reference rules. */
final class RicochetTable implements Table, Insight {
    private static final String GRID = "grid";

    /** A move made: what undo needs and what the scene shows. */
    record Made(int code, int from, int memory) {}

    private final RicochetSetup setup;
    private final RicochetMission mission;
    private final SlideRules slideRules;
    private final RuleMemory rules;
    private final int[] robots;
    private final Deque<Made> made = new ArrayDeque<>();
    private int memory;

    RicochetTable(RicochetSetup setup) {
        this.setup = setup;
        mission = setup.mission();
        slideRules = new SlideRules(mission.board(), mission.rules().sameColourBounces());
        rules = new RuleMemory(mission);
        robots = mission.robots().clone();
        memory = setup.memory();
    }

    @Override
    public Scene scene(int viewer) {
        return RicochetDrawing.scene(setup, slideRules, robots, made);
    }

    @Override
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        if (over()) return moves;
        for (int code = 0; code < robots.length * 4; code++) {
            int slide = slide(code);
            if (slide == SlideRules.NONE) continue;
            moves.add(move(code, spot(robots[code >> 2]), spot(slide >> 1)));
        }
        return moves;
    }

    private Spot spot(int cell) {
        return Spot.cell(mission.board().x(cell), mission.board().y(cell));
    }

    private static Move move(int code, Spot from, Spot to) {
        char way = Robots.DIRECTIONS.charAt(code & 3);
        boolean upright = way == 'N' || way == 'S';
        Text words = RicochetMessages.text("move.words." + way, RicochetMessages.colour(code >> 2), upright ? to.y() : to.x());
        String robot = String.valueOf(Robots.letter(code >> 2));
        return new Move(code, Robots.move(code), words, from, to).way(way).effect(Effect.moved(robot, to));
    }

    /** A legal move by its text; an illegal one is refused with the reason. */
    @Override
    public Move read(String text) {
        String word = text.strip();
        int robot = word.length() == 2 ? Robots.LETTERS.indexOf(Character.toLowerCase(word.charAt(0))) : -1;
        int direction = robot < 0 ? -1 : Robots.DIRECTIONS.indexOf(Character.toUpperCase(word.charAt(1)));
        if (direction < 0) throw RicochetMessages.fault("move.form", word);
        int code = robot * 4 + direction;
        return move(code).orElseThrow(() -> refusal(code));
    }

    @Override
    public Gesture gesture(Spot from, Spot to) {
        if (from == null) return Table.super.gesture(from, to);
        for (int robot = 0; robot < robots.length; robot++) {
            int x = mission.board().x(robots[robot]);
            int y = mission.board().y(robots[robot]);
            if (x != from.x() || y != from.y()) continue;
            if (to.x() != x && to.y() != y) return Gesture.refused(RicochetMessages.text("move.aslant"));
            if (to.equals(from)) return Gesture.refused(RicochetMessages.text("move.nowhere", RicochetMessages.colour(robot)));
            return Gesture.read(this, Robots.move(robot * 4 + towards(to.x() - x, to.y() - y)));
        }
        return Gesture.refused(RicochetMessages.text("move.empty"));
    }

    private static int towards(int dx, int dy) {
        char way = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'E' : 'W') : (dy > 0 ? 'S' : 'N');
        return Robots.DIRECTIONS.indexOf(way);
    }

    private NotationException refusal(int code) {
        int robot = code >> 2;
        Text who = RicochetMessages.colour(robot);
        if (over()) return RicochetMessages.fault("move.over");
        if (robot >= robots.length) return RicochetMessages.fault("move.no-robot", who);
        int x = mission.board().x(robots[robot]);
        int y = mission.board().y(robots[robot]);
        String why;
        if (slideRules.slide(robots, robot, code & 3) == SlideRules.NONE) why = "move.stuck";
        else if (rules.allows(memory, robot, code & 3)) why = "move.early";
        else if ((RuleMemory.field(memory, robot) & RuleMemory.AXIS) == RuleMemory.axis(code & 3)) why = "move.rebound";
        else why = "move.helper";
        return RicochetMessages.at(x, y, why, who);
    }

    /** As {@link SlideRules#slide}, but only if the table rules allow the move. */
    private int slide(int code) {
        int robot = code >> 2;
        int direction = code & 3;
        if (!rules.allows(memory, robot, direction)) return SlideRules.NONE;
        int slide = slideRules.slide(robots, robot, direction);
        if (slide == SlideRules.NONE) return SlideRules.NONE;
        return after(code, slide) == RuleMemory.FORBIDDEN ? SlideRules.NONE : slide;
    }

    private int after(int code, int slide) {
        return rules.after(memory, code >> 2, code & 3, slide >> 1, (slide & 1) != 0);
    }

    @Override
    public void play(int code) {
        int slide = code < 0 || code >= robots.length * 4 || over() ? SlideRules.NONE : slide(code);
        if (slide == SlideRules.NONE) throw new IllegalArgumentException("ricochet: no legal move has the code " + code);
        int robot = code >> 2;
        made.push(new Made(code, robots[robot], memory));
        memory = after(code, slide);
        robots[robot] = slide >> 1;
    }

    @Override
    public boolean undo() {
        if (made.isEmpty()) return false;
        Made last = made.pop();
        robots[last.code() >> 2] = last.from();
        memory = last.memory();
        return true;
    }

    @Override
    public String write() {
        RicochetMission now =
                new RicochetMission(mission.board(), robots, mission.target(), mission.active(), mission.rules());
        return RicochetNotation.write(setup.layout(), now, memory, setup.custom());
    }

    @Override
    public int toMove() {
        return 0;
    }

    private boolean over() {
        return rules.goal(memory, robots);
    }

    @Override
    public Status status() {
        boolean over = over();
        Object who = RicochetMessages.colour(mission.active());
        int n = made.size();
        String key = over ? "status.done" : mission.active() == RicochetMission.ANY ? "status.any" : "status.open";
        return new Status(over, over ? 0 : -1, n, RicochetMessages.text(key, who, n));
    }

    @Override
    public List<Layer> layers() {
        return List.of(new Layer(GRID, RicochetMessages.text("layer.grid")));
    }

    /** The {@link MinMoves} of every cell from which the target can be reached at all, fuller the nearer it is. */
    @Override
    public List<Scene.Mark> layer(String id) {
        if (!GRID.equals(id)) throw new IllegalArgumentException(Suggestions.unknown("unknown layer", id, List.of(GRID)));
        int[] grid = MinMoves.ofActive(mission, slideRules);
        List<Scene.Mark> marks = new ArrayList<>();
        for (int cell = 0; cell < grid.length; cell++) {
            if (grid[cell] == MinMoves.UNREACHABLE) continue;
            Spot at = spot(cell);
            String moves = Integer.toString(grid[cell]);
            Tone tone = Robots.tone(mission.active());
            marks.add(new Scene.Mark(at.x(), at.y(), Scene.Mark.Kind.HEAT, tone, moves, 100 / (1 + grid[cell])));
        }
        return marks;
    }

    @Override
    public List<Text> why(Spot at) {
        RicochetBoard board = mission.board();
        if (at.kind() != Spot.Kind.CELL || !board.holds(at.x(), at.y())) return List.of();
        int moves = MinMoves.ofActive(mission, slideRules)[board.cell(at.x(), at.y())];
        return List.of(moves == MinMoves.UNREACHABLE ? RicochetMessages.text("why.never") : RicochetMessages.text("why.moves", moves));
    }
}
