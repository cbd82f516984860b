package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.play.Position;
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
