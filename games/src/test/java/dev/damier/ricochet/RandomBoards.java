package dev.damier.ricochet;

import java.util.Random;

/** Generates random boards for tests, with walls, blocked cells and many diagonals on any cells. */
public final class RandomBoards {
    private RandomBoards() {}

    public static RicochetBoard board(int columns, int rows, Random random) {
        BoardBuilder builder = new BoardBuilder(columns, rows);
        int cells = columns * rows;
        for (int i = random.nextInt(cells / 2); i > 0; i--)
            builder.wall(random.nextInt(columns), random.nextInt(rows), random.nextInt(4));
        for (int i = random.nextInt(1 + cells / 10); i > 0; i--)
            builder.block(random.nextInt(columns), random.nextInt(rows));
        for (int i = random.nextInt(1 + cells / 4); i > 0; i--) {
            int x = random.nextInt(columns);
            int y = random.nextInt(rows);
            if (!builder.isBlocked(x, y)) builder.diagonal(x, y, random.nextInt(5), random.nextBoolean() ? '/' : '\\');
        }
        return builder.build();
    }

    /** Returns a mission on a random board with these rules. */
    public static RicochetMission mission(
            int columns, int rows, int robots, RicochetMission.Rules rules, Random random) {
        while (true) {
            RicochetBoard board = board(columns, rows, random);
            int[] free = java.util.stream.IntStream.range(0, board.size())
                    .filter(c -> !board.blocked()[c])
                    .toArray();
            if (free.length <= robots) continue;
            int[] cells = random.ints(0, free.length)
                    .distinct()
                    .limit(robots)
                    .map(i -> free[i])
                    .toArray();
            int active = random.nextInt(4) == 0 ? RicochetMission.ANY : random.nextInt(robots);
            return new RicochetMission(board, cells, free[random.nextInt(free.length)], active, rules);
        }
    }

    /** Returns the same mission without diagonals. */
    public static RicochetMission straight(RicochetMission mission) {
        RicochetBoard board = mission.board();
        RicochetBoard plain = new RicochetBoard(
                board.columns(), board.rows(), board.walls(), board.blocked(), new byte[board.size()]);
        return new RicochetMission(plain, mission.robots(), mission.target(), mission.active(), mission.rules());
    }

    /** Returns the same mission in the corner of a larger square board that is otherwise empty. */
    public static RicochetMission inCornerOf(RicochetMission small, int side) {
        RicochetBoard board = small.board();
        BoardBuilder builder = new BoardBuilder(side, side);
        for (int cell = 0; cell < board.size(); cell++) {
            for (int d = 0; d < 4; d++) if (board.isClosed(cell, d)) builder.wall(board.x(cell), board.y(cell), d);
            if (board.diagonals()[cell] != 0)
                builder.diagonal(board.x(cell), board.y(cell), board.diagonalColour(cell), board.slash(cell));
        }
        int[] robots = java.util.Arrays.stream(small.robots())
                .map(c -> board.y(c) * side + board.x(c))
                .toArray();
        int target = board.y(small.target()) * side + board.x(small.target());
        return new RicochetMission(builder.build(), robots, target, small.active(), small.rules());
    }
}
