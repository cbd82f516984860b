package dev.damier.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Chosen;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests {@link Paranoid} search against a search without pruning. */
class ParanoidTest {
    private static Chosen search(MultiPlayerPosition position, int depth) {
        return (Chosen) new Paranoid(depth, true).solve(position, Control.unlimited());
    }

    /** The reference implementation without pruning: the root player maximises, all others minimise. */
    private static int exhaustive(MultiPlayerPosition position, int rootPlayer, int depth, int ply) {
        int result = position.result(rootPlayer);
        if (result != Position.UNDECIDED) return result * (Chosen.WIN - ply);
        if (depth == 0) return position.evaluate(rootPlayer);
        int[] moves = new int[position.maxMoves()];
        int n = position.moves(moves);
        boolean maximising = position.toMove() == rootPlayer;
        int best = maximising ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            position.play(moves[i]);
            int v = exhaustive(position, rootPlayer, depth - 1, ply + 1);
            position.undo();
            best = maximising ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Test
    void agreesWithSearchWithoutPruning() {
        Random random = new Random(4);
        for (int i = 0; i < 60; i++) {
            ThreeHeaps heaps = new ThreeHeaps(random.nextInt(5), 1 + random.nextInt(5), random.nextInt(4));
            int[] moves = new int[heaps.maxMoves()];
            for (int k = random.nextInt(3); k > 0 && heaps.moves(moves) > 1; k--) heaps.play(moves[0]);
            if (heaps.result(0) != Position.UNDECIDED) continue;
            int rootPlayer = heaps.toMove();
            for (int depth = 1; depth <= 5; depth++) {
                Chosen chosen = search(heaps, depth);
                // The search stops before the depth limit when it has found a forced end of the game.
                int reached = chosen.stats().depth();
                assertThat(chosen.value())
                        .as("heaps %d, depth %d", i, depth)
                        .isEqualTo(exhaustive(heaps.copy(), rootPlayer, reached, 0));
                ThreeHeaps after = heaps.copy();
                after.play(chosen.move());
                assertThat(exhaustive(after, rootPlayer, reached - 1, 1)).isEqualTo(chosen.value());
            }
        }
    }

    @Test
    void lineIsLegalAndEndsAtTheEvaluatedPosition() {
        ThreeHeaps heaps = new ThreeHeaps(4, 5, 3);
        Chosen chosen = search(heaps, 4);
        for (int move : chosen.line()) heaps.play(move);
        assertThat(chosen.line()).hasSize(4);
        assertThat(heaps.evaluate(0)).isEqualTo(chosen.value());
    }

    @Test
    void finishedGameHasNoMoveAndNodeLimitIsRespected() {
        assertThat(new Paranoid(0, true).solve(new ThreeHeaps(0, 0, 0), Control.unlimited()))
                .isInstanceOf(Outcome.Impossible.class);
        Control control = new Control(Budget.UNLIMITED.withNodes(50));
        Chosen chosen = (Chosen) new Paranoid(0, true).solve(new ThreeHeaps(9, 9, 9), control);
        assertThat(chosen.stats().expanded()).isBetween(40L, 60L);
        assertThat(chosen.stats().depth()).isPositive();
        assertThatThrownBy(() -> new Paranoid(64, true)).hasMessageContaining("depth must be from 0 to 63, but got 64");
    }
}
