package dev.damier.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.play.AlphaBeta.Enhancement;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Trace;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests {@link AlphaBeta} against plain minimax. */
class AlphaBetaTest {
    /** The reference implementation: minimax without any enhancement. */
    private static int minimax(Position p, int depth, int ply) {
        int result = p.result(p.toMove());
        if (result == 0) return 0;
        if (result != Position.UNDECIDED) return result * (Chosen.WIN - ply);
        if (depth == 0) return p.evaluate();
        int[] moves = new int[p.maxMoves()];
        int n = p.moves(moves);
        int best = -Integer.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            p.play(moves[i]);
            best = Math.max(best, -minimax(p, depth - 1, ply + 1));
            p.undo();
        }
        return best;
    }

    private static Noughts random(Random random, int plies) {
        Noughts p = new Noughts();
        int[] moves = new int[9];
        for (int i = 0; i < plies; i++) {
            int n = p.moves(moves);
            if (n == 0) break;
            p.play(moves[random.nextInt(n)]);
        }
        return p;
    }

    @Test
    void everySetOfEnhancementsFindsTheMinimaxValue() {
        Random random = new Random(3);
        for (int bits = 0; bits < 1 << Enhancement.values().length; bits++) {
            EnumSet<Enhancement> on = EnumSet.noneOf(Enhancement.class);
            for (Enhancement s : Enhancement.values()) if ((bits >> s.ordinal() & 1) != 0) on.add(s);
            for (int i = 0; i < 12; i++) {
                Noughts p = random(random, 2 + random.nextInt(6));
                int depth = 1 + random.nextInt(6);
                if (p.result(0) != Position.UNDECIDED) continue;
                Chosen chosen = (Chosen) new AlphaBeta(depth, on).solve(p, Control.unlimited());
                int reached = chosen.stats().depth();
                assertThat(chosen.value()).as(on + " depth " + depth).isEqualTo(minimax(p, reached, 0));
                p.play(chosen.move());
                assertThat(-minimax(p, reached - 1, 1)).as(on + " move").isEqualTo(chosen.value());
                p.undo();
            }
        }
    }

    @Test
    void enhancementsSaveMostOfTheTree() {
        Noughts start = new Noughts();
        Chosen plain = (Chosen) new AlphaBeta(7, Set.of()).solve(start, Control.unlimited());
        Chosen cut = (Chosen) new AlphaBeta(7, EnumSet.allOf(Enhancement.class)).solve(start, Control.unlimited());
        assertThat(cut.value()).isEqualTo(plain.value());
        assertThat(cut.stats().expanded()).isLessThan(plain.stats().expanded() / 20);
    }

    /** Without these values, the full search of noughts and crosses expands 193,785 positions. */
    @Test
    void valuesBelowDrawsAreStoredUnlessDrawsDependOnThePath() {
        AlphaBeta search = new AlphaBeta(9, Set.of(Enhancement.TABLE));
        Chosen chosen = (Chosen) search.solve(new Noughts(), Control.unlimited());
        assertThat(chosen.value()).isZero();
        assertThat(chosen.stats().expanded()).isEqualTo(43_653);
    }

    @Test
    void traceContainsTheTreeAndMarksCutoffs() {
        Control control = new Control(Budget.UNLIMITED, 500, p -> {});
        new AlphaBeta(4, Set.of(Enhancement.CUTS)).solve(new Noughts(), control);
        Trace trace = control.trace();
        assertThat(trace.size()).isBetween(100, 500);
        int cutoffs = 0;
        for (int i = 1; i < trace.size(); i++) {
            assertThat(trace.g(i)).isEqualTo(trace.g(trace.parent(i)) + 1);
            if (trace.mark(i) == Trace.CUTOFF) cutoffs++;
        }
        assertThat(cutoffs).isPositive();
    }

    @Test
    void finishedGameHasNoMove() {
        Noughts p = new Noughts();
        for (int move : new int[] {0, 3, 1, 4, 2}) p.play(move);
        assertThat(new AlphaBeta(3, Set.of()).solve(p, Control.unlimited())).isInstanceOf(Impossible.class);
    }

    @Test
    void nodeLimitIsRespected() {
        Chosen chosen = (Chosen) new AlphaBeta(0, EnumSet.allOf(Enhancement.class))
                .solve(new Noughts(), new Control(Budget.UNLIMITED.withNodes(300)));
        assertThat(chosen.stats().expanded()).isLessThanOrEqualTo(300);
    }
}
