package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command {@code plan}. */
class PlanTest {
    private static final String DOMAIN = """
            (define (domain hall)
              (:predicates (in ?r) (door ?a ?b))
              (:action go :parameters (?a ?b) :precondition (and (in ?a) (door ?a ?b)) :effect (and (in ?b) (not (in ?a)))))
            """;

    private static final String PROBLEM = """
            (define (problem three) (:domain hall) (:objects x y z)
              (:init (in x) (door x y) (door y z)) (:goal (in z)))
            """;

    @TempDir
    Path folder;

    private String domain;
    private String problem;

    @BeforeEach
    void writeFiles() throws IOException {
        domain = Files.writeString(folder.resolve("domain.pddl"), DOMAIN).toString();
        problem = Files.writeString(folder.resolve("problem.pddl"), PROBLEM).toString();
    }

    @Test
    void plansAndChecksThePlan() throws IOException {
        Path plan = folder.resolve("plan.txt");
        CommandResult result = CommandResult.run("plan", domain, problem, "--plan", plan.toString());
        assertThat(result.exitCode()).isZero();
        assertThat(result.lines().subList(0, 4))
                .containsExactly(
                        "(go x y)", "(go y z)", "; cost = 2 (unit cost)", "Plan of 2 actions, cost 2, proved optimal.");
        assertThat(Files.readAllLines(plan)).containsExactly("(go x y)", "(go y z)", "; cost = 2 (unit cost)");
        assertThat(CommandResult.run("plan", domain, problem, "--validate", plan.toString())
                        .out())
                .isEqualTo("Valid plan: 2 steps, cost 2.\n");
        Files.writeString(plan, "(go y z)\n");
        CommandResult invalid = CommandResult.run("plan", domain, problem, "--validate", plan.toString());
        assertThat(invalid.exitCode()).isEqualTo(1);
        assertThat(invalid.out()).isEqualTo("Invalid plan: step 1 (go y z): precondition does not hold: (in y).\n");
    }

    @Test
    void everyEngineAnswersInJson() {
        for (String engine : dev.damier.plan.Planner.Engine.ids()) {
            CommandResult result = CommandResult.run("plan", domain, problem, "--engine", engine, "--json");
            assertThat(result.out()).as(engine).contains("\"outcome\":\"solved\"", "\"cost\":2", "(go y z)");
        }
        assertThat(CommandResult.run("plan", domain, problem, "--ground", "--lang", "fr")
                        .out())
                .endsWith("3 faits, 2 actions.\n");
    }

    @Test
    void errorsNameThePlaceAndTheFix() throws IOException {
        Files.writeString(Path.of(problem), PROBLEM.replace("(door y z)", "(dor y z)"));
        CommandResult wrong = CommandResult.run("plan", domain, problem);
        assertThat(wrong.exitCode()).isEqualTo(1);
        assertThat(wrong.err()).contains("problem.pddl:2:29: unknown predicate 'dor' (did you mean 'door'?)");
        assertThat(CommandResult.run("plan", domain, problem, "--json").out()).startsWith("{\"outcome\":\"error\"");
        assertThat(CommandResult.run("plan", domain, "missing.pddl").exitCode()).isEqualTo(2);
        CommandResult engine = CommandResult.run("plan", domain, problem, "--engine", "lmcat");
        assertThat(engine.exitCode()).isEqualTo(2);
        assertThat(engine.err()).contains("unknown engine 'lmcat'").contains("lmcut");
    }

