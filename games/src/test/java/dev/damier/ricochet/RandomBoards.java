package dev.damier.ricochet;

import java.util.Random;

/** Wild small boards for tests: walls, blocked cells and many diagonals anywhere. */
final class RandomBoards {
    private RandomBoards() {}

    static Board board(int columns, int rows, Random random) {
        BoardBuilder builder = new BoardBuilder(columns, rows);
        int cells = columns * rows;
        for (int i = random.nextInt(cells / 2); i > 0; i--)
            builder.wall(random.nextInt(columns), random.nextInt(rows), random.nextInt(4));
        for (int i = random.nextInt(1 + cells / 10); i > 0; i--)
            builder.block(random.nextInt(columns), random.nextInt(rows));
        for (int i = random.nextInt(1 + cells / 4); i > 0; i--) {
            int x = random.nextInt(columns);
            int y = random.nextInt(rows);
            if (!builder.blocked(x, y)) builder.diagonal(x, y, random.nextInt(5), random.nextBoolean() ? '/' : '\\');
        }
        return builder.build();
    }

    /** A mission on such a board with these rules. */
    static Mission mission(int columns, int rows, int robots, Mission.Rules rules, Random random) {
        while (true) {
            Board board = board(columns, rows, random);
            int[] free = java.util.stream.IntStream.range(0, board.size())
                    .filter(c -> !board.blocked()[c])
                    .toArray();
            if (free.length <= robots) continue;
            int[] cells = random.ints(0, free.length)
                    .distinct()
                    .limit(robots)
                    .map(i -> free[i])
                    .toArray();
            int active = random.nextInt(4) == 0 ? Mission.ANY : random.nextInt(robots);
            return new Mission(board, cells, free[random.nextInt(free.length)], active, rules);
        }
    }
}
