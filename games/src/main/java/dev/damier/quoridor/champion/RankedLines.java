package dev.damier.quoridor.champion;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.run.Outcome.RankedLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The best lines as they are found, depth after depth. What a depth that was cut short has found replaces what the depth
 * before said of the same first move, so that there is one list, sorted, at any time.
 */
final class RankedLines {
    /** More than anybody compares. */
    static final int MAX_LINES = 5;

    private final int wanted;
    private List<RankedLine> lines;
    private List<RankedLine> found = new ArrayList<>();

    /** @param atOnce what to say before anything is found */
    RankedLines(int wanted, int[] atOnce) {
        this.wanted = wanted;
        lines = List.of(new RankedLine(0, atOnce));
    }

    /** The best first; never empty. */
    List<RankedLine> lines() {
        return lines;
    }

    /** A new depth. */
    void begin() {
        found = new ArrayList<>();
    }

    boolean full() {
        return found.size() == wanted;
    }

    void add(int value, int[] line) {
        found.add(new RankedLine(value, line));
    }

    /** About what the next line is worth. */
    int guess() {
        if (found.size() < lines.size()) return lines.get(found.size()).value();
        return found.isEmpty() ? 0 : found.get(found.size() - 1).value();
    }

    /** Ends a depth: sorts, and puts the moves to search first next time in front. */
    void order(int[] moves) {
        List<RankedLine> all = new ArrayList<>(found);
        for (RankedLine old : lines) {
            boolean again = found.stream().anyMatch(line -> line.line()[0] == old.line()[0]);
            if (!again && !full() && !found.isEmpty()) all.add(old);
        }
        if (all.isEmpty()) return;
        all.sort(Comparator.comparingInt(RankedLine::value).reversed());
        lines = List.copyOf(all.subList(0, Math.min(wanted, all.size())));
        for (int i = lines.size() - 1; i >= 0; i--) front(moves, lines.get(i).line()[0]);
    }

    /** Whether nothing is left to find: all lines lead to an end within this depth. */
    boolean decided(int depth) {
        return lines.size() == wanted && lines.stream().allMatch(line -> Math.abs(line.value()) >= WIN - depth);
    }

    /** Brings a move to the front; the others keep their order. One that a weak level overlooks is not among them. */
    static void front(int[] moves, int move) {
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
