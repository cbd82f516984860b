package dev.damier.taquin.pattern;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Forbids sequences of moves that another sequence, no longer and first in shortlex order, replaces on every board
 * (Taylor and Korf 1993). The words are learnt breadth-first on a board without borders; one replaces another only if
 * its hole stays within the rectangle the other's hole visits, so that it fits wherever the other does. The least optimal
 * solution in shortlex order then contains no forbidden word: each replacement would make it smaller.
 */
final class MoveAutomaton {
    static final int START = 0;
    static final int FORBIDDEN = -1;
    /** Longest words learnt: cycles of up to twice as many moves are found. */
    static final int DEPTH = 12;

    /** {@code next[state * 4 + direction]}, or {@link #FORBIDDEN}; directions are those of the moving tile. */
    final int[] next;

    private MoveAutomaton(int[] next) {
        this.next = next;
    }

    private static final class Learnt {
        static final MoveAutomaton STANDARD = learn(DEPTH);
    }

    static MoveAutomaton standard() {
        return Learnt.STANDARD;
    }

    /** Forbids nothing; for measuring and for tests. */
    static MoveAutomaton none() {
        return of(List.of());
    }

    static MoveAutomaton learn(int depth) {
        List<byte[]> forbidden = new ArrayList<>();
        MoveAutomaton known = none();
        Teacher teacher = new Teacher(depth);
        for (int length = 0; length <= depth; length++) {
            teacher.words(known, length, forbidden);
            known = of(forbidden);
        }
        return known;
    }

    int states() {
        return next.length / 4;
    }

    /** Aho and Corasick's automaton of the words, with every state that ends a word replaced by {@link #FORBIDDEN}. */
    private static MoveAutomaton of(List<byte[]> words) {
        int max = 1;
        for (byte[] word : words) max += word.length;
        int[] next = new int[max * 4];
        boolean[] end = new boolean[max];
        int size = 1;
        for (byte[] word : words) {
            int state = START;
            for (byte move : word) {
                if (next[state * 4 + move] == 0) next[state * 4 + move] = size++;
                state = next[state * 4 + move];
            }
            end[state] = true;
        }
        int[] fail = new int[size];
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        for (int move = 0; move < 4; move++) if (next[move] != 0) queue.add(next[move]);
        while (!queue.isEmpty()) {
            int state = queue.remove();
            end[state] |= end[fail[state]];
            for (int move = 0; move < 4; move++) {
                int child = next[state * 4 + move];
                int other = next[fail[state] * 4 + move];
                if (child == 0) {
                    next[state * 4 + move] = other;
                } else {
                    fail[child] = other;
                    queue.add(child);
                }
            }
        }
        for (int i = 0; i < size * 4; i++) if (end[next[i]]) next[i] = FORBIDDEN;
        return new MoveAutomaton(Arrays.copyOf(next, size * 4));
    }

    /** Runs through all words of a length on a wide board and notices those that lead where an earlier one led. */
    private static final class Teacher {
        private final int width;
        private final int[] cells;
        private final int[] step;
        private final byte[] word;
        /** Words kept so far: the arrangement each leads to (0 if the place is free) and the rectangle it visits. */
        private long[] arrangements = new long[1 << 16];

        private long[] boxes = new long[1 << 16];
        private int kept;

        private MoveAutomaton known;
        private List<byte[]> forbidden;
        private int length;

        Teacher(int depth) {
            width = 2 * depth + 3;
            cells = new int[width * width];
            for (int i = 0; i < cells.length; i++) cells[i] = i;
            // The tile moving north comes from below the hole, and so on.
            step = new int[] {width, -1, -width, 1};
            word = new byte[depth];
        }

        void words(MoveAutomaton automaton, int wanted, List<byte[]> into) {
            known = automaton;
            length = wanted;
            forbidden = into;
            int middle = width / 2;
            extend(0, START, middle * width + middle, 1, middle, middle, middle, middle);
        }

        private void extend(int depth, int state, int hole, long key, int top, int left, int bottom, int right) {
            int row = hole / width;
            int column = hole % width;
            top = Math.min(top, row);
            bottom = Math.max(bottom, row);
            left = Math.min(left, column);
            right = Math.max(right, column);
            if (depth == length) {
                settle(key, (long) top << 48 | (long) left << 32 | (long) bottom << 16 | right);
                return;
            }
            for (int move = 0; move < 4; move++) {
                int after = known.next[state * 4 + move];
                if (after == FORBIDDEN) continue;
                int from = hole + step[move];
                int tile = cells[from];
                cells[hole] = tile;
                word[depth] = (byte) move;
                extend(depth + 1, after, from, key ^ mix(tile, from) ^ mix(tile, hole), top, left, bottom, right);
                cells[from] = tile;
            }
        }

        private void settle(long key, long box) {
            int at = place(key);
            for (; arrangements[at] != 0; at = at + 1 & arrangements.length - 1) {
                if (arrangements[at] == key && within(boxes[at], box)) {
                    forbidden.add(Arrays.copyOf(word, length));
                    return;
                }
            }
            arrangements[at] = key;
            boxes[at] = box;
            if (++kept > arrangements.length / 2) grow();
        }

        private int place(long key) {
            return (int) (key >>> 20) & arrangements.length - 1;
        }

        private void grow() {
            long[] oldArrangements = arrangements;
            long[] oldBoxes = boxes;
            arrangements = new long[oldArrangements.length * 4];
            boxes = new long[arrangements.length];
            for (int i = 0; i < oldArrangements.length; i++) {
                if (oldArrangements[i] == 0) continue;
                int at = place(oldArrangements[i]);
                while (arrangements[at] != 0) at = at + 1 & arrangements.length - 1;
                arrangements[at] = oldArrangements[i];
                boxes[at] = oldBoxes[i];
            }
        }

        private static boolean within(long inner, long outer) {
            return inner >>> 48 >= outer >>> 48
                    && (inner >>> 32 & 0xffff) >= (outer >>> 32 & 0xffff)
                    && (inner >>> 16 & 0xffff) <= (outer >>> 16 & 0xffff)
                    && (inner & 0xffff) <= (outer & 0xffff);
        }

        /** A fixed random-looking number for a tile at a cell: arrangements are told apart by the sum of theirs. */
        private static long mix(int tile, int cell) {
            if (tile == cell) return 0;
            long z = ((long) tile << 32 | cell) * 0x9E3779B97F4A7C15L;
            z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            return z ^ z >>> 31;
        }
    }
}
