package dev.damier.taquin.pattern;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A finite automaton that forbids redundant move sequences, for boards with one blank (Taylor and Korf 1993). A
 * sequence (<i>word</i>) is forbidden if another word replaces it on every board. The other word leads to the same
 * arrangement and comes first in shortlex order: it is shorter, or equally long and earlier in alphabetical order.
 *
 * <p>The words are learnt by breadth-first search on a board without borders. One word replaces another only if its
 * blank stays within the rectangle that the other's blank visits, so that it fits on the same boards. No optimal
 * solution is lost: the first optimal solution in shortlex order contains no forbidden word, because each replacement
 * would give an earlier solution.
 */
final class MoveAutomaton {
    static final int START = 0;
    static final int FORBIDDEN = -1;
    /** The maximum length of learnt words. Cycles of up to twice this length are found. */
    static final int MAX_WORD_LENGTH = 12;

    /**
     * The next state {@code next[state * 4 + direction]}, or {@link #FORBIDDEN}. Directions are those of the moving
     * tile.
     */
    final int[] next;

    private MoveAutomaton(int[] next) {
        this.next = next;
    }

    private static final class Holder {
        static final MoveAutomaton DEFAULT = learn(MAX_WORD_LENGTH);
    }

    /** Returns the automaton for words of up to {@link #MAX_WORD_LENGTH} moves. */
    static MoveAutomaton defaultAutomaton() {
        return Holder.DEFAULT;
    }

    /** Returns an automaton that forbids nothing, for measurements and tests. */
    static MoveAutomaton allowAll() {
        return forbidding(List.of());
    }

    /** Learns the forbidden words of up to a length. */
    static MoveAutomaton learn(int maxLength) {
        List<byte[]> forbidden = new ArrayList<>();
        MoveAutomaton automaton = allowAll();
        WordLearner wordLearner = new WordLearner(maxLength, forbidden);
        for (int length = 0; length <= maxLength; length++) {
            wordLearner.learnWords(automaton, length);
            automaton = forbidding(forbidden);
        }
        return automaton;
    }

    int stateCount() {
        return next.length / 4;
    }

    /**
     * Returns the Aho-Corasick automaton of the words. Transitions to a state that ends a word are replaced by
     * {@link #FORBIDDEN}.
     */
    private static MoveAutomaton forbidding(List<byte[]> words) {
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

    /**
     * Tries all words of a length on a wide board and forbids those that lead to an arrangement of an earlier word.
     */
    private static final class WordLearner {
        private final int width;
        private final int[] cells;
        private final int[] sourceOffset;
        private final byte[] word;
        /**
         * A hash table of the words that are not forbidden: the hash of the arrangement (0 for a free entry) and the
         * rectangle.
         */
        private long[] arrangements = new long[1 << 16];

        private long[] rectangles = new long[1 << 16];
        private int storedWords;

        private final List<byte[]> forbidden;
        private MoveAutomaton currentAutomaton = allowAll();
        private int length;

        /** @param forbidden the list to which forbidden words are added */
        WordLearner(int depth, List<byte[]> forbidden) {
            this.forbidden = forbidden;
            width = 2 * depth + 3;
            cells = new int[width * width];
            for (int i = 0; i < cells.length; i++) cells[i] = i;
            // The tile that moves north comes from the cell below the blank, and so on.
            sourceOffset = new int[] {width, -1, -width, 1};
            word = new byte[depth];
        }

        /** Tries all words of a length that an automaton allows, and adds the forbidden ones to the list. */
        void learnWords(MoveAutomaton automaton, int wordLength) {
            currentAutomaton = automaton;
            length = wordLength;
            int middle = width / 2;
            extend(0, START, middle * width + middle, 1, middle, middle, middle, middle);
        }

        /** Extends the current word. The blank has visited the rectangle with these borders. */
        private void extend(int depth, int state, int hole, long key, int top, int left, int bottom, int right) {
            int row = hole / width;
            int column = hole % width;
            top = Math.min(top, row);
            bottom = Math.max(bottom, row);
            left = Math.min(left, column);
            right = Math.max(right, column);
            if (depth == length) {
                storeOrForbid(key, (long) top << 48 | (long) left << 32 | (long) bottom << 16 | right);
                return;
            }
            for (int move = 0; move < 4; move++) {
                int after = currentAutomaton.next[state * 4 + move];
                if (after == FORBIDDEN) continue;
                int from = hole + sourceOffset[move];
                int tile = cells[from];
                cells[hole] = tile;
                word[depth] = (byte) move;
                extend(depth + 1, after, from, key ^ hash(tile, from) ^ hash(tile, hole), top, left, bottom, right);
                cells[from] = tile;
            }
        }

        /** Forbids the current word if a stored word replaces it, otherwise stores it. */
        private void storeOrForbid(long key, long rectangle) {
            int at = hashIndex(key);
            for (; arrangements[at] != 0; at = at + 1 & arrangements.length - 1) {
                if (arrangements[at] == key && isInside(rectangles[at], rectangle)) {
                    forbidden.add(Arrays.copyOf(word, length));
                    return;
                }
            }
            arrangements[at] = key;
            rectangles[at] = rectangle;
            if (++storedWords > arrangements.length / 2) grow();
        }

        private int hashIndex(long key) {
            return (int) (key >>> 20) & arrangements.length - 1;
        }

        private void grow() {
            long[] oldArrangements = arrangements;
            long[] oldRectangles = rectangles;
            arrangements = new long[oldArrangements.length * 4];
            rectangles = new long[arrangements.length];
            for (int i = 0; i < oldArrangements.length; i++) {
                if (oldArrangements[i] == 0) continue;
                int at = hashIndex(oldArrangements[i]);
                while (arrangements[at] != 0) at = at + 1 & arrangements.length - 1;
                arrangements[at] = oldArrangements[i];
                rectangles[at] = oldRectangles[i];
            }
        }

        /** Returns whether one rectangle lies inside another. */
        private static boolean isInside(long inner, long outer) {
            return inner >>> 48 >= outer >>> 48
                    && (inner >>> 32 & 0xffff) >= (outer >>> 32 & 0xffff)
                    && (inner >>> 16 & 0xffff) <= (outer >>> 16 & 0xffff)
                    && (inner & 0xffff) <= (outer & 0xffff);
        }

        /**
         * Returns a fixed pseudorandom number for a tile on a cell. The hash of an arrangement is the exclusive or of
         * these.
         */
        private static long hash(int tile, int cell) {
            if (tile == cell) return 0;
            long z = ((long) tile << 32 | cell) * 0x9E3779B97F4A7C15L;
            z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            return z ^ z >>> 31;
        }
    }
}
