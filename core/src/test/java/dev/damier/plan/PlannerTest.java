package dev.damier.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.plan.packed.PackedSpace;
import dev.damier.plan.packed.PatternHeuristic;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.search.AStar;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import dev.damier.search.Successors;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Compares the planner with plain STRIPS search on random tasks that are written as PDDL and read back. */
class PlannerTest {
    @Test
    void enginesAgreeWithStripsSearchOnRandomTasks() {
        int solvable = 0;
        for (long seed = 0; seed < 200; seed++) {
            Strips strips = Domains.random(seed, 7, 12);
            int expected =
                    cost(new AStar().solve(new Problem(new StripsSpace(strips), Heuristic.ZERO), Control.unlimited()));
            Pddl pddl = new Pddl("toy", strips);
            GroundTask task = Grounder.ground(PddlTask.read(pddl.domain(), pddl.problem()), Control.unlimited())
                    .task()
                    .orElseThrow();
            for (Planner.Engine engine : Planner.Engine.values()) {
                int cost = cost(Planner.solve(task, engine, Control.unlimited()));
                String context = "seed " + seed + ", engine " + engine;
                if (engine.optimal() || engine == Planner.Engine.ANYTIME)
                    assertThat(cost).as(context).isEqualTo(expected);
                else assertThat(cost < 0).as(context).isEqualTo(expected < 0);
            }
            if (expected > 0) solvable++;
        }
        assertThat(solvable).isGreaterThan(60);
    }

    private static int cost(Outcome outcome) {
        return outcome instanceof Outcome.Solved s ? s.cost() : -1;
    }

    /** Pattern databases never decrease by more than the cost of a move, and are 0 in goals, so they are admissible. */
    @Test
    void patternDatabasesAreConsistent() {
        List<Strips> tasks = List.of(
                Domains.blocks(List.of(List.of(0, 1, 2, 3)), List.of(List.of(3, 1, 0, 2)), 4),
                Domains.random(11, 7, 12));
        for (Strips strips : tasks) {
            Pddl pddl = new Pddl("toy", strips);
            GroundTask task = Grounder.ground(PddlTask.read(pddl.domain(), pddl.problem()), Control.unlimited())
                    .task()
                    .orElseThrow();
            PackedSpace space = new PackedSpace(task, false);
            Heuristic heuristic = new PatternHeuristic(task, space, Control.unlimited());
            Set<Long> seen = new HashSet<>();
            ArrayDeque<Long> open = new ArrayDeque<>();
            long[] state = new long[1];
            space.writeInitial(state, 0);
            open.add(state[0]);
            seen.add(state[0]);
            Successors out = new Successors(1);
            while (!open.isEmpty()) {
                state[0] = open.remove();
                int h = heuristic.estimate(state, 0);
                if (space.isGoal(state, 0)) assertThat(h).isZero();
                out.clear();
                space.expand(state, 0, out);
                for (int i = 0; i < out.size(); i++) {
                    assertThat(h).isLessThanOrEqualTo(out.costs[i] + heuristic.estimate(out.words, i));
                    if (seen.add(out.words[i])) open.add(out.words[i]);
                }
            }
        }
    }
}
