package dev.damier.ricochet.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.ricochet.Oracle;
import dev.damier.ricochet.Positions;
import dev.damier.ricochet.PublicPosition;
import dev.damier.ricochet.RandomBoards;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.RobotSpace;
import dev.damier.ricochet.RuleMemory;
import dev.damier.ricochet.SlideRules;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Reason;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the engine {@code optimal}: lengths, proofs, bounds, all solutions and limits. */
class RicochetOptimalTest {
    private static final String LONGEST_MISSION = "7650+42+E2302B12+C9";

    private static Outcome solve(RicochetMission mission, Control control) {
        return new RicochetOptimalEngine().build(Map.of()).solve(mission, control);
    }

    /** Returns the proved length, or -1 if the mission is proved impossible. Checks the solution with the reference rules. */
    private static int provedLength(RicochetMission mission) {
        Outcome outcome = solve(mission, Control.unlimited());
        if (outcome instanceof Impossible) return -1;
        Solved solved = (Solved) outcome;
        assertThat(solved.optimal()).isTrue();
        assertThat(solved.moves()).hasSize(solved.cost());
        assertThat(isSolution(mission, solved.moves())).isTrue();
        return solved.cost();
    }

    /** Returns whether these moves are legal and the last one, and no earlier one, solves the mission. */
    static boolean isSolution(RicochetMission mission, int[] moves) {
        SlideRules slideRules = new SlideRules(mission.board(), mission.rules().sameColourBounces());
        RuleMemory rules = new RuleMemory(mission);
        int[] robots = mission.robots().clone();
        int memory = RuleMemory.NONE;
        for (int move : moves) {
            if (rules.isGoal(memory, robots)) return false;
            int slide = slideRules.slide(robots, move >> 2, move & 3);
            if (slide == SlideRules.NONE || !rules.allows(memory, move >> 2, move & 3)) return false;
            memory = rules.after(memory, move >> 2, move & 3, slide >> 1, (slide & 1) != 0);
            if (memory == RuleMemory.FORBIDDEN) return false;
            robots[move >> 2] = slide >> 1;
        }
        return rules.isGoal(memory, robots);
    }

    @Test
    void provesTheRecordedLengths() {
        for (PublicPosition p : PublicPosition.all()) {
            if (p.optimal() >= 15) continue;
            assertThat(provedLength(Positions.mission(p.text()))).as(p.id()).isEqualTo(p.optimal());
            if (p.optimalStrict() < 0) continue;
            RicochetMission strict = Positions.mission(p.text() + "+ricochet+no-rebound");
            assertThat(provedLength(strict)).as(p.id()).isEqualTo(p.optimalStrict());
        }
    }

    @Test
    @Tag("slow")
    void provesLongPositionsWithin64Megabytes() {
        List<String> texts = new ArrayList<>();
        List<Integer> lengths = new ArrayList<>();
        for (PublicPosition p : PublicPosition.all()) {
            if (p.optimal() < 15) continue;
            texts.add(p.text());
            lengths.add(p.optimal());
        }
        texts.addAll(List.of("0765+42+2E21BD0F+93", LONGEST_MISSION));
        lengths.addAll(List.of(24, 25));
        for (int i = 0; i < texts.size(); i++) {
            for (int threads = 1; threads <= 2; threads++) {
                RicochetMission mission = Positions.mission(texts.get(i));
                Budget budget = Budget.UNLIMITED.withBytes(64_000_000).withThreads(threads);
                Outcome outcome = solve(mission, new Control(budget));
                assertThat(outcome).as(texts.get(i)).isInstanceOf(Solved.class);
                assertThat(((Solved) outcome).cost()).as(texts.get(i)).isEqualTo(lengths.get(i));
                assertThat(isSolution(mission, ((Solved) outcome).moves())).isTrue();
                assertThat(outcome.stats().bytes()).isLessThanOrEqualTo(64_000_000);
            }
        }
    }

