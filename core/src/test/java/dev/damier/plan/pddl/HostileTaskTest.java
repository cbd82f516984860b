package dev.damier.plan.pddl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Suggestions;
import dev.damier.plan.GroundTask;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Reason;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests tasks of a few hundred characters whose grounding would take years or all memory. */
@Timeout(60)
class HostileTaskTest {
    private static final String OBJECTS =
            IntStream.range(0, 300).mapToObj(i -> " o" + i).collect(Collectors.joining());

    /** Returns a task with 300 objects. */
    private static PddlTask task(String action, String goal) {
        String facts = OBJECTS.replaceAll(" (o\\d+)", " (p $1)");
        return PddlTask.read(
                "(define (domain d) (:requirements :adl) (:predicates (p ?x) (q ?x) (r ?x ?y)) " + action + ")",
                "(define (problem x) (:domain d) (:objects" + OBJECTS + ") (:init" + facts + ") (:goal " + goal + "))");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(:action a :parameters (?x) :precondition (forall (?a ?b ?c ?d ?e ?f) (or (p ?a) (q ?f))) :effect (q ?x))",
                "(:action a :parameters (?x) :precondition (exists (?a ?b ?c ?d ?e ?f) (and (not (p ?a)) (q ?f)))"
                        + " :effect (q ?x))",
                "(:action a :parameters () :effect (forall (?a ?b ?c ?d ?e ?f) (q ?a)))",
                "(:action a :parameters () :effect (forall (?a ?b ?c ?d ?e ?f) (when (q ?b) (q ?a))))",
                "(:action a :parameters (?a ?b ?c ?d ?e ?f) :precondition (and (p ?a) (p ?b) (p ?c) (p ?d) (p ?e) (p ?f)"
                        + " (= ?a ?b) (not (= ?a ?b))) :effect (q ?a))",
                "(:action a :parameters (?a ?b ?c ?d ?e ?f) :precondition (and (p ?a) (p ?b) (p ?c) (p ?d) (p ?e) (p ?f)"
                        + " (or (and (= ?a ?b) (not (= ?a ?b))) (and (= ?e ?f) (not (= ?e ?f))))) :effect (q ?a))",
            })
    void groundingStopsAtTheTimeLimit(String action) {
        Grounder.Grounding grounding =
                Grounder.ground(task(action, "(q o1)"), new Control(Budget.UNLIMITED.withTime(Duration.ofMillis(200))));
        if (grounding.stopped().isPresent()) assertThat(grounding.stopped()).contains(Reason.TIME);
        else assertThat(grounding.task()).as("complete within the time limit").isPresent();
    }

    @Test
    void goalWithManyQuantifiersStopsAtTheTimeLimit() {
        PddlTask task = task(
                "(:action a :parameters (?x) :precondition (p ?x) :effect (not (p ?x)))",
                "(exists (?a ?b ?c ?d ?e ?f) (and (q ?a) (not (p ?f))))");
        assertThat(Grounder.ground(task, new Control(Budget.UNLIMITED.withTime(Duration.ofMillis(200))))
                        .stopped())
                .contains(Reason.TIME);
    }

    /** 4,096 alternatives with 300 facts each. */
    @Test
    void alternativesWithTooManyFactsAreRejected() {
        String choices = IntStream.range(0, 12)
                .mapToObj(i -> "(or (p o" + i + ") (q o" + i + "))")
                .collect(Collectors.joining(" "));
        PddlTask task = task(
                "(:action a :parameters (?x) :precondition (p ?x) :effect (and (q ?x) (not (p ?x))))",
                "(and " + choices + " (forall (?x) (p ?x)))");
        assertThatThrownBy(() -> Grounder.ground(task, Control.unlimited()))
                .isInstanceOf(PddlException.class)
                .hasMessageContaining("more than 1048576 facts after grounding");
    }

    /** Each step doubles the number of paths to the supertype. */
    @Test
    void typesWithManyPathsAreReadInLinearTime() {
        StringBuilder types = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            String next = "t" + (i + 1);
            types.append(
                    " t" + i + " - a" + i + " t" + i + " - b" + i + " a" + i + " - " + next + " b" + i + " - " + next);
        }
        PddlTask task = PddlTask.read(
                "(define (domain d) (:types" + types + " other - object) (:predicates (p ?x - t200) (s ?x - other))"
                        + " (:action a :parameters (?x - t200) :effect (p ?x)))",
                "(define (problem x) (:domain d) (:objects o - t0 z - other) (:init) (:goal (p o)))");
        GroundTask ground = Grounder.ground(task, Control.unlimited()).task().orElseThrow();
        assertThat(ground.actions()).hasSize(1);
        String chain = IntStream.range(0, 5_000)
                .mapToObj(i -> " t" + i + " - t" + (i + 1))
                .collect(Collectors.joining());
        assertThatThrownBy(() -> PddlTask.read(
                        "(define (domain d) (:types" + chain + ") (:predicates (p)))",
                        "(define (problem x) (:domain d) (:init) (:goal (p)))"))
                .isInstanceOf(PddlException.class)
                .hasMessageContaining("more than 1000 types");
    }

    /** The edit distance of two long words would need gigabytes. */
    @Test
    void longUnknownWordHasNoSuggestion() {
        String word = "x".repeat(200_000);
        assertThat(Suggestions.nearest(word, List.of("astar", word + "y"))).isEmpty();
        assertThat(Suggestions.nearest("asatr", List.of(word, "astar"))).contains("astar");
    }
}
