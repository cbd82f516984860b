package dev.damier.plan.pddl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.plan.GroundTask;
import dev.damier.plan.Planner;
import dev.damier.plan.Planner.Engine;
import dev.damier.plan.pddl.PlanValidator.Validation;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Reason;
import dev.damier.run.Outcome.Solved;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests reading, grounding, planning and validating on public benchmark tasks and small tasks. */
class PlanningTest {
    /** Objects in a briefcase move with it, by a conditional effect for all objects. */
    private static final String BRIEFCASE = """
            (define (domain briefcase) (:requirements :adl)
              (:types place item)
              (:predicates (case-at ?p - place) (at ?i - item ?p - place) (inside ?i - item))
              (:action move :parameters (?from ?to - place)
                :precondition (and (case-at ?from) (not (= ?from ?to)))
                :effect (and (case-at ?to) (not (case-at ?from))
                  (forall (?i - item) (when (inside ?i) (and (at ?i ?to) (not (at ?i ?from)))))))
              (:action put-in :parameters (?i - item)
                :precondition (and (not (inside ?i)) (exists (?p - place) (and (at ?i ?p) (case-at ?p))))
                :effect (inside ?i))
              (:action take-out :parameters (?i - item) :precondition (inside ?i) :effect (not (inside ?i))))
            """;

    private static final String OFFICE = """
            (define (problem office) (:domain briefcase)
              (:objects home office bank - place cheque book pen - item)
              (:init (case-at home) (at cheque home) (at book office) (at pen home) (inside pen))
              (:goal (and %s)))
            """;

    static PddlTask task(String domain, String problem) {
        return PddlTask.read(
                "domain.pddl", resource(domain + "/domain.pddl"), problem, resource(domain + "/" + problem + ".pddl"));
    }

    private static String resource(String name) {
        try (InputStream in = PlanningTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Solves a task and checks the plan; returns the cost, or -1 if no plan exists. */
    static int solve(PddlTask task, Engine engine) {
        GroundTask ground = Grounder.ground(task, Control.unlimited()).task().orElseThrow();
        Outcome outcome = Planner.solve(ground, engine, Control.unlimited());
        if (outcome instanceof Outcome.Impossible) return -1;
        Solved solved = (Solved) outcome;
        assertThat(PlanValidator.validate(task, ground.names(solved.moves())))
                .as(engine.id())
                .isEqualTo(Validation.valid(ground.names(solved.moves()).size(), solved.cost()));
        if (engine.optimal()) assertThat(solved.optimal()).isTrue();
        return solved.cost();
    }

    @ParameterizedTest
    @CsvSource({
        "gripper, prob01, 11", // 6k - 1 for 2k balls
        "gripper, prob03, 23",
        "blocks, probBLOCKS-4-1, 10",
        "blocks, probBLOCKS-5-0, 12",
        "pegsol-opt11-strips, p01, 3",
        "sokoban-opt08-strips, p01, 11",
        "visitall-opt11-strips, problem03-full, 8",
    })
    void enginesAgreeOnPublicTasks(String domain, String problem, int optimum) {
        PddlTask task = task(domain, problem);
        for (Engine engine : Engine.values()) {
            if (engine == Engine.HMAX && domain.startsWith("sokoban")) continue; // slow
            int cost = solve(task, engine);
            if (engine.optimal() || engine == Engine.ANYTIME)
                assertThat(cost).as(engine.id()).isEqualTo(optimum);
            else assertThat(cost).as(engine.id()).isGreaterThanOrEqualTo(optimum);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "(at cheque office) (not (inside cheque)), 3",
        "(forall (?i - item) (at ?i bank)), 4",
        "(or (at book home) (inside cheque)), 1",
        "(imply (case-at home) (at pen bank)), 1",
        "(exists (?p - place) (and (at pen ?p) (not (inside pen)))), 1",
        "(case-at office) (at pen home), 2",
        "(case-at home), 0",
        "(at book home) (not (at book home)), -1",
    })
    void conditionalEffectsAndQuantifiers(String goal, int optimum) {
        PddlTask task = PddlTask.read(BRIEFCASE, OFFICE.formatted(goal));
        for (Engine engine : Engine.values()) {
            int cost = solve(task, engine);
            if (engine.optimal()) assertThat(cost).as(engine.id()).isEqualTo(optimum);
        }
    }

    @Test
    void validatorNamesTheFirstFailingStep() {
        PddlTask task = task("gripper", "prob01");
        List<String> steps = PlanValidator.readPlan(
                "; a plan\n0.0: (PICK ball1 rooma left) [1]\n(move rooma roomb)\n(pick ball2 rooma right)\n");
        assertThat(PlanValidator.validate(task, steps).reason().toString())
                .isEqualTo("step 3 (pick ball2 rooma right): precondition does not hold: (at-robby rooma)");
        assertThat(PlanValidator.validate(task, steps.subList(0, 2)).reason().toString())
                .startsWith("after the last step the goal does not hold: (at ball");
        assertThat(PlanValidator.validate(task, List.of("(fly rooma)")).reason().toString())
                .isEqualTo("step 1 (fly rooma): unknown action 'fly'; the domain has: move, pick, drop");
        assertThat(PlanValidator.validate(task, List.of("(move rooma)"))
                        .reason()
                        .toString())
                .contains("has 2 parameters, but got 1 argument");
    }

    @Test
    void groundingStopsAtTheMemoryLimit() {
        PddlTask task = task("visitall-opt11-strips", "problem03-full");
        StringBuilder text = new StringBuilder("(define (problem large) (:domain d) (:objects");
        for (int i = 0; i < 200; i++) text.append(" o").append(i);
        text.append(") (:init (p)) (:goal (q o1 o2)))");
        String domain =
                "(define (domain d) (:predicates (p) (q ?x ?y)) (:action a :parameters (?x ?y ?z) :precondition (p)"
                        + " :effect (q ?x ?z)))";
        Grounder.Grounding stopped = Grounder.ground(
                PddlTask.read(domain, text.toString()), new Control(Budget.UNLIMITED.withBytes(1 << 20)));
        assertThat(stopped.task()).isEmpty();
        assertThat(stopped.stopped()).contains(Reason.MEMORY);
        assertThat(stopped.instances()).isPositive();
        assertThat(Grounder.ground(task, Control.unlimited()).stopped()).isEmpty();
    }

    @Test
    void missingCostIsReported() {
        String domain = "(define (domain d) (:predicates (p)) (:functions (total-cost) - number (c) - number)"
                + " (:action a :parameters () :effect (and (p) (increase (total-cost) (c)))))";
        String problem = "(define (problem x) (:domain d) (:init) (:goal (p)) (:metric minimize (total-cost)))";
        assertThatThrownBy(() -> Grounder.ground(PddlTask.read(domain, problem), Control.unlimited()))
                .hasMessageContaining("action (a) needs the value of (c)")
                .hasMessageContaining("add (= (c) NUMBER) to the problem");
    }
}
