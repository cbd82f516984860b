package dev.damier.hitman.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.hitman.HitmanData;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldMap;
import dev.damier.plan.GroundTask;
import dev.damier.plan.PddlReader;
import dev.damier.plan.Planner;
import dev.damier.plan.Strips;
import dev.damier.plan.StripsSpace;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.plan.pddl.PlanValidator;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.search.AStar;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import dev.damier.search.Puzzle;
import dev.damier.search.SolutionCost;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import dev.damier.search.UniformCost;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Compares the packed state space and the STRIPS task with the referee, with each other and with the known optima. */
class MissionSpaceTest {
    private static final List<String> SMALL = List.of(
            "pub-2x3-01", "pub-3x3-01", "pub-3x3-03", "pub-5x3-02", "pub-5x3-04", "gen-5x5-g1-c1-1", "gen-5x5-g2-c2-1");

    private static MissionTask mission(String name) {
        return OptimalMissionTest.mission(HitmanData.map(name));
    }

    /** On random walks, the successors and costs are those of the referee, in both versions of the scoring. */
    @Test
    void costsEqualRefereePenalties() {
        for (String name : HitmanData.optima().keySet()) {
            for (RefereeVersion version : RefereeVersion.values()) {
                Situation start = Situation.start(MapReader.read(HitmanData.map(name)));
                Situation now = new Situation(start.map(), version, 0, Heading.N, Situation.Suit.NONE, false, false);
                MissionSpace space = new MissionSpace(new MissionTask(now));
                long[] state = new long[space.width()];
                space.writeInitial(state, 0);
                Successors out = new Successors(space.width());
                Random random = new Random(name.hashCode());
                for (int step = 0; step < 300; step++) {
                    out.clear();
                    space.expand(state, 0, out);
                    int possible = 0;
                    for (Action action : Action.values())
                        if (now.statusAfter(action).ok()) possible++;
                    assertThat(out.size()).isEqualTo(possible);
                    for (int i = 0; i < out.size(); i++) {
                        RefereeStatus status = now.statusAfter(Action.of(out.moves[i]));
                        assertThat(status.ok()).isTrue();
                        assertThat(out.costs[i])
                                .as(name + " " + now + " " + out.moves[i])
                                .isEqualTo(status.penalties());
                    }
                    // Kills are preferred to turns, so that people are removed and views change.
                    int pick = pickPreferringKills(out, random);
                    now = now.after(Action.of(out.moves[pick]));
                    System.arraycopy(out.words, pick * space.width(), state, 0, space.width());
                    assertThat(space.isGoal(state, 0)).isEqualTo(now.isAccomplished());
                }
            }
        }
    }

    /** Returns the index of a random successor, with a preference for actions other than moves and turns. */
    private static int pickPreferringKills(Successors out, Random random) {
        boolean preferLast = out.moves[out.size() - 1] > 2 && random.nextInt(4) > 0;
        return preferLast ? out.size() - 1 : random.nextInt(out.size());
    }

    /** The heuristic is consistent on every edge and zero at goals, hence admissible. */
    @Test
    void projectionHeuristicIsConsistent() {
        for (String name : SMALL) {
            Problem problem = new MissionPuzzle(mission(name)).withHeuristic("projection");
            StateSpace space = problem.space();
            Heuristic h = problem.heuristic();
            Set<Long> visited = new HashSet<>();
            ArrayDeque<long[]> queue = new ArrayDeque<>();
            long[] first = new long[1];
            assertThat(space.width()).isEqualTo(1);
            space.writeInitial(first, 0);
            visited.add(first[0]);
            queue.add(first);
            Successors out = new Successors(1);
            while (!queue.isEmpty() && visited.size() < 60_000) {
                long[] state = queue.remove();
                int estimate = h.estimate(state, 0);
                if (space.isGoal(state, 0)) assertThat(estimate).isZero();
                out.clear();
                space.expand(state, 0, out);
                for (int i = 0; i < out.size(); i++) {
                    assertThat(estimate).isLessThanOrEqualTo(out.costs[i] + h.estimate(out.words, i));
                    if (visited.add(out.words[i])) queue.add(new long[] {out.words[i]});
                }
            }
        }
    }

