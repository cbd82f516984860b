package dev.damier.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests landmarks and the graph of states on a corridor: a key is fetched before a door is opened. */
class LandmarksTest {
    private static final String DOMAIN = """
            (define (domain corridor)
              (:predicates (in ?r) (next ?a ?b) (key-in ?r) (has-key) (door ?r) (open ?r))
              (:action go :parameters (?a ?b)
                :precondition (and (in ?a) (next ?a ?b) (open ?b))
                :effect (and (in ?b) (not (in ?a))))
              (:action take :parameters (?a)
                :precondition (and (in ?a) (key-in ?a))
                :effect (and (has-key) (not (key-in ?a))))
              (:action unlock :parameters (?a ?b)
                :precondition (and (in ?a) (next ?a ?b) (door ?b) (has-key))
                :effect (open ?b)))
            """;
    private static final String PROBLEM = """
            (define (problem three-rooms) (:domain corridor)
              (:objects a b c)
              (:init (in b) (next a b) (next b a) (next b c) (next c b) (key-in a) (door c) (open a) (open b))
              (:goal (in c)))
            """;

    private final GroundTask task = Grounder.ground(PddlTask.read(DOMAIN, PROBLEM), Control.unlimited())
            .task()
            .orElseThrow();

    @Test
    void everyPlanFetchesTheKeyFirst() {
        Landmarks.Found found = Landmarks.find(task, Control.unlimited());
        List<String> names = Arrays.stream(found.facts())
                .mapToObj(f -> task.atoms().get(f).toString())
                .toList();
        assertThat(names).containsExactlyInAnyOrder("(in a)", "(has-key)", "(open c)", "(in c)");
        assertThat(found.complete()).isTrue();
        List<String> orders = found.orders().stream()
                .map(o -> names.get(o[0]) + names.get(o[1]))
                .toList();
        assertThat(orders).containsExactlyInAnyOrder("(in a)(has-key)", "(has-key)(open c)", "(open c)(in c)");
    }

    @Test
    void graphContainsThePlanAndAllStates() {
        Outcome.Solved plan = (Outcome.Solved) Planner.solve(task, Planner.Engine.BLIND, Control.unlimited());
        StateGraph.Graph graph = StateGraph.explore(task, plan.moves(), 100);
        assertThat(plan.cost()).isEqualTo(5);
        assertThat(graph.complete()).isTrue();
        assertThat(graph.states().get(0).planStep()).isZero();
        assertThat(graph.edges().stream().filter(StateGraph.Edge::onPlan)).hasSize(5);
        assertThat(graph.states().stream().filter(s -> s.planStep() == 5)).allMatch(StateGraph.State::goal);
        StateGraph.Graph part = StateGraph.explore(task, plan.moves(), 4);
        assertThat(part.states()).hasSize(4);
        assertThat(part.complete()).isFalse();
    }
}
