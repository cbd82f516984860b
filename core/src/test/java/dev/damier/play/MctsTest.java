package dev.damier.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Outcome.Scale;
import dev.damier.run.StepKind;
import dev.damier.run.StepLog;
import dev.damier.run.Trace;
import org.junit.jupiter.api.Test;

/** Tests Monte Carlo tree search on noughts and crosses. */
class MctsTest {
    private static Noughts after(int... moves) {
        Noughts p = new Noughts();
        for (int move : moves) p.play(move);
        return p;
    }

    private static Chosen search(Position p, Control control) {
        return (Chosen) new Mcts(1.0, 5).solve(p, control);
    }

    private static Control nodes(long n) {
        return new Control(Budget.UNLIMITED.withNodes(n));
    }

    @Test
    void winsAtOnceAndBlocksAWin() {
        assertThat(search(after(0, 3, 1, 4), nodes(2000)).move()).isEqualTo(2);
        assertThat(search(after(0, 4, 1), nodes(2000)).move()).isEqualTo(2);
    }

    @Test
    void convergesToTheSolvedGame() {
        // After a corner only the centre holds the draw.
        assertThat(search(after(0), nodes(20000)).move()).isEqualTo(4);
        assertThat(Math.abs(search(after(0, 4), nodes(20000)).value())).isLessThan(3_000);
    }

    @Test
    void valueIsTheWinRateOfTheChosenMove() {
        Control control = new Control(Budget.UNLIMITED.withNodes(4000), 200, p -> {});
        Chosen chosen = search(after(0, 3, 1), control);
        assertThat(chosen.scale()).isEqualTo(Scale.PROBABILITY);
        Trace trace = control.trace();
        int child = 1;
        while (trace.parent(child) != 0 || trace.move(child) != chosen.move()) child++;
        assertThat(0.5 + chosen.value() / 10_000.0).isCloseTo(trace.h(child) / 1000.0, within(0.002));
    }

    @Test
    void sameSeedGivesSameResult() {
        Chosen one = search(after(), nodes(3000));
        Chosen two = search(after(), nodes(3000));
        assertThat(two.line()).isEqualTo(one.line());
        assertThat(two.value()).isEqualTo(one.value());
    }

    @Test
    void traceContainsTheVisits() {
        Control control = new Control(Budget.UNLIMITED.withNodes(2000), 200, p -> {});
        search(after(), control);
        Trace trace = control.trace();
        assertThat(trace.size()).isEqualTo(200);
        int sum = 0;
        for (int i = 1; i < trace.size(); i++) if (trace.parent(i) == 0) sum += trace.g(i);
        assertThat(sum).isEqualTo(trace.g(0)).isEqualTo(2000);
    }

    @Test
    void stepsReferToNodesOfTheTrace() {
        Control control = new Control(Budget.UNLIMITED.withNodes(40), 2000, p -> {});
        search(after(), control);
        Trace trace = control.trace();
        StepLog steps = trace.steps();
        int[] credited = new int[trace.size()];
        int games = 0;
        for (int s = 0; s < steps.size(); s++) {
            if (steps.kind(s) == StepKind.CREDIT) credited[steps.node(s)]++;
            if (steps.kind(s) == StepKind.PLAY_OUT) games++;
        }
        assertThat(games).isPositive();
        assertThat(credited[0]).isEqualTo(40);
        for (int id = 0; id < trace.size(); id++)
            assertThat(credited[id]).as("node " + id).isEqualTo(trace.g(id));
    }
}