    @Test
    void genericAStarFindsTheKnownOptima() {
        HitmanData.optima().forEach((name, fact) -> {
            MissionTask mission = mission(name);
            Puzzle puzzle = new MissionPuzzle(mission);
            Outcome outcome = new AStar().solve(puzzle.withHeuristic("projection"), Control.unlimited());
            assertAgrees(name, mission, fact, outcome);
            if (outcome instanceof Outcome.Solved s) {
                assertThat(SolutionCost.of(puzzle.space(), s.moves())).isEqualTo(s.cost());
            }
        });
    }

    /** Uniform-cost search over the packed space and over the STRIPS task, where it finishes within the node limit. */
    @Test
    @Tag("slow")
    void uniformCostSearchFindsKnownOptimaOnBothModels() {
        int finished = 0;
        for (Map.Entry<String, JsonNode> e : HitmanData.optima().entrySet()) {
            MissionTask mission = mission(e.getKey());
            Problem packed = new MissionPuzzle(mission).withHeuristic("zero");
            Control control = new Control(Budget.UNLIMITED.withNodes(40_000));
            Outcome direct = new UniformCost().solve(packed, control);
            Outcome strips = new StripsEngine()
                    .build(Map.of("heuristic", "zero"))
                    .solve(mission, new Control(Budget.UNLIMITED.withNodes(40_000)));
            for (Outcome outcome : List.of(direct, strips)) {
                if (outcome instanceof Outcome.Stopped) continue;
                assertAgrees(e.getKey(), mission, e.getValue(), outcome);
                finished++;
            }
        }
        assertThat(finished).isGreaterThan(50);
    }

    /** Unusual worlds: several or no objects of a kind, a mission in progress, both versions of the scoring. */
    @Test
    void plannerAgreesWithUniformCostSearchOnUnusualWorlds() {
        int solved = 0;
        int removing = 0;
        for (long seed = 0; seed < 400; seed++) {
            Situation now = anySituation(new Random(seed));
            MissionTask mission = new MissionTask(now);
            Outcome planned = new MissionPlanner(mission, PlanVariant.UNRESTRICTED, 0).solve(Control.unlimited());
            Outcome blind =
                    new UniformCost().solve(new MissionPuzzle(mission).withHeuristic("zero"), Control.unlimited());
            String where = "seed " + seed + ": " + now;
            assertThat(planned.getClass()).as(where).isEqualTo(blind.getClass());
            if (!(planned instanceof Outcome.Solved plan)) continue;
            assertThat(plan.cost()).as(where).isEqualTo(((Outcome.Solved) blind).cost());
            assertThat(OptimalMissionTest.replay(mission, plan.moves()))
                    .as(where)
                    .isEqualTo(plan.cost());
            solved++;
            if (Arrays.stream(plan.moves()).anyMatch(m -> m >= Action.NEUTRALIZE_GUARD.ordinal())) removing++;
        }
        assertThat(solved).isGreaterThan(200);
        assertThat(removing).isGreaterThan(20);
    }

    private static Situation anySituation(Random random) {
        int columns = 3 + random.nextInt(2);
        Content[] cells = new Content[columns * (3 + random.nextInt(2))];
        String letters = "......##NESWNESWneswTDP";
        for (int i = 0; i < cells.length; i++) cells[i] = Content.of(letters.charAt(random.nextInt(letters.length())));
        cells[1 + random.nextInt(cells.length - 1)] = Content.TARGET;
        cells[1 + random.nextInt(cells.length - 1)] = Content.PIANO_WIRE;
        cells[0] = Content.EMPTY;
        int cell = random.nextInt(cells.length);
        if (!cells[cell].isEnterable()) cell = 0;
        return new Situation(
                new WorldMap(columns, cells),
                RefereeVersion.values()[random.nextInt(2)],
                cell,
                Heading.of(random.nextInt(4)),
                Situation.Suit.values()[random.nextInt(3)],
                random.nextInt(3) == 0,
                random.nextInt(4) == 0);
    }

    @Test
    @Tag("slow")
    void stripsHeuristicsFindKnownOptimaOnSmallMaps() {
        List<String> maps = List.of(
                "course-final-6x7", "pub-6x7-01", "pub-6x7-05", "gen-6x7-g2-c3-1", "gen-6x7-g6-c4-1", "irr-3x3-02");
        for (List<String> names : List.of(SMALL, maps)) {
            for (String name : names) {
                for (String heuristic : List.of("hmax", "lmcut")) {
                    MissionTask mission = mission(name);
                    Outcome outcome = new StripsEngine()
                            .build(Map.of("heuristic", heuristic))
                            .solve(mission, Control.unlimited());
                    assertAgrees(
                            name + " " + heuristic, mission, HitmanData.optima().get(name), outcome);
                }
            }
        }
    }

