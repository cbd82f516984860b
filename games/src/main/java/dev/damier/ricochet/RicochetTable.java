package dev.damier.ricochet;

import dev.damier.game.AnalysisLayers;
import dev.damier.game.Effect;
import dev.damier.game.Gesture;
import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Suggestions;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.run.BadInputException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game in progress, played by the reference rules. */
final class RicochetTable implements Table, AnalysisLayers {
    private static final String GRID_LAYER = "grid";

    /**
     * A played move, for undo and for the scene.
     *
     * @param code the code of the move
     * @param from the cell on which the robot started
     * @param memory the rule memory before the move
     * @param leg the path of the move
     */
    record PlayedMove(int code, int from, int memory, Scene.Leg leg) {}

    private final RicochetSetup setup;
    private final RicochetMission mission;
    private final SlideRules slideRules;
    private final RuleMemory rules;
    private final int[] robots;
    private final Deque<PlayedMove> playedMoves = new ArrayDeque<>();
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
        return RicochetDrawing.scene(setup, slideRules, robots, playedMoves);
    }

    @Override
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        if (isOver()) return moves;
        for (int code = 0; code < robots.length * 4; code++) {
            int slide = legalSlide(code);
            if (slide == SlideRules.NONE) continue;
            moves.add(move(code, leg(code, slide >> 1)));
        }
        return moves;
    }

    private Spot spot(int cell) {
        return Spot.cell(mission.board().x(cell), mission.board().y(cell));
    }

    /** Returns the path of a legal move from the current position. */
    private Scene.Leg leg(int code, int stop) {
        int robot = code >> 2;
        List<Spot> corners = Arrays.stream(slideRules.corners(robots, robot, code & 3))
                .mapToObj(this::spot)
                .toList();
        return new Scene.Leg(spot(robots[robot]), spot(stop), corners, Robots.tone(robot));
    }

    private static Move move(int code, Scene.Leg leg) {
        Spot to = leg.to();
        char direction = Robots.DIRECTIONS.charAt(code & 3);
        Text words = RicochetMessages.text(
                "move.words." + direction,
                RicochetMessages.colour(code >> 2),
                RicochetMessages.cellName(to.x(), to.y()));
        String robot = String.valueOf(Robots.letter(code >> 2));
        return new Move(code, Robots.moveText(code), words, leg.from(), to)
                .way(direction)
                .effect(Effect.moved(robot, to).withLeg(leg));
    }

    /** Reads a legal move. The exception for an illegal move gives the reason. */
    @Override
    public Move read(String text) {
        String word = text.strip();
        int robot = word.length() == 2 ? Robots.LETTERS.indexOf(Character.toLowerCase(word.charAt(0))) : -1;
        int direction = robot < 0 ? -1 : Robots.DIRECTIONS.indexOf(Character.toUpperCase(word.charAt(1)));
        if (direction < 0) throw RicochetMessages.error("move.form", word);
        int code = robot * 4 + direction;
        return move(code).orElseThrow(() -> illegalMoveError(code));
    }

    @Override
    public Gesture gesture(@Nullable Spot from, Spot to) {
        if (from == null) return Table.super.gesture(from, to);
        for (int robot = 0; robot < robots.length; robot++) {
            int x = mission.board().x(robots[robot]);
            int y = mission.board().y(robots[robot]);
            if (x != from.x() || y != from.y()) continue;
            if (to.x() != x && to.y() != y) return Gesture.refused(RicochetMessages.text("move.aslant"));
            if (to.equals(from))
                return Gesture.refused(RicochetMessages.text("move.nowhere", RicochetMessages.colour(robot)));
            return Gesture.read(this, Robots.moveText(robot * 4 + directionTo(to.x() - x, to.y() - y)));
        }
        return Gesture.refused(RicochetMessages.text("move.empty"));
    }

    private static int directionTo(int dx, int dy) {
        char direction = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'E' : 'W') : (dy > 0 ? 'S' : 'N');
        return Robots.DIRECTIONS.indexOf(direction);
    }

    /** Returns the error for an illegal move, with its reason. */
    private NotationException illegalMoveError(int code) {
        int robot = code >> 2;
        Text colour = RicochetMessages.colour(robot);
        if (isOver()) return RicochetMessages.error("move.over");
        if (robot >= robots.length) return RicochetMessages.error("move.no-robot", colour);
        int x = mission.board().x(robots[robot]);
        int y = mission.board().y(robots[robot]);
        String reason;
        if (slideRules.slide(robots, robot, code & 3) == SlideRules.NONE) reason = "move.stuck";
        else if (rules.allows(memory, robot, code & 3)) reason = "move.early";
        else if ((RuleMemory.field(memory, robot) & RuleMemory.AXIS_MASK) == RuleMemory.axis(code & 3))
            reason = "move.rebound";
        else reason = "move.helper";
        return RicochetMessages.errorAt(x, y, reason, colour);
    }

    /** As {@link SlideRules#slide}, but returns {@link SlideRules#NONE} if the house rules do not allow the move. */
    private int legalSlide(int code) {
        int robot = code >> 2;
        int direction = code & 3;
        if (!rules.allows(memory, robot, direction)) return SlideRules.NONE;
        int slide = slideRules.slide(robots, robot, direction);
        if (slide == SlideRules.NONE) return SlideRules.NONE;
        return memoryAfter(code, slide) == RuleMemory.FORBIDDEN ? SlideRules.NONE : slide;
    }

    private int memoryAfter(int code, int slide) {
        return rules.after(memory, code >> 2, code & 3, slide >> 1, (slide & 1) != 0);
    }

    @Override
    public void play(int code) {
        int slide = code < 0 || code >= robots.length * 4 || isOver() ? SlideRules.NONE : legalSlide(code);
        if (slide == SlideRules.NONE)
            throw new IllegalArgumentException("ricochet: no legal move has the code " + code);
        int robot = code >> 2;
        playedMoves.push(new PlayedMove(code, robots[robot], memory, leg(code, slide >> 1)));
        memory = memoryAfter(code, slide);
        robots[robot] = slide >> 1;
    }

    @Override
    public boolean undo() {
        if (playedMoves.isEmpty()) return false;
        PlayedMove last = playedMoves.pop();
        robots[last.code() >> 2] = last.from();
        memory = last.memory();
        return true;
    }

    @Override
    public String write() {
        RicochetMission current =
                new RicochetMission(mission.board(), robots, mission.target(), mission.active(), mission.rules());
        return RicochetNotation.write(setup.layout(), current, memory, setup.custom());
    }

    @Override
    public int toMove() {
        return 0;
    }

    private boolean isOver() {
        return rules.isGoal(memory, robots);
    }

    @Override
    public Status status() {
        boolean over = isOver();
        int n = playedMoves.size();
        return new Status(over, over ? 0 : -1, n, over ? RicochetMessages.text("status.done", n) : missionSentence());
    }

    /** Returns the mission: which robot goes to which target. */
    private Text missionSentence() {
        Spot target = spot(mission.target());
        String place = RicochetMessages.cellName(target.x(), target.y());
        if (mission.active() == RicochetMission.ANY) return RicochetMessages.text("status.any", place);
        Text colour = RicochetMessages.colour(mission.active());
        String shape = setup.layout().shape(mission.target(), mission.active());
        return RicochetMessages.text("status.open", colour, RicochetMessages.text("to." + shape, colour), place);
    }

    @Override
    public List<Layer> layers() {
        return List.of(new Layer(GRID_LAYER, RicochetMessages.text("layer.grid")));
    }

    /**
     * Returns the {@link MinMoves} value of every cell from which the target can be reached. The weight is higher the nearer
     * the cell is to the target.
     */
    @Override
    public List<Scene.Mark> layer(String id) {
        if (!GRID_LAYER.equals(id))
            throw new BadInputException(Suggestions.unknownMessage("unknown layer", id, List.of(GRID_LAYER)));
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
    public List<Text> explain(Spot at) {
        RicochetBoard board = mission.board();
        if (at.kind() != Spot.Kind.CELL || !board.contains(at.x(), at.y())) return List.of();
        int moves = MinMoves.ofActive(mission, slideRules)[board.cell(at.x(), at.y())];
        return List.of(
                moves == MinMoves.UNREACHABLE
                        ? RicochetMessages.text("why.never")
                        : RicochetMessages.text("why.moves", moves));
    }
}
