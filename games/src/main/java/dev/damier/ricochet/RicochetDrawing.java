package dev.damier.ricochet;

import dev.damier.game.Material;
import dev.damier.game.Scene;
import dev.damier.game.Spot;
import dev.damier.game.Tone;
import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/** Draws the scene of a game. Columns are labelled with letters and rows with numbers; A1 is the upper left. */
final class RicochetDrawing {
    /** Weight of targets that are not the target of the mission, out of 100. */
    private static final int INACTIVE_TARGET_WEIGHT = 35;

    private RicochetDrawing() {}

    static Scene scene(
            RicochetSetup setup, SlideRules slideRules, int[] robots, Deque<RicochetTable.PlayedMove> playedMoves) {
        RicochetBoard board = setup.mission().board();
        Scene.Builder scene = Scene.builder(board.columns(), board.rows()).material(Material.LINEN);
        drawBoard(board, scene);
        drawTargets(setup, scene);
        if (!playedMoves.isEmpty()) drawTrail(board, slideRules, robots, playedMoves.peek(), scene);
        for (int r = 0; r < robots.length; r++) addRobot(scene, r, board.x(robots[r]), board.y(robots[r]));
        scene.counter(
                "moves",
                RicochetMessages.text("counter.moves", playedMoves.size()),
                String.valueOf(playedMoves.size()),
                0);
        long used = playedMoves.stream().mapToInt(m -> m.code() >> 2).distinct().count();
        scene.counter("robots", RicochetMessages.text("counter.robots", used), String.valueOf(used), 0);
        return scene.labels(columnLabels(board.columns()), rowLabels(board.rows()))
                .trail(trail(playedMoves))
                .build();
    }

    /** Returns the paths of the played moves, the first one first; the latest move is on top of the stack. */
    private static List<Scene.Leg> trail(Deque<RicochetTable.PlayedMove> playedMoves) {
        List<Scene.Leg> legs = new ArrayList<>();
        playedMoves.descendingIterator().forEachRemaining(move -> legs.add(move.leg()));
        return legs;
    }

    static Scene.Builder addRobot(Scene.Builder scene, int r, int x, int y) {
        String letter = String.valueOf(Robots.letter(r));
        return scene.piece(
                letter,
                x,
                y,
                Scene.Piece.Shape.ROBOT,
                Robots.tone(r),
                letter.toUpperCase(java.util.Locale.ROOT),
                ' ',
                RicochetMessages.text("word.robot", RicochetMessages.colour(r)));
    }

    /** Draws a single quadrant with its targets. */
    static Scene quadrant(Assembly quadrant) {
        RicochetBoard board = quadrant.board();
        Scene.Builder scene = Scene.builder(board.columns(), board.rows()).material(Material.LINEN);
        drawBoard(board, scene);
        for (Target target : quadrant.targets()) drawInactiveTarget(board, target, scene);
        return scene.build();
    }

    private static List<String> columnLabels(int n) {
        return IntStream.range(0, n).mapToObj(Spot::columnName).toList();
    }

    private static List<String> rowLabels(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(String::valueOf).toList();
    }

    private static void drawBoard(RicochetBoard board, Scene.Builder scene) {
        for (int cell = 0; cell < board.size(); cell++) {
            int x = board.x(cell);
            int y = board.y(cell);
            if (board.blocked()[cell]) scene.cell(x, y, Scene.Cell.Kind.BLOCK, Tone.BLOCK, "");
            if (board.diagonals()[cell] != 0)
                scene.diagonal(x, y, board.slash(cell), Robots.tone(board.diagonalColour(cell)));
        }
        for (int y = 0; y <= board.rows(); y++) drawWalls(board, scene, y, false, board.columns());
        for (int x = 0; x <= board.columns(); x++) drawWalls(board, scene, x, true, board.rows());
    }

    /** Draws the walls on one grid line. Adjacent walls are joined. */
    private static void drawWalls(RicochetBoard board, Scene.Builder scene, int line, boolean vertical, int length) {
        int start = -1;
        for (int i = 0; i <= length; i++) {
            boolean wall =
                    i < length && (vertical ? isDrawnWall(board, line, i, true) : isDrawnWall(board, i, line, false));
            if (wall && start < 0) start = i;
            if (wall || start < 0) continue;
            scene.wall(vertical ? line : start, vertical ? start : line, vertical, i - start, Tone.INK);
            start = -1;
        }
    }

    /** Returns whether the edge west or north of a cell is drawn as a wall. Edges inside a blocked area are not drawn. */
    private static boolean isDrawnWall(RicochetBoard board, int x, int y, boolean vertical) {
        int bx = vertical ? x - 1 : x;
        int by = vertical ? y : y - 1;
        if (!board.contains(x, y) || !board.contains(bx, by)) return true;
        int cell = board.cell(x, y);
        boolean inside = board.blocked()[cell] && board.blocked()[board.cell(bx, by)];
        return !inside && board.isClosed(cell, vertical ? 3 : 0);
    }

    private static void drawTargets(RicochetSetup setup, Scene.Builder scene) {
        RicochetMission mission = setup.mission();
        RicochetBoard board = mission.board();
        for (Target target : setup.layout().targets()) {
            if (target.cell() != mission.target()) drawInactiveTarget(board, target, scene);
        }
        int x = board.x(mission.target());
        int y = board.y(mission.target());
        Tone tone = Robots.tone(mission.active());
        scene.mark(x, y, Scene.Mark.Kind.RING, tone, "", 100);
        String shape = setup.layout().shape(mission.target(), mission.active());
        scene.mark(x, y, Scene.Mark.Kind.TARGET, tone, shape, 100);
        if (hasCentreBlock(board))
            scene.mark(board.columns() / 2 - 1, board.rows() / 2 - 1, Scene.Mark.Kind.PLATE, tone, shape, 100);
    }

    private static void drawInactiveTarget(RicochetBoard board, Target target, Scene.Builder scene) {
        Tone tone = Robots.tone(target.colour());
        scene.mark(
                board.x(target.cell()),
                board.y(target.cell()),
                Scene.Mark.Kind.TARGET,
                tone,
                target.shape(),
                INACTIVE_TARGET_WEIGHT);
    }

    /** Returns whether the four cells in the middle are blocked, as on every board of four quadrants. */
    private static boolean hasCentreBlock(RicochetBoard board) {
        if (board.columns() % 2 != 0 || board.rows() % 2 != 0) return false;
        int last = board.cell(board.columns() / 2, board.rows() / 2);
        boolean[] blocked = board.blocked();
        return blocked[last]
                && blocked[last - 1]
                && blocked[last - board.columns()]
                && blocked[last - board.columns() - 1];
    }

    /** Draws the start cell of the last move and the cells that the robot crossed. */
    private static void drawTrail(
            RicochetBoard board,
            SlideRules slideRules,
            int[] robots,
            RicochetTable.PlayedMove last,
            Scene.Builder scene) {
        int robot = last.code() >> 2;
        Tone tone = Robots.tone(robot);
        scene.mark(board.x(last.from()), board.y(last.from()), Scene.Mark.Kind.LAST, tone, "", 100);
        int pair = slideRules.step(robot, last.from() * 4 + (last.code() & 3));
        for (; pair >> 2 != robots[robot]; pair = slideRules.step(robot, pair))
            scene.mark(board.x(pair >> 2), board.y(pair >> 2), Scene.Mark.Kind.PATH, tone, "", 60);
    }
}
