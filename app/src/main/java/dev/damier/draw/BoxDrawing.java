package dev.damier.draw;

import dev.damier.game.Scene;

/** The lines between cells, light or heavy, as box-drawing characters whose arms meet. */
final class BoxDrawing {
    /**
     * Unicode has a character for each choice of light (1) and heavy (2) arms, but in an order of its own: this is the
     * table by up, right, down, left in base 3, blank where there is no line at all.
     */
    private static final String JOINTS =
            " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

    private final boolean[][] heavyAcross;
    private final boolean[][] heavyDown;
    private final int columns;
    private final int rows;

    BoxDrawing(Scene scene) {
        columns = scene.columns();
        rows = scene.rows();
        heavyAcross = new boolean[rows + 1][columns];
        heavyDown = new boolean[rows][columns + 1];
        for (Scene.Wall wall : scene.walls()) {
            for (int i = 0; i < wall.length(); i++) {
                if (wall.vertical()) heavyDown[wall.y() + i][wall.x()] = true;
                else heavyAcross[wall.y()][wall.x() + i] = true;
            }
        }
    }

    static boolean light(char c) {
        return "─│┌┐└┘├┤┬┴┼".indexOf(c) >= 0;
    }

    /** The line to the right of a lattice point. */
    char across(int x, int y) {
        return heavyAcross[y][x] ? '━' : '─';
    }

    /** The line below a lattice point. */
    char down(int x, int y) {
        return heavyDown[y][x] ? '┃' : '│';
    }

    char joint(int x, int y) {
        int up = y == 0 ? 0 : heavyDown[y - 1][x] ? 2 : 1;
        int right = x == columns ? 0 : heavyAcross[y][x] ? 2 : 1;
        int down = y == rows ? 0 : heavyDown[y][x] ? 2 : 1;
        int left = x == 0 ? 0 : heavyAcross[y][x - 1] ? 2 : 1;
        return JOINTS.charAt(((up * 3 + right) * 3 + down) * 3 + left);
    }
}
