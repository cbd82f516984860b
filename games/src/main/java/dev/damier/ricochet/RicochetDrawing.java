package dev.damier.ricochet;

import dev.damier.game.Material;
import dev.damier.game.Scene;
import dev.damier.game.Tone;
import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.Target;
import java.util.Deque;
import java.util.stream.IntStream;

/** Draws a table. Labels are the coordinates of the notation. */
final class RicochetDrawing {
    /** How strongly targets of other missions are drawn, of 100. */
    private static final int FAINT = 35;

    private RicochetDrawing() {}

    static Scene scene(RicochetSetup setup, SlideRules slideRules, int[] robots, Deque<RicochetTable.Made> made) {
        RicochetBoard board = setup.mission().board();
        Scene.Builder scene = Scene.of(board.columns(), board.rows()).material(Material.LINEN);
        ground(board, scene);
        targets(setup, scene);
        if (!made.isEmpty()) trail(board, slideRules, robots, made.peek(), scene);
        for (int r = 0; r < robots.length; r++) robot(scene, r, board.x(robots[r]), board.y(robots[r]));
        scene.counter("moves", RicochetMessages.text("counter.moves", made.size()), String.valueOf(made.size()), 0);
        long used = made.stream().mapToInt(m -> m.code() >> 2).distinct().count();
        scene.counter("robots", RicochetMessages.text("counter.robots", used), String.valueOf(used), 0);
        return scene.labels(numbers(board.columns()), numbers(board.rows())).build();
    }

    static Scene.Builder robot(Scene.Builder scene, int r, int x, int y) {
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

    /** A quadrant by itself, with its signs waiting. */
    static Scene plate(Assembly quadrant) {
        RicochetBoard board = quadrant.board();
        Scene.Builder scene = Scene.of(board.columns(), board.rows()).material(Material.LINEN);
        ground(board, scene);
        for (Target target : quadrant.targets()) waiting(board, target, scene);
        return scene.build();
    }

    private static java.util.List<String> numbers(int n) {
        return IntStream.range(0, n).mapToObj(String::valueOf).toList();
    }

    private static void ground(RicochetBoard board, Scene.Builder scene) {
        for (int cell = 0; cell < board.size(); cell++) {
            int x = board.x(cell);
            int y = board.y(cell);
            if (board.blocked()[cell]) scene.cell(x, y, Scene.Cell.Kind.BLOCK, Tone.BLOCK, "");
            if (board.diagonals()[cell] != 0)
                scene.diagonal(x, y, board.slash(cell), Robots.tone(board.diagonalColour(cell)));
        }
        for (int y = 0; y <= board.rows(); y++) walls(board, scene, y, false, board.columns());
        for (int x = 0; x <= board.columns(); x++) walls(board, scene, x, true, board.rows());
    }

    /** The walls on one grid line, neighbouring ones joined. */
    private static void walls(RicochetBoard board, Scene.Builder scene, int line, boolean vertical, int length) {
        int start = -1;
        for (int i = 0; i <= length; i++) {
            boolean wall = i < length && (vertical ? wall(board, line, i, true) : wall(board, i, line, false));
            if (wall && start < 0) start = i;
            if (wall || start < 0) continue;
            scene.wall(vertical ? line : start, vertical ? start : line, vertical, i - start, Tone.INK);
            start = -1;
        }
    }

    /** Whether the edge west of (or north of) a cell is a wall to draw; the inside of a blocked area has none. */
    private static boolean wall(RicochetBoard board, int x, int y, boolean vertical) {
        int bx = vertical ? x - 1 : x;
        int by = vertical ? y : y - 1;
        if (!board.holds(x, y) || !board.holds(bx, by)) return true;
        int cell = board.cell(x, y);
        boolean inside = board.blocked()[cell] && board.blocked()[board.cell(bx, by)];
        return !inside && board.closed(cell, vertical ? 3 : 0);
    }

    private static void targets(RicochetSetup setup, Scene.Builder scene) {
        RicochetMission mission = setup.mission();
        RicochetBoard board = mission.board();
        for (Target target : setup.layout().targets()) {
            if (target.cell() != mission.target()) waiting(board, target, scene);
        }
        int x = board.x(mission.target());
        int y = board.y(mission.target());
        Tone tone = Robots.tone(mission.active());
        scene.mark(x, y, Scene.Mark.Kind.RING, tone, "", 100);
        String shape = setup.layout().shape(mission.target(), mission.active());
        scene.mark(x, y, Scene.Mark.Kind.TARGET, tone, shape, 100);
        if (hasPlate(board))
            scene.mark(board.columns() / 2 - 1, board.rows() / 2 - 1, Scene.Mark.Kind.PLATE, tone, shape, 100);
    }

    private static void waiting(RicochetBoard board, Target target, Scene.Builder scene) {
        Tone tone = Robots.tone(target.colour());
        scene.mark(board.x(target.cell()), board.y(target.cell()), Scene.Mark.Kind.TARGET, tone, target.shape(), FAINT);
    }

    /** Whether the four cells in the middle are blocked, as on every board of four quadrants. */
    private static boolean hasPlate(RicochetBoard board) {
        if (board.columns() % 2 != 0 || board.rows() % 2 != 0) return false;
        int last = board.cell(board.columns() / 2, board.rows() / 2);
        boolean[] blocked = board.blocked();
        return blocked[last]
                && blocked[last - 1]
                && blocked[last - board.columns()]
                && blocked[last - board.columns() - 1];
    }

    /** Where the last robot moved came from, and the cells it crossed. */
    private static void trail(
            RicochetBoard board, SlideRules slideRules, int[] robots, RicochetTable.Made last, Scene.Builder scene) {
        int robot = last.code() >> 2;
        Tone tone = Robots.tone(robot);
        scene.mark(board.x(last.from()), board.y(last.from()), Scene.Mark.Kind.LAST, tone, "", 100);
        int pair = slideRules.step(robot, last.from() * 4 + (last.code() & 3));
        for (; pair >> 2 != robots[robot]; pair = slideRules.step(robot, pair))
            scene.mark(board.x(pair >> 2), board.y(pair >> 2), Scene.Mark.Kind.PATH, tone, "", 60);
    }
}