    @Test
    void slidesAgreeWithTheReferenceRules() {
        Random random = new Random(11);
        for (int round = 0; round < 400; round++) {
            boolean same = random.nextBoolean();
            RicochetMission m = RandomBoards.mission(
                    3 + random.nextInt(10), 3 + random.nextInt(10), 1 + random.nextInt(4), Rules.OFFICIAL, random);
            SlideRules slideRules = new SlideRules(m.board(), same);
            for (int robot = 0; robot < m.robots().length; robot++) {
                Slides slides = new Slides(m.board(), robot, same);
                int[] transposed =
                        Arrays.stream(m.robots()).map(slides::transposed).toArray();
                int[] stops = new int[4];
                slides.stops(m.robots(), transposed, transposed.length, robot, stops, 0);
                for (int d = 0; d < 4; d++) {
                    assertThat(stops[d])
                            .as("round %d robot %d direction %d", round, robot, d)
                            .isEqualTo(slideRules.slide(m.robots(), robot, d));
                }
            }
        }
    }

    @Test
    void agreesWithBreadthFirstUnderEverySwitch() {
        for (int seed = 0; seed < 3000; seed++) {
            Random random = new Random(seed);
            Rules rules = new Rules(
                    random.nextInt(3) == 0, random.nextInt(3) == 0, random.nextBoolean(), random.nextInt(6) == 0);
            int robots = 1 + random.nextInt(seed % 10 == 0 ? 5 : 3);
            int side = robots > 3 ? 4 : 6;
            RicochetMission mission = RandomBoards.mission(
                    3 + random.nextInt(side - 2), 3 + random.nextInt(side - 2), robots, rules, random);
            int expected = Oracle.shortest(new RobotSpace(mission, RuleMemory.NONE), 7);
            if (expected == -2) continue;
            assertThat(provedLength(mission)).as("seed %d %s", seed, rules).isEqualTo(expected);
        }
    }