    @Test
    void impossibleTasksAreProved() throws IOException {
        Files.writeString(Path.of(problem), PROBLEM.replace("(door y z)", ""));
        CommandResult result = CommandResult.run("plan", domain, problem);
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).startsWith("No plan exists (proved).");
    }

    /** Two walls are not on the known map; the plan is repaired with the reason. */
    @Test
    void planIsRepairedOnTheActualMap() {
        CommandResult result = CommandResult.run("repair", "hitman", "T.P/.../...", "--actual", "T.P/##./...");
        assertThat(result.out())
                .contains("Plan of ")
                .contains("  ! At B2 the agent sees a wall, but the map showed nothing.\n  New plan of 8 actions: ")
                .contains("Mission accomplished: 23 actions, penalty 23, 1 repair.");
        assertThat(result.exitCode()).isZero();
        CommandResult french =
                CommandResult.run("repair", "hitman", "TP/../..", "--actual", "TP/##/..", "--lang", "fr", "--json");
        assertThat(french.exitCode()).isEqualTo(1);
        assertThat(french.out()).contains("\"accomplished\":false").contains("l’agent voit");
        assertThat(CommandResult.run("repair", "hitman", "T./P.", "--actual", "T../P..")
                        .err())
                .contains("same size");
    }

    /** The files are checked before the first run, so that the message gives the place in the file. */
    @Test
    void labReportsErrorsInTheLanguageOfTheUser() throws IOException {
        Files.writeString(Path.of(problem), PROBLEM.replace("(door y z)", "(dor y z)"));
        CommandResult wrong = CommandResult.run("lab", "@" + problem, "--lang", "fr");
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.out()).isEmpty();
        assertThat(wrong.err())
                .contains("problem.pddl:2:29: prédicat inconnu « dor » (vouliez-vous dire « door » ?) ; déclarez-le");
        assertThat(CommandResult.run("lab", "@" + problem, "--engine", "lmcat", "--lang", "fr")
                        .err())
                .contains("moteur inconnu : « lmcat » ; vouliez-vous dire « lmcut » ?");

        Path cost = folder.resolve("cost.pddl");
        Files.writeString(
                cost,
                DOMAIN.replace("(:predicates", "(:functions (total-cost) (price ?a))\n (:predicates")
                                .replace("(in ?b) (not", "(in ?b) (increase (total-cost) (price ?a)) (not")
                        + PROBLEM.replace("(:goal", "(:metric minimize (total-cost)) (:goal"));
        CommandResult unknownCost = CommandResult.run("lab", "@" + cost, "--lang", "fr");
        assertThat(unknownCost.exitCode()).isEqualTo(1);
        assertThat(unknownCost.err())
                .contains("l’action (go x y) a besoin de la valeur de (price x), mais (:init …) ne la donne pas");
    }

    /** Ten objects in six parameters are a million action instances. */
    @Test
    void stoppedGroundingReportsWhatWasFound() throws IOException {
        Path large = folder.resolve("large.pddl");
        Files.writeString(
                large,
                "(define (domain d) (:predicates (p ?x) (r ?a ?b ?c ?d ?e ?f)) (:action a :parameters (?a ?b ?c ?d ?e ?f)"
                        + " :precondition (and (p ?a) (p ?b) (p ?c) (p ?d) (p ?e) (p ?f)) :effect (r ?a ?b ?c ?d ?e ?f)))"
                        + "(define (problem x) (:domain d) (:objects a b c d e f g h i j)"
                        + " (:init (p a) (p b) (p c) (p d) (p e) (p f) (p g) (p h) (p i) (p j)) (:goal (r a a a a a b)))");
        CommandResult stopped = CommandResult.run("lab", "@" + large, "--memory", "8m");
        assertThat(stopped.exitCode()).isEqualTo(1);
        assertThat(stopped.err())
                .containsPattern(
                        "damier: pdb: Stopped while grounding \\(memory limit\\): [1-9]\\d* facts and [1-9]\\d*"
                                + " action instances so far. Raise --time or --memory, or make the task smaller.");
        assertThat(CommandResult.run("lab", "@" + large, "--memory", "8m", "--lang", "fr")
                        .err())
                .contains("Arrêt pendant l’instanciation (");
    }

    @Test
    void labRunsPlannersOnTasks() throws IOException {
        Path both = Files.writeString(folder.resolve("both.pddl"), "; a comment\n" + DOMAIN + PROBLEM);
        CommandResult result =
                CommandResult.run("lab", "@" + problem, "@" + both, "--engine", "pdb", "--engine", "greedy", "--json");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.lines()).hasSizeGreaterThanOrEqualTo(4);
        assertThat(result.lines().subList(0, 4)).allMatch(line -> line.contains("\"cost\":2"));
        assertThat(CommandResult.run("lab", "@" + problem, "--engine", "astar").err())
                .contains("unknown engine 'astar'");
        Files.writeString(Path.of(problem), PROBLEM.replace("(door y z)", ""));
        assertThat(CommandResult.run("lab", "@" + problem, "--json").out()).contains("\"outcome\":\"impossible\"");
        Files.delete(Path.of(domain));
        assertThat(CommandResult.run("lab", "@" + problem).err()).contains("no domain for");
    }
}
