package dev.damier.ricochet;

import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random boards of any size in the printed boards' manner: corners of two walls with the targets in them, and short
 * walls standing on the rim. All open cells hang together.
 */
final class BoardGenerator {
    /** Boards that fall apart are thrown away and made again with fewer obstacles, down to none. */
    private static final int TRIES = 20;

    private final int columns;
    private final int rows;
    private final Random random;
    private BoardBuilder builder;
    private List<Integer> corners;

    private BoardGenerator(int columns, int rows, Random random) {
        this.columns = columns;
        this.rows = rows;
        this.random = random;
    }

    /**
     * @param density corners and rim walls per hundred cells; the printed boards have about 11
     * @param robots targets are only of these robots' colours
     */
    static Layout make(int columns, int rows, int density, int blocked, int diagonals, int robots, Random random) {
        BoardGenerator maker = new BoardGenerator(columns, rows, random);
        for (int attempt = 0; ; attempt++) {
            int share = TRIES - attempt;
            maker.draw(density * share / TRIES, blocked * share / TRIES, diagonals * share / TRIES);
            RicochetBoard board = maker.builder.build();
            if (share == 0 || connected(board)) return Layout.custom(board, maker.targets(robots));
        }
    }

    private void draw(int density, int blocked, int diagonals) {
        builder = new BoardBuilder(columns, rows);
        corners = new ArrayList<>();
        for (int i = 0; i < blocked; i++) builder.block(random.nextInt(columns), random.nextInt(rows));
        int walls = columns * rows * density / 100;
        for (int i = 0; i < walls; i++) {
            if (i % 4 == 3) stub();
            else corner();
        }
        for (int i = 0; i < diagonals; i++) {
            int x = random.nextInt(columns);
            int y = random.nextInt(rows);
            if (builder.blocked(x, y) || corners.contains(y * columns + x)) continue;
            builder.diagonal(x, y, random.nextInt(4), random.nextBoolean() ? '/' : '\\');
        }
    }

    /** A wall that stands on the rim. */
    private void stub() {
        boolean vertical = random.nextBoolean();
        boolean far = random.nextBoolean();
        if (vertical) builder.wall(random.nextInt(columns - 1), far ? rows - 1 : 0, 1);
        else builder.wall(far ? columns - 1 : 0, random.nextInt(rows - 1), 2);
    }

    private void corner() {
        int x = random.nextInt(columns);
        int y = random.nextInt(rows);
        int direction = random.nextInt(4);
        if (builder.blocked(x, y)) return;
        builder.wall(x, y, direction).wall(x, y, direction + 1 & 3);
        if (!corners.contains(y * columns + x)) corners.add(y * columns + x);
    }

    /** Whether a walker can get from any open cell to any other. */
    private static boolean connected(RicochetBoard board) {
        boolean[] seen = board.blocked().clone();
        int first = 0;
        while (first < seen.length && seen[first]) first++;
        if (first == seen.length) return false;
        int[] queue = new int[board.size()];
        int tail = 0;
        queue[tail++] = first;
        seen[first] = true;
        for (int head = 0; head < tail; head++) {
            for (int direction = 0; direction < 4; direction++) {
                if (board.closed(queue[head], direction)) continue;
                int next = board.next(queue[head], direction);
                if (seen[next]) continue;
                seen[next] = true;
                queue[tail++] = next;
            }
        }
        for (boolean reached : seen) if (!reached) return false;
        return true;
    }

    /** A vortex and up to four shapes for each robot, in corners as far as there are any. */
    private List<Target> targets(int robots) {
        List<Target> targets = new ArrayList<>();
        int wanted = Math.min(1 + 4 * Math.min(robots, 4), Math.max(1, corners.size()));
        while (corners.size() < wanted) {
            int cell = random.nextInt(columns * rows);
            if (!builder.blocked(cell % columns, cell / columns)) corners.add(cell);
        }
        java.util.Collections.shuffle(corners, random);
        for (int i = 0; i < wanted; i++) {
            boolean vortex = i == 16 || (i > 0 && i == wanted - 1);
            int colour = vortex ? RicochetMission.ANY : i % Math.min(robots, 4);
            String shape = vortex ? "vortex" : Target.SHAPES.get(i / Math.min(robots, 4));
            targets.add(new Target(corners.get(i), colour, shape));
        }
        targets.sort(java.util.Comparator.comparingInt(Target::cell));
        return targets;
    }
}
