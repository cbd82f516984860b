package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.play.Position;
import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Contract of the views for engines: the packed state space and the mutable position have the same moves as the table. */
public interface ViewContract extends GameUnderTest {
    /** The packed state space and the mutable position have the same moves as the table. */
    @Test
    default void viewsAgreeWithTheTable() {
        for (String text : positions()) {
            Setup setup = game().read(text);
            setup.as(Puzzle.class).ifPresent(puzzle -> assertAgrees(puzzle.space(), setup.newTable()));
            setup.as(Position.class).ifPresent(position -> assertAgrees(position, setup.newTable()));
        }
    }

    /** A heuristic that claims to be consistent never decreases by more than the cost of a move. A* relies on it. */
    @Test
    default void consistentHeuristicsDecreaseByAtMostTheCostOfAMove() {
        for (String text : positions()) {
            game().read(text)
                    .as(Puzzle.class)
                    .ifPresent(puzzle -> puzzle.heuristics().forEach(named -> {
                        Heuristic heuristic = named.supplier().get();
                        if (heuristic.consistent())
                            assertConsistent(puzzle.space(), heuristic, named.id() + ", " + text);
                    }));
        }
    }

    private static void assertConsistent(StateSpace space, Heuristic heuristic, String where) {
        Random random = new Random(7);
        int width = space.width();
        long[] state = new long[width];
        space.writeInitial(state, 0);
        Successors out = new Successors(width);
        for (int step = 0; step < 200 && !space.isGoal(state, 0); step++) {
            out.clear();
            space.expand(state, 0, out);
            int h = heuristic.estimate(state, 0);
            if (out.size() == 0 || h >= Heuristic.DEAD_END) return;
            for (int i = 0; i < out.size(); i++) {
                double after = heuristic.unrounded(heuristic.estimate(out.words, i * width));
                assertThat(heuristic.unrounded(h)).as(where).isLessThanOrEqualTo(out.costs[i] + after + 1e-9);
            }
            System.arraycopy(out.words, random.nextInt(out.size()) * width, state, 0, width);
        }
    }

    private static void assertAgrees(StateSpace space, Table table) {
        Random random = new Random(7);
        long[] state = new long[space.width()];
        space.writeInitial(state, 0);
        Successors out = new Successors(space.width());
        for (int step = 0; step < 50; step++) {
            out.clear();
            space.expand(state, 0, out);
            TreeSet<Integer> codes = new TreeSet<>();
            for (int i = 0; i < out.size(); i++) codes.add(out.moves[i]);
            boolean goal = space.isGoal(state, 0);
            if (goal) return;
            TreeSet<Integer> legal =
                    new TreeSet<>(table.moves().stream().map(Move::code).toList());
            // A space may omit moves that can never help, but must not contain illegal ones.
            assertThat(legal).containsAll(codes);
            if (codes.isEmpty()) return;
            int pick = random.nextInt(out.size());
            table.play(out.moves[pick]);
            System.arraycopy(out.words, pick * space.width(), state, 0, space.width());
        }
    }

    private static void assertAgrees(Position position, Table table) {
        Random random = new Random(7);
        int[] buffer = new int[position.maxMoves()];
        for (int step = 0; step < 50; step++) {
            int n = position.moves(buffer);
            TreeSet<Integer> codes = new TreeSet<>();
            for (int i = 0; i < n; i++) codes.add(buffer[i]);
            assertThat(codes)
                    .isEqualTo(
                            new TreeSet<>(table.moves().stream().map(Move::code).toList()));
            if (n == 0) return;
            int move = buffer[random.nextInt(n)];
            long key = position.key();
            position.play(move);
            position.undo();
            assertThat(position.key()).isEqualTo(key);
            position.play(move);
            table.play(move);
        }
    }
}