    private static void assertAgrees(String name, MissionTask mission, JsonNode fact, Outcome outcome) {
        if (fact.get("optimal_penalty").isNull()) {
            assertThat(outcome).as(name).isInstanceOf(Outcome.Impossible.class);
            return;
        }
        Outcome.Solved solved = (Outcome.Solved) outcome;
        assertThat(solved.cost()).as(name).isEqualTo(fact.get("optimal_penalty").asInt());
        assertThat(solved.optimal()).as(name).isTrue();
        assertThat(OptimalMissionTest.replay(mission, solved.moves())).as(name).isEqualTo(solved.cost());
    }

    /** On random walks, the STRIPS task has the same actions and costs, except for putting on the suit again. */
    @Test
    void stripsTaskHasSameActionsAndCosts() {
        for (String name : HitmanData.optima().keySet()) {
            MissionTask mission = mission(name);
            if (mission.cells > 150 || !new Reachability(mission, PlanVariant.UNRESTRICTED).isMissionPossible())
                continue;
            MissionStrips model = new MissionStrips(mission);
            StripsSpace strips = new StripsSpace(model.strips());
            MissionSpace space = new MissionSpace(mission);
            long[] s = new long[space.width()];
            long[] t = new long[strips.width()];
            space.writeInitial(s, 0);
            strips.writeInitial(t, 0);
            Successors a = new Successors(space.width());
            Successors b = new Successors(strips.width());
            Random random = new Random(name.hashCode());
            for (int step = 0; step < 500; step++) {
                a.clear();
                b.clear();
                space.expand(s, 0, a);
                strips.expand(t, 0, b);
                int[] match = new int[a.size()];
                Arrays.fill(match, -1);
                for (int j = 0; j < b.size(); j++) {
                    int code = model.code(b.moves[j]);
                    for (int i = 0; i < a.size(); i++) {
                        if (a.moves[i] != code) continue;
                        assertThat(match[i]).as(name + ": one case holds").isEqualTo(-1);
                        assertThat(b.costs[j]).as(name + " " + code).isEqualTo(a.costs[i]);
                        match[i] = j;
                    }
                }
                for (int i = 0; i < match.length; i++) {
                    boolean again = a.moves[i] == Action.PUT_ON_SUIT.ordinal() && space.isSuitOn(s, 0);
                    assertThat(match[i] < 0).as(name + " " + a.moves[i]).isEqualTo(again);
                }
                int pick = pickPreferringKills(a, random);
                while (match[pick] < 0) pick = random.nextInt(a.size());
                System.arraycopy(a.words, pick * space.width(), s, 0, space.width());
                System.arraycopy(b.words, match[pick] * strips.width(), t, 0, strips.width());
                assertThat(strips.isGoal(t, 0)).isEqualTo(space.isGoal(s, 0));
            }
        }
    }

    @Test
    void pddlExportIsReadBackWithSameOptimum() {
        for (String name : List.of("pub-2x3-01", "pub-5x3-02", "course-final-6x7")) {
            MissionExport export = new MissionExport(mission(name));
            assertThat(export.names())
                    .containsExactly("domain.pddl", "problem.pddl", "lifted-domain.pddl", "lifted-problem.pddl");
            Strips task = PddlReader.read(export.text("domain.pddl"), export.text("problem.pddl"));
            Problem problem = new Problem(new StripsSpace(task), Heuristic.ZERO);
            Outcome.Solved solved = (Outcome.Solved) new AStar().solve(problem, Control.unlimited());
            int optimum = HitmanData.optima().get(name).get("optimal_penalty").asInt();
            assertThat(solved.cost()).isEqualTo(optimum);
            for (String form : List.of("", "lifted-")) {
                PddlTask read = PddlTask.read(export.text(form + "domain.pddl"), export.text(form + "problem.pddl"));
                GroundTask ground =
                        Grounder.ground(read, Control.unlimited()).task().orElseThrow();
                Outcome.Solved planned =
                        (Outcome.Solved) Planner.solve(ground, Planner.Engine.PDB, Control.unlimited());
                assertThat(planned.cost()).as(form + name).isEqualTo(optimum);
                assertThat(PlanValidator.validate(read, ground.names(planned.moves())))
                        .as(form + name)
                        .isEqualTo(PlanValidator.Validation.valid(planned.moves().length, optimum));
            }
        }
    }
}
