package dev.damier.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.search.AStar;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import dev.damier.search.SolutionCost;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests STRIPS tasks, the planning heuristics and the PDDL export. */
class StripsTest {
    /** Sussman's anomaly: blocks 2 on 0, and 1; goal: 0 on 1 on 2. The subgoals cannot be achieved one after the other. */
    private static final Strips SUSSMAN =
            Domains.blocks(List.of(List.of(0, 2), List.of(1)), List.of(List.of(2, 1, 0)), 3);

    private static Outcome solve(Strips task, Heuristic heuristic) {
        return new AStar().solve(new Problem(new StripsSpace(task), heuristic), Control.unlimited());
    }

    @Test
    void sussmanAnomalyNeedsSixActions() {
        for (Heuristic h : List.of(Heuristic.ZERO, new HMax(SUSSMAN), new LmCut(SUSSMAN))) {
            Outcome.Solved solved = (Outcome.Solved) solve(SUSSMAN, h);
            assertThat(solved.cost()).isEqualTo(6);
            assertThat(solved.optimal()).isTrue();
            assertThat(Arrays.stream(solved.moves())
                            .mapToObj(m -> SUSSMAN.actions().get(m).name()))
                    .containsExactly("unstack-2-0", "put-down-2", "pick-up-1", "stack-1-2", "pick-up-0", "stack-0-1");
        }
    }

    /** Reverses a tower of six blocks. */
    @Test
    void lmCutSavesExpansionsOnATower() {
        Strips tower = Domains.blocks(List.of(List.of(0, 1, 2, 3, 4, 5)), List.of(List.of(5, 4, 3, 2, 1, 0)), 6);
        Outcome.Solved zero = (Outcome.Solved) solve(tower, Heuristic.ZERO);
        Outcome.Solved cut = (Outcome.Solved) solve(tower, new LmCut(tower));
        assertThat(cut.cost()).isEqualTo(zero.cost()).isEqualTo(SolutionCost.of(new StripsSpace(tower), cut.moves()));
        assertThat(cut.stats().expanded()).isLessThan(zero.stats().expanded() / 2);
        Outcome.Solved greedy = (Outcome.Solved) solve(tower, new HAdd(tower));
        assertThat(greedy.cost()).isGreaterThanOrEqualTo(zero.cost());
    }

    /** Compares the heuristics with exact distances for every set of fluents of 300 random tasks. */
    @Test
    void heuristicsAgreeWithExactDistances() {
        int solvable = 0;
        for (long seed = 0; seed < 300; seed++) {
            Strips task = Domains.random(seed, 7, 12);
            int[] exact = distances(task);
            Heuristic max = new HMax(task);
            Heuristic add = new HAdd(task);
            Heuristic cut = new LmCut(task);
            for (int state = 0; state < exact.length; state++) {
                long[] s = {state};
                String context = "seed " + seed + ", state " + state;
                assertThat(max.estimate(s, 0)).as(context).isLessThanOrEqualTo(cut.estimate(s, 0));
                assertThat(cut.estimate(s, 0)).as(context).isLessThanOrEqualTo(exact[state]);
                assertThat(max.estimate(s, 0)).as(context).isLessThanOrEqualTo(add.estimate(s, 0));
                assertThat(max.estimate(s, 0) == Heuristic.DEAD_END)
                        .as(context)
                        .isEqualTo(cut.estimate(s, 0) == Heuristic.DEAD_END);
            }
            int start = exact[(int) task.initial()[0]];
            for (Heuristic h : List.of(Heuristic.ZERO, max, cut)) {
                Outcome outcome = solve(task, h);
                assertThat(outcome instanceof Outcome.Solved s ? s.cost() : Heuristic.DEAD_END)
                        .as("seed " + seed)
                        .isEqualTo(start);
            }
            if (start < Heuristic.DEAD_END && start > 0) solvable++;
        }
        assertThat(solvable).isGreaterThan(100);
    }

    /** Computes the exact distances of all sets of fluents with the Bellman-Ford algorithm. */
    private static int[] distances(Strips task) {
        StateSpace space = new StripsSpace(task);
        int[] distance = new int[1 << task.fluents().size()];
        Arrays.fill(distance, Heuristic.DEAD_END);
        Successors out = new Successors(1);
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int state = 0; state < distance.length; state++) {
                long[] s = {state};
                int best = space.isGoal(s, 0) ? 0 : distance[state];
                out.clear();
                space.expand(s, 0, out);
                for (int i = 0; i < out.size(); i++) {
                    best = Math.min(best, out.costs[i] + distance[(int) out.words[i]]);
                }
                changed |= best < distance[state];
                distance[state] = best;
            }
        }
        return distance;
    }

    @Test
    void pddlReadsBackAsTheSameTask() {
        for (Strips task : List.of(SUSSMAN, Domains.random(5, 7, 12))) {
            Pddl pddl = new Pddl("toy", task);
            Strips again = PddlReader.read(pddl.domain(), pddl.problem());
            assertThat(again.fluents()).isEqualTo(task.fluents());
            assertThat(again.initial()).isEqualTo(task.initial());
            assertThat(again.goal()).isEqualTo(task.goal());
            for (int i = 0; i < task.actions().size(); i++) {
                Strips.Action a = task.actions().get(i);
                Strips.Action b = again.actions().get(i);
                assertThat(b.cost()).isEqualTo(a.cost());
                assertThat(b.preconditions()).isEqualTo(a.preconditions());
                assertThat(b.adds()).isEqualTo(a.adds());
                assertThat(b.deletes()[0]).isEqualTo(a.deletes()[0] & ~a.adds()[0]);
            }
        }
    }

    @Test
    void actionsMustNotHaveANegativeCost() {
        assertThatThrownBy(() -> Strips.builder().action("fall", -1, new int[0], new int[0], new int[0]))
                .hasMessageContaining("fall: cost must not be negative, but got -1");
    }
}