    /** Deepening solves small missions before A* starts, so this test calls A* directly, with each of its bounds. */
    @Test
    void aStarAgreesWithBreadthFirstUnderEveryBound() {
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(90_000 + seed);
            Rules rules = new Rules(
                    random.nextInt(3) == 0, random.nextInt(3) == 0, random.nextBoolean(), random.nextInt(6) == 0);
            int robots = 1 + random.nextInt(seed % 10 == 0 ? 5 : 3);
            int side = robots > 3 ? 4 : 6;
            RicochetMission mission = RandomBoards.mission(
                    3 + random.nextInt(side - 2), 3 + random.nextInt(side - 2), robots, rules, random);
            int expected = Oracle.shortest(new RobotSpace(mission, RuleMemory.NONE), 7);
            if (expected == -2 || expected == 0) continue;
            OptimalProblem problem = new OptimalProblem(mission);
            OptimalBound bound = new OptimalBound(problem);
            if (seed % 3 > 0) bound.strengthen();
            if (seed % 3 > 1) bound.refine();
            Outcome outcome =
                    new AStarSearch(problem, bound, new Workspace(), Control.unlimited(), new Counters()).solve();
            int found = outcome instanceof Solved solved ? solved.cost() : -1;
            assertThat(found).as("seed %d %s", seed, rules).isEqualTo(expected);
            if (outcome instanceof Solved solved)
                assertThat(isSolution(mission, solved.moves())).isTrue();
        }
    }

    /** Compares the helper bound with the true distance of the start state and with the bounds of its children. */
    @Test
    void helperBoundIsAdmissibleAndConsistent() {
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            RicochetMission mission = RandomBoards.mission(5, 5, 2 + random.nextInt(2), Rules.OFFICIAL, random);
            OptimalProblem problem = new OptimalProblem(mission);
            OptimalBound bound = new OptimalBound(problem);
            int[] cells = problem.startCells();
            int grid = bound.of(cells);
            assertThat(bound.strengthen()).isTrue();
            int helperBound = bound.of(cells);
            int[] transposed = new int[problem.n];
            problem.transpose(cells, transposed);
            int[] stops = new int[4];
            for (int move = 0; move < problem.n * 4; move++) {
                problem.stops(cells, transposed, move >> 2, stops, 0);
                int slide = stops[move & 3];
                if (slide != Slides.NONE)
                    assertThat(bound.afterMove(cells, move >> 2, slide >> 1))
                            .isGreaterThanOrEqualTo(Math.min(helperBound, ReverseSlides.MAX_DISTANCE - 1) - 1);
            }
            bound.refine();
            int refined = bound.of(cells);
            bound.release();
            int distance = Oracle.shortest(new RobotSpace(mission, RuleMemory.NONE), 9);
            assertThat(helperBound).as("seed %d", seed).isGreaterThanOrEqualTo(grid);
            assertThat(refined).as("seed %d", seed).isGreaterThanOrEqualTo(helperBound);
            if (distance >= 0) assertThat(refined).as("seed %d", seed).isLessThanOrEqualTo(distance);
        }
    }

    @Test
    void findsAllShortestSolutions() {
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            Rules rules = new Rules(random.nextInt(4) == 0, random.nextInt(4) == 0, false, random.nextInt(8) == 0);
            RicochetMission mission = RandomBoards.mission(4, 5, 1 + random.nextInt(3), rules, random);
            int length = provedLength(mission);
            if (length < 0 || length > 4) continue;
            List<int[]> expected = new ArrayList<>();
            bruteForce(mission, new int[length], 0, expected);
            expected.sort(AllSolutionsSearch.ORDER);
            Solved all = (Solved)
                    new RicochetOptimalEngine().build(Map.of("all", "yes")).solve(mission, Control.unlimited());
            assertThat(all.all().toArray(new int[0][]))
                    .as("seed %d", seed)
                    .isDeepEqualTo(expected.toArray(new int[0][]));
            assertThat(all.moves()).isEqualTo(expected.get(0));
        }
    }

    private static void bruteForce(RicochetMission mission, int[] moves, int depth, List<int[]> found) {
        if (depth == moves.length) {
            if (isSolution(mission, moves)) found.add(moves.clone());
            return;
        }
        for (int move = 0; move < mission.robots().length * 4; move++) {
            moves[depth] = move;
            bruteForce(mission, moves, depth + 1, found);
        }
    }

    @Test
    void provesImpossibility() {
        assertThat(solve(Positions.mission("5x5_r0.0_t2.2.red"), Control.unlimited()))
                .isInstanceOf(Impossible.class);
        assertThat(provedLength(Positions.mission("5x5_r0.0_t0.0.red"))).isZero();
    }

    @Test
    void supportsTwoWordKeysOnLargeBoards() {
        Random random = new Random(5);
        for (int round = 0; round < 20; round++) {
            Rules rules = new Rules(round % 3 == 1, round % 3 == 2, false, false);
            RicochetMission mission = RandomBoards.mission(90, 100, 5, rules, random);
            Outcome outcome = solve(mission, new Control(Budget.UNLIMITED.withNodes(3000)));
            if (outcome instanceof Solved s)
                assertThat(isSolution(mission, s.moves())).isTrue();
        }
    }

    @Test
    void limitsStopTheSearchWithALowerBound() {
        RicochetMission mission = Positions.mission(LONGEST_MISSION);
        Stopped memory = (Stopped) solve(mission, new Control(Budget.UNLIMITED.withBytes(4_000_000)));
        assertThat(memory.reason()).isEqualTo(Reason.MEMORY);
        assertThat(memory.lowerBound()).isBetween(12, 25);
        assertThat(memory.stats().bytes()).isLessThanOrEqualTo(4_000_000);
        Control control = Control.unlimited();
        control.cancel();
        assertThat(((Stopped) solve(mission, control)).reason()).isEqualTo(Reason.CANCELLED);
    }

    @Test
    void limitsStopTheParallelSearch() {
        RicochetMission mission = Positions.mission(LONGEST_MISSION);
        Budget two = Budget.UNLIMITED.withThreads(2);
        Stopped memory = (Stopped) solve(mission, new Control(two.withBytes(16_000_000)));
        assertThat(memory.reason()).isEqualTo(Reason.MEMORY);
        assertThat(memory.lowerBound()).isBetween(12, 25);
        assertThat(memory.stats().bytes()).isLessThanOrEqualTo(16_000_000);
        assertThat(memory.stats().expanded()).isGreaterThan(AStarSearch.FIRST_SOLUTION_AFTER_EXPANSIONS);

        Control[] control = new Control[1];
        control[0] = new Control(two, 0, progress -> {
            if (progress.stats().expanded() > 2 * AStarSearch.FIRST_SOLUTION_AFTER_EXPANSIONS) control[0].cancel();
        });
        assertThat(((Stopped) solve(mission, control[0])).reason()).isEqualTo(Reason.CANCELLED);

        Stopped nodes = (Stopped) solve(mission, new Control(two.withNodes(50_000)));
        assertThat(nodes.stats().expanded())
                .as("counted by one thread, the same everywhere")
                .isEqualTo(50_000);
    }

    @Test
    void reportsEarlySolutionsThatGetShorter() {
        List<Integer> reportedLengths = new ArrayList<>();
        RicochetMission mission = Positions.mission(PublicPosition.all().stream()
                .filter(p -> p.kind().equals("long") && p.optimal() == 17)
                .findFirst()
                .orElseThrow()
                .text());
        Solved solved = (Solved) solve(mission, new Control(Budget.UNLIMITED, 0, p -> {
            if (p.bestCost() >= 0
                    && (reportedLengths.isEmpty() || reportedLengths.get(reportedLengths.size() - 1) != p.bestCost())) {
                assertThat(isSolution(mission, p.line())).isTrue();
                reportedLengths.add(p.bestCost());
            }
        }));
        assertThat(solved.cost()).isEqualTo(17);
        assertThat(reportedLengths).isNotEmpty().isSortedAccordingTo((a, b) -> b - a);
    }

    @Test
    void countersAreTheSameEveryTime() {
        RicochetMission mission = Positions.mission(PublicPosition.all().get(11).text());
        Outcome first = solve(mission, Control.unlimited());
        Outcome second = solve(mission, Control.unlimited());
        assertThat(second.stats().expanded()).isEqualTo(first.stats().expanded());
        assertThat(second.stats().profile()).isEqualTo(first.stats().profile());
        assertThat(((Solved) second).moves()).isEqualTo(((Solved) first).moves());
    }

    /** Uses small closed boards in the corner of a board of 1,600 cells, so that breadth-first search can exhaust them. */
    @Test
    void helperBoundOfLargeBoardsAgreesWithBreadthFirst() {
        int solved = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(90_000 + seed);
            RicochetMission mission =
                    RandomBoards.inCornerOf(RandomBoards.mission(4, 4, 3, RicochetMission.Rules.OFFICIAL, random), 40);
            int expected = Oracle.shortest(new RobotSpace(mission, RuleMemory.NONE), 9);
            OptimalProblem problem = new OptimalProblem(mission);
            if (expected <= 0) continue;
            assertThat(((Solved) solve(mission, Control.unlimited())).cost()).isEqualTo(expected);
            OptimalBound bound = new OptimalBound(problem);
            assertThat(bound.strengthen()).isTrue();
            Outcome outcome = new AStarSearch(
                            problem, bound, Workspace.ofCurrentThread(), Control.unlimited(), new Counters())
                    .solve();
            assertThat(((Solved) outcome).cost()).as("seed %d", seed).isEqualTo(expected);
            solved++;
        }
        assertThat(solved).isGreaterThan(20);
    }
}
