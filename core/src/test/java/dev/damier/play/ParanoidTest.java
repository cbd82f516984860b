package dev.damier.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Chosen;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ParanoidTest {
    private static Chosen think(MultiPlayerPosition position, int depth) {
        return (Chosen) new Paranoid(depth, true).solve(position, Control.unlimited());
    }

    /** The definition, without a cut: the hero's best against what is worst for him. */
    private static int exhaustive(MultiPlayerPosition position, int hero, int depth, int ply) {
        int result = position.result(hero);
        if (result != Position.UNDECIDED) return result * (Chosen.WIN - ply);
        if (depth == 0) return position.evaluate(hero);
        int[] moves = new int[position.maxMoves()];
        int n = position.moves(moves);
        boolean mine = position.toMove() == hero;
        int best = mine ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            position.play(moves[i]);
            int v = exhaustive(position, hero, depth - 1, ply + 1);
            position.undo();
            best = mine ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Test
    void findsWhatLookingAtEverythingFinds() {
        Random random = new Random(4);
        for (int i = 0; i < 60; i++) {
            ThreeHeaps heaps = new ThreeHeaps(random.nextInt(5), 1 + random.nextInt(5), random.nextInt(4));
            int[] moves = new int[heaps.maxMoves()];
            for (int k = random.nextInt(3); k > 0 && heaps.moves(moves) > 1; k--) heaps.play(moves[0]);
            if (heaps.result(0) != Position.UNDECIDED) continue;
            int hero = heaps.toMove();
            for (int depth = 1; depth <= 5; depth++) {
                Chosen chosen = think(heaps, depth);
                // A forced end may be found before the depth asked for, and a nearer one is not looked for beyond it.
                int reached = chosen.stats().depth();
                assertThat(chosen.value())
                        .as("heaps %d, depth %d", i, depth)
                        .isEqualTo(exhaustive(heaps.copy(), hero, reached, 0));
                ThreeHeaps after = heaps.copy();
                after.play(chosen.move());
                assertThat(exhaustive(after, hero, reached - 1, 1)).isEqualTo(chosen.value());
            }
        }
    }

    @Test
    void theLineIsPlayableAndEndsWhereTheValueComesFrom() {
        ThreeHeaps heaps = new ThreeHeaps(4, 5, 3);
        Chosen chosen = think(heaps, 4);
        for (int move : chosen.line()) heaps.play(move);
        assertThat(chosen.line()).hasSize(4);
        assertThat(heaps.evaluate(0)).isEqualTo(chosen.value());
    }

    @Test
    void aFinishedGameHasNoMoveAndABudgetIsKept() {
        assertThat(new Paranoid(0, true).solve(new ThreeHeaps(0, 0, 0), Control.unlimited()))
                .isInstanceOf(Outcome.Impossible.class);
        Control control = new Control(Budget.UNLIMITED.withNodes(50));
        Chosen chosen = (Chosen) new Paranoid(0, true).solve(new ThreeHeaps(9, 9, 9), control);
        assertThat(chosen.stats().expanded()).isBetween(40L, 60L);
        assertThat(chosen.stats().depth()).isPositive();
        assertThatThrownBy(() -> new Paranoid(64, true)).hasMessageContaining("depth must be from 0 to 63, but got 64");
    }
}
