package dev.damier.ricochet;

import dev.damier.game.Material;
import dev.damier.game.PositionEditor;
import dev.damier.game.PositionEditor.Tool;
import dev.damier.game.Scene;
import dev.damier.game.Scene.Mark;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import dev.damier.game.Tone;
import dev.damier.ricochet.box.Target;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The tools of the position editor. The robot and target tools edit the text, so the result may be an incomplete position.
 * The tools for walls, blocked cells and diagonals edit the board, which then becomes a custom board.
 */
final class RicochetToolbox {
    static final List<Tool> TOOLS = tools();

    private static final Pattern TARGET = Pattern.compile("_t[^_+]*");

    private RicochetToolbox() {}

    private static List<Tool> tools() {
        List<Tool> tools = new ArrayList<>();
        for (int r = 0; r < Robots.MAX_ROBOTS; r++)
            tools.add(
                    tool("robot-" + Robots.colour(r), "robots", RicochetDrawing.addRobot(cell(), r, 0, 0), "robot", r));
        for (int r = 0; r < Robots.MAX_ROBOTS; r++)
            tools.add(tool("target-" + Robots.colour(r), "target", target(r, Scene.Sign.CIRCLE), "target", r));
        tools.add(tool("target-any", "target", target(RicochetMission.ANY, Scene.Sign.VORTEX), "vortex"));
        Scene wall = Scene.builder(2, 1)
                .material(Material.LINEN)
                .wall(1, 0, true, 1, Tone.INK)
                .build();
        tools.add(new Tool("wall", RicochetMessages.text("tool.wall"), "board", true, wall));
        tools.add(tool("block", "board", cell().cell(0, 0, Scene.Cell.Kind.BLOCK, Tone.BLOCK, ""), "block"));
        for (int r = 0; r < 4; r++) {
            tools.add(diagonal("slash", '/', r));
            tools.add(diagonal("backslash", '\\', r));
        }
        tools.add(tool("erase", "board", cell().mark(0, 0, Mark.Kind.EXCLUDED, Tone.BAD, "", 100), "erase"));
        for (String id : List.of("empty", "add-column", "remove-column", "add-row", "remove-row"))
            tools.add(new Tool(id, RicochetMessages.text("tool." + id), PositionEditor.WHOLE_BOARD, false));
        return List.copyOf(tools);
    }

    private static Tool tool(String id, String group, Scene.Builder sample, String words, int... colour) {
        Object[] args = IntStream.of(colour).mapToObj(RicochetMessages::colour).toArray();
        return new Tool(id, RicochetMessages.text("tool." + words, args), group, false, sample.build());
    }

    private static Tool diagonal(String name, char slash, int colour) {
        Text words = RicochetMessages.text("tool.diagonal", RicochetMessages.colour(colour), String.valueOf(slash));
        Scene sample = cell().diagonal(0, 0, slash, Robots.tone(colour)).build();
        return new Tool(name + "-" + Robots.colour(colour), words, "diagonals", false, sample);
    }

    private static Scene.Builder cell() {
        return Scene.builder(1, 1).material(Material.LINEN);
    }

    private static Scene.Builder target(int colour, Scene.Sign sign) {
        return cell().mark(0, 0, Mark.Kind.TARGET, Robots.tone(colour), sign.wireName(), 100);
    }

    static String use(RicochetSetup setup, String id, Spot at) {
        Tool tool = TOOLS.stream()
                .filter(t -> t.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInputException(dev.damier.game.Suggestions.unknownMessage(
                        "unknown tool", id, TOOLS.stream().map(Tool::id).toList())));
        if (tool.edges() != (at.kind() != Spot.Kind.CELL)) throw RicochetMessages.error("tool.place", tool.name());
        if (tool.edges()) return toggleWall(setup, at);
        if (!setup.mission().board().contains(at.x(), at.y())) throw RicochetMessages.error("tool.place", tool.name());
        String[] words = id.split("-");
        return switch (words[0]) {
            case "robot" -> placeRobot(setup.write(), words[1].charAt(0), at);
            case "target" -> placeTarget(setup.write(), words[1], at);
            case "erase" -> erase(setup, at);
            case "empty" -> withBoard(setup, emptyBoard(setup.mission().board()), List.of());
            case "add" -> resize(setup, words[1], 1);
            case "remove" -> resize(setup, words[1], -1);
            default -> editCell(setup, words, at);
        };
    }

    /**
     * Moves the robot on {@code from} to {@code to}. If both are the same cell with a printed target, makes it the target of
     * the mission.
     */
    static String arrange(RicochetSetup setup, Spot from, Spot to) {
        RicochetBoard board = setup.mission().board();
        if (from.kind() != Spot.Kind.CELL || to.kind() != Spot.Kind.CELL || !board.contains(to.x(), to.y()))
            throw RicochetMessages.error("arrange.place");
        int[] robots = setup.mission().robots();
        for (int r = 0; r < robots.length; r++) {
            if (from.equals(to) || !from.equals(Spot.cell(board.x(robots[r]), board.y(robots[r])))) continue;
            return RicochetNotation.read(placeRobot(setup.write(), Robots.letter(r), to))
                    .write();
        }
        for (Target printed : setup.layout().targets()) {
            if (!from.equals(to) || printed.cell() != board.cell(to.x(), to.y())) continue;
            RicochetMission old = setup.mission();
            RicochetMission chosen = new RicochetMission(board, robots, printed.cell(), printed.colour(), old.rules());
            String text = RicochetNotation.write(setup.layout(), chosen, RuleMemory.NONE, setup.custom());
            return RicochetNotation.read(text).write();
        }
        throw RicochetMessages.error(from.equals(to) ? "arrange.token" : "arrange.robot");
    }

