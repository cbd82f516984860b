package dev.damier.ricochet;

import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Generates random boards of any size in the style of the printed boards: corners of two walls with targets in them, and
 * short walls on the rim. All open cells of a board are connected.
 */
final class BoardGenerator {
    /** Maximum number of attempts. A board that is not connected is generated again with fewer obstacles, down to none. */
    private static final int MAX_ATTEMPTS = 20;

    private final int columns;
    private final int rows;
    private final Random random;
    private BoardBuilder builder;
    private List<Integer> corners = new ArrayList<>();

    private BoardGenerator(int columns, int rows, Random random) {
        this.columns = columns;
        this.rows = rows;
        this.random = random;
        builder = new BoardBuilder(columns, rows);
    }

    /**
     * Generates a board.
     *
     * @param density corners and rim walls per hundred cells; the printed boards have about 11
     * @param robots number of robots; targets have only the colours of these robots
     */
    static Layout generate(int columns, int rows, int density, int blocked, int diagonals, int robots, Random random) {
        BoardGenerator generator = new BoardGenerator(columns, rows, random);
        for (int attempt = 0; ; attempt++) {
            int remaining = MAX_ATTEMPTS - attempt;
            generator.placeObstacles(
                    density * remaining / MAX_ATTEMPTS,
                    blocked * remaining / MAX_ATTEMPTS,
                    diagonals * remaining / MAX_ATTEMPTS);
            RicochetBoard board = generator.builder.build();
            if (remaining == 0 || isConnected(board)) return Layout.custom(board, generator.createTargets(robots));
        }
    }

    private void placeObstacles(int density, int blocked, int diagonals) {
        builder = new BoardBuilder(columns, rows);
        corners = new ArrayList<>();
        for (int i = 0; i < blocked; i++) builder.block(random.nextInt(columns), random.nextInt(rows));
        int walls = columns * rows * density / 100;
        for (int i = 0; i < walls; i++) {
            if (i % 4 == 3) addRimWall();
            else addCorner();
        }
        for (int i = 0; i < diagonals; i++) {
            int x = random.nextInt(columns);
            int y = random.nextInt(rows);
            if (builder.isBlocked(x, y) || corners.contains(y * columns + x)) continue;
            builder.diagonal(x, y, random.nextInt(4), random.nextBoolean() ? '/' : '\\');
        }
    }

    /** Adds a wall that starts at the rim. */
    private void addRimWall() {
        boolean vertical = random.nextBoolean();
        boolean oppositeSide = random.nextBoolean();
        if (vertical) builder.wall(random.nextInt(columns - 1), oppositeSide ? rows - 1 : 0, 1);
        else builder.wall(oppositeSide ? columns - 1 : 0, random.nextInt(rows - 1), 2);
    }

    private void addCorner() {
        int x = random.nextInt(columns);
        int y = random.nextInt(rows);
        int direction = random.nextInt(4);
        if (builder.isBlocked(x, y)) return;
        builder.wall(x, y, direction).wall(x, y, direction + 1 & 3);
        if (!corners.contains(y * columns + x)) corners.add(y * columns + x);
    }

    /** Returns whether every open cell can be reached from every other by single steps. */
    private static boolean isConnected(RicochetBoard board) {
        boolean[] reached = board.blocked().clone();
        int first = 0;
        while (first < reached.length && reached[first]) first++;
        if (first == reached.length) return false;
        int[] queue = new int[board.size()];
        int tail = 0;
        queue[tail++] = first;
        reached[first] = true;
        for (int head = 0; head < tail; head++) {
            for (int direction = 0; direction < 4; direction++) {
                if (board.isClosed(queue[head], direction)) continue;
                int next = board.next(queue[head], direction);
                if (reached[next]) continue;
                reached[next] = true;
                queue[tail++] = next;
            }
        }
        for (boolean isReached : reached) if (!isReached) return false;
        return true;
    }

    /** Creates a vortex and up to four targets per robot. They lie in corners, or on any open cells if there are too few. */
    private List<Target> createTargets(int robots) {
        List<Target> targets = new ArrayList<>();
        int targetCount = Math.min(1 + 4 * Math.min(robots, 4), Math.max(1, corners.size()));
        while (corners.size() < targetCount) {
            int cell = random.nextInt(columns * rows);
            if (!builder.isBlocked(cell % columns, cell / columns)) corners.add(cell);
        }
        java.util.Collections.shuffle(corners, random);
        for (int i = 0; i < targetCount; i++) {
            boolean vortex = i == 16 || (i > 0 && i == targetCount - 1);
            int colour = vortex ? RicochetMission.ANY : i % Math.min(robots, 4);
            String shape = vortex ? "vortex" : Target.SHAPES.get(i / Math.min(robots, 4));
            targets.add(new Target(corners.get(i), colour, shape));
        }
        targets.sort(java.util.Comparator.comparingInt(Target::cell));
        return targets;
    }
}
