package dev.damier.quoridor.champion;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.run.Outcome.RankedLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The best lines of a search, sorted by value. They are updated after each depth. A depth that was stopped early
 * replaces only the lines whose first moves it has searched.
 */
final class RankedLines {
    /** The maximum number of lines. */
    static final int MAX_LINES = 5;

    /** The number of lines to find. */
    private final int lineCount;

    private List<RankedLine> lines;
    /** The lines of the current depth. */
    private List<RankedLine> found = new ArrayList<>();

    /**
     * @param fallback the line before a search has found any
     */
    RankedLines(int lineCount, int[] fallback) {
        this.lineCount = lineCount;
        lines = List.of(new RankedLine(0, fallback));
    }

    /** Returns the lines, best first. The list is never empty. */
    List<RankedLine> lines() {
        return lines;
    }

    /** Prepares for the next iteration of iterative deepening. */
    void startDepth() {
        found = new ArrayList<>();
    }

    /** Returns whether the current depth has found all lines. */
    boolean isComplete() {
        return found.size() == lineCount;
    }

    void add(int value, int[] line) {
        found.add(new RankedLine(value, line));
    }

    /** Returns the expected value of the next line, as the centre of its search window. */
    int expectedValue() {
        if (found.size() < lines.size()) return lines.get(found.size()).value();
        return found.isEmpty() ? 0 : found.get(found.size() - 1).value();
    }

    /** Ends a depth: sorts the lines and moves their first moves to the front of the root moves. */
    void finishDepth(int[] moves) {
        List<RankedLine> all = new ArrayList<>(found);
        for (RankedLine old : lines) {
            boolean replaced = found.stream().anyMatch(line -> line.line()[0] == old.line()[0]);
            if (!replaced && !isComplete() && !found.isEmpty()) all.add(old);
        }
        if (all.isEmpty()) return;
        all.sort(Comparator.comparingInt(RankedLine::value).reversed());
        lines = List.copyOf(all.subList(0, Math.min(lineCount, all.size())));
        for (int i = lines.size() - 1; i >= 0; i--)
            moveToFront(moves, lines.get(i).line()[0]);
    }

    /** Returns whether all lines end with a win or loss within this depth, so that a deeper search is useless. */
    boolean isDecided(int depth) {
        return lines.size() == lineCount && lines.stream().allMatch(line -> Math.abs(line.value()) >= WIN - depth);
    }

    /**
     * Moves a move to the front. The others keep their order. Does nothing if the move is absent, as it may be at weak
     * levels.
     */
    static void moveToFront(int[] moves, int move) {
        int i = 0;
        while (i < moves.length && moves[i] != move) i++;
        if (i == moves.length) return;
        System.arraycopy(moves, 0, moves, 1, i);
        moves[0] = move;
    }

    static int[] without(int[] moves, int move) {
        return Arrays.stream(moves).filter(m -> m != move).toArray();
    }
}
