package dev.damier.draw;

import dev.damier.game.Scene;

/** Draws the lines between cells with box-drawing characters. The grid is light and the walls are heavy. */
final class BoxDrawing {
    /**
     * Box-drawing characters indexed by the weights of their four arms (0 none, 1 light, 2 heavy): up, right, down,
     * left as the digits of a number in base 3. Unicode has all combinations, but in another order.
     */
    private static final String JUNCTIONS =
            " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

    private final boolean[][] heavyHorizontal;
    private final boolean[][] heavyVertical;
    private final int columns;
    private final int rows;

    BoxDrawing(Scene scene) {
        columns = scene.columns();
        rows = scene.rows();
        heavyHorizontal = new boolean[rows + 1][columns];
        heavyVertical = new boolean[rows][columns + 1];
        for (Scene.Wall wall : scene.walls()) {
            for (int i = 0; i < wall.length(); i++) {
                if (wall.vertical()) heavyVertical[wall.y() + i][wall.x()] = true;
                else heavyHorizontal[wall.y()][wall.x() + i] = true;
            }
        }
    }

    static boolean isLight(char c) {
        return "─│┌┐└┘├┤┬┴┼".indexOf(c) >= 0;
    }

    /** Returns the horizontal line to the right of a grid point. */
    char horizontalLine(int x, int y) {
        return heavyHorizontal[y][x] ? '━' : '─';
    }

    /** Returns the vertical line below a grid point. */
    char verticalLine(int x, int y) {
        return heavyVertical[y][x] ? '┃' : '│';
    }

    char junction(int x, int y) {
        int up = y == 0 ? 0 : heavyVertical[y - 1][x] ? 2 : 1;
        int right = x == columns ? 0 : heavyHorizontal[y][x] ? 2 : 1;
        int down = y == rows ? 0 : heavyVertical[y][x] ? 2 : 1;
        int left = x == 0 ? 0 : heavyHorizontal[y][x - 1] ? 2 : 1;
        return JUNCTIONS.charAt(((up * 3 + right) * 3 + down) * 3 + left);
    }
}