    /** Places a robot on a cell, and removes it from its old cell. */
    private static String placeRobot(String text, char letter, Spot at) {
        String field = "_" + letter + at.x() + "." + at.y();
        Matcher old = robotField(text, letter);
        if (old.find()) return old.replaceFirst(field);
        int target = text.indexOf("_t");
        return text.substring(0, target) + field + text.substring(target);
    }

    private static Matcher robotField(String text, char letter) {
        return Pattern.compile("_" + letter + "\\d+\\.\\d+").matcher(text);
    }

    private static String placeTarget(String text, String colour, Spot at) {
        return TARGET.matcher(text).replaceFirst("_t" + at.x() + "." + at.y() + "." + colour);
    }

    /** Removes the robot on a cell, or else the blocked cell or diagonal there. */
    private static String erase(RicochetSetup setup, Spot at) {
        RicochetMission mission = setup.mission();
        int cell = mission.board().cell(at.x(), at.y());
        for (int r = 0; r < mission.robots().length; r++)
            if (mission.robots()[r] == cell)
                return robotField(setup.write(), Robots.letter(r)).replaceFirst("");
        BoardBuilder builder = new BoardBuilder(mission.board());
        if (builder.isBlocked(at.x(), at.y())) builder.unblock(at.x(), at.y());
        return withBoard(setup, builder.clearDiagonal(at.x(), at.y()));
    }

    private static String editCell(RicochetSetup setup, String[] words, Spot at) {
        BoardBuilder builder = new BoardBuilder(setup.mission().board());
        boolean wasBlocked = builder.isBlocked(at.x(), at.y());
        if (wasBlocked) builder.unblock(at.x(), at.y());
        builder.clearDiagonal(at.x(), at.y());
        if (!words[0].equals("block"))
            builder.diagonal(at.x(), at.y(), Robots.colour(words[1]), words[0].equals("slash") ? '/' : '\\');
        else if (!wasBlocked) builder.block(at.x(), at.y());
        return withBoard(setup, builder);
    }

    /** Adds or removes the wall on an edge: the north side of a cell for a horizontal edge, the west side for a vertical one. */
    private static String toggleWall(RicochetSetup setup, Spot at) {
        RicochetBoard board = setup.mission().board();
        int direction = at.kind() == Spot.Kind.H ? 0 : 3;
        boolean inside = direction == 0
                ? at.y() > 0 && board.contains(at.x(), at.y())
                : at.x() > 0 && board.contains(at.x(), at.y());
        if (!inside) throw RicochetMessages.error("tool.rim");
        BoardBuilder builder = new BoardBuilder(board);
        if (builder.isClosed(at.x(), at.y(), direction)) builder.open(at.x(), at.y(), direction);
        else builder.wall(at.x(), at.y(), direction);
        return withBoard(setup, builder);
    }

    private static BoardBuilder emptyBoard(RicochetBoard board) {
        return new BoardBuilder(board.columns(), board.rows());
    }

    /** Adds or removes the right column or the bottom row. Robots and the target that lose their cell move to a free one. */
    private static String resize(RicochetSetup setup, String line, int change) {
        RicochetMission old = setup.mission();
        RicochetBoard board = old.board();
        int columns = board.columns() + (line.equals("column") ? change : 0);
        int rows = board.rows() + (line.equals("row") ? change : 0);
        if (Math.min(columns, rows) < RicochetBoard.MIN_SIDE || Math.max(columns, rows) > RicochetBoard.MAX_SIDE)
            throw RicochetMessages.error("tool.size", RicochetBoard.MIN_SIDE, RicochetBoard.MAX_SIDE);
        BoardBuilder builder = new BoardBuilder(board).resized(columns, rows);
        RicochetBoard resized = builder.build();
        int[] robots = new int[old.robots().length];
        boolean[] taken = resized.blocked().clone();
        for (int r = 0; r < robots.length; r++) {
            robots[r] = freeCell(board, old.robots()[r], resized, taken);
            taken[robots[r]] = true;
        }
        int target = freeCell(board, old.target(), resized, resized.blocked());
        List<Target> targets = new ArrayList<>();
        for (Target t : setup.layout().targets()) {
            int x = board.x(t.cell());
            int y = board.y(t.cell());
            if (resized.contains(x, y)) targets.add(new Target(resized.cell(x, y), t.colour(), t.shape()));
        }
        RicochetMission mission = new RicochetMission(resized, robots, target, old.active(), old.rules());
        return RicochetNotation.write(Layout.custom(resized, targets), mission, setup.memory(), false);
    }

    /** Returns the same cell on another board, or the nearest one that is not taken. */
    private static int freeCell(RicochetBoard from, int cell, RicochetBoard to, boolean[] taken) {
        int nearest = -1;
        int distance = Integer.MAX_VALUE;
        for (int c = 0; c < to.size(); c++) {
            int d = Math.abs(to.x(c) - from.x(cell)) + Math.abs(to.y(c) - from.y(cell));
            if (taken[c] || d >= distance) continue;
            nearest = c;
            distance = d;
        }
        if (nearest < 0) throw RicochetMessages.error("tool.full");
        return nearest;
    }

    private static String withBoard(RicochetSetup setup, BoardBuilder builder) {
        return withBoard(setup, builder, setup.layout().targets());
    }

    private static String withBoard(RicochetSetup setup, BoardBuilder builder, List<Target> printed) {
        RicochetMission old = setup.mission();
        List<Target> targets = new ArrayList<>(printed);
        targets.removeIf(
                t -> builder.isBlocked(old.board().x(t.cell()), old.board().y(t.cell())));
        RicochetMission mission =
                new RicochetMission(builder.build(), old.robots(), old.target(), old.active(), old.rules());
        return RicochetNotation.write(Layout.custom(mission.board(), targets), mission, setup.memory(), false);
    }
}
