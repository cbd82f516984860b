package dev.damier.ricochet.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.ricochet.Oracle;
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
import dev.damier.run.Outcome.Solved;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the searches and slides for straight boards of 16 columns against the general ones. */
class StraightSearchTest {
    private static final int SIDE = 16;

    /** Returns a random mission on a straight board of 16 columns. */
    private static RicochetMission straightMission(int rows, int robots, Random random) {
        return RandomBoards.straight(RandomBoards.mission(SIDE, rows, robots, Rules.OFFICIAL, random));
    }

    /** Solves with the bound refined or not, and with two queue entries per state for some time, never or always. */
    private static Outcome solve(OptimalProblem problem, int seed) {
        OptimalBound bound = new OptimalBound(problem);
        bound.strengthen();
        if (seed % 2 == 0) bound.refine();
        ParallelStraightSearch.Thresholds thresholds = ParallelStraightSearch.Thresholds.DEFAULT;
        if (seed % 5 > 1)
            thresholds = new ParallelStraightSearch.Thresholds(
                    seed % 5 > 2 ? seed % 60 : 0, thresholds.singleThreadExpansions(), thresholds.nodesPerRound());
        return new StraightSearch(problem, bound, new Workspace(), Control.unlimited(), new Counters())
                .withThresholds(thresholds)
                .solve();
    }

    /** Solves with two or three threads from the first expansions on, and with very short rounds. */
    private static Outcome solveParallel(OptimalProblem problem, Random random) {
        OptimalBound bound = new OptimalBound(problem);
        bound.strengthen();
        Control two = new Control(Budget.UNLIMITED.withThreads(2 + random.nextInt(2)));
        return new StraightSearch(problem, bound, new Workspace(), two, new Counters())
                .withThresholds(new ParallelStraightSearch.Thresholds(
                        random.nextInt(60), 1 + random.nextInt(50), 1 + random.nextInt(40)))
                .solve();
    }

    private static int length(Outcome outcome) {
        return outcome instanceof Solved solved ? solved.cost() : -1;
    }

    @Test
    void floodDistancesAgreeWithStepDistances() {
        Random random = new Random(3);
        for (int round = 0; round < 200; round++) {
            RicochetMission mission = straightMission(3 + random.nextInt(14), 1, random);
            int size = mission.board().size();
            SlideDistances flood = new FloodSlideDistances(new CellFlood(mission.board()), size);
            SlideDistances steps = new SlideDistances.Stepping(new SlideRules(mission.board(), false), size);
            int start = mission.robots()[0];
            flood.compute(0, start);
            steps.compute(0, start);
            assertThat(flood.arrivalDistance).as("round %d", round).isEqualTo(steps.arrivalDistance);
            assertThat(flood.distance).as("round %d", round).isEqualTo(steps.distance);
            assertThat(new CellFlood(mission.board()).distances(start, size))
                    .as("round %d", round)
                    .isEqualTo(Arrays.copyOf(steps.distance, size));
        }
    }

    @Test
    void straightSlidesAgreeWithTheReferenceRules() {
        Random random = new Random(4);
        for (int round = 0; round < 300; round++) {
            RicochetMission mission = straightMission(3 + random.nextInt(14), 1 + random.nextInt(5), random);
            SlideRules slideRules = new SlideRules(mission.board(), false);
            StraightSlides slides = new StraightSlides(new CellFlood(mission.board()));
            for (int cell : mission.robots()) slides.toggle(cell);
            for (int robot = 0; robot < mission.robots().length; robot++) {
                int from = mission.robots()[robot];
                int[] stops = {slides.north(from), slides.east(from), slides.south(from), slides.west(from)};
                for (int d = 0; d < 4; d++) {
                    int slide = slideRules.slide(mission.robots(), robot, d);
                    assertThat(stops[d])
                            .as("round %d robot %d direction %d", round, robot, d)
                            .isEqualTo(slide == SlideRules.NONE ? from : slide >> 1);
                }
            }
        }
    }

    @Test
    void floodComputesTheRequestedDistances() {
        Random random = new Random(6);
        for (int round = 0; round < 200; round++) {
            RicochetMission mission = straightMission(3 + random.nextInt(14), 1, random);
            int size = mission.board().size();
            SlideDistances all = new FloodSlideDistances(new CellFlood(mission.board()), size);
            SlideDistances some = new FloodSlideDistances(new CellFlood(mission.board()), size);
            some.clearRequests();
            int[] pairs = random.ints(10, 0, 4 * size).toArray();
            int[] cells = random.ints(10, 0, size).toArray();
            for (int pair : pairs) some.requestArrival(pair);
            for (int cell : cells) some.requestDistance(cell);
            for (int start = 0; start < size; start++) {
                all.compute(0, start);
                some.compute(0, start);
                for (int pair : pairs) assertThat(some.arrivalDistance[pair]).isEqualTo(all.arrivalDistance[pair]);
                for (int cell : cells) assertThat(some.distance[cell]).isEqualTo(all.distance[cell]);
            }
        }
    }

    /** Deepening for straight boards must have the same results, solutions and counts as the general one. */
    @Test
    void deepeningAgreesWithGeneralDeepening() {
        int solved = 0;
        int gaveUp = 0;
        for (int seed = 0; seed < 600; seed++) {
            Random random = new Random(60_000 + seed);
            RicochetMission mission = straightMission(9 + random.nextInt(8), 1 + random.nextInt(5), random);
            OptimalProblem problem = new OptimalProblem(mission);
            if (!problem.isStraight() || problem.isSolvedAtStart()) continue;
            Counters fast = new Counters();
            Counters general = new Counters();
            Deepening one = new StraightDeepening(problem, new FailedStates(), Control.unlimited(), fast);
            Deepening other = new DeepeningSearch(problem, new FailedStates(), Control.unlimited(), general);
            int length = one.solve();
            assertThat(length).as("seed %d", seed).isEqualTo(other.solve());
            assertThat(fast.expanded).as("seed %d", seed).isEqualTo(general.expanded);
            assertThat(fast.generated).as("seed %d", seed).isEqualTo(general.generated);
            if (length == Deepening.GAVE_UP) gaveUp++;
            if (length < 0) continue;
            assertThat(one.solution()).as("seed %d", seed).isEqualTo(other.solution());
            solved++;
        }
        assertThat(solved).isGreaterThan(150);
        assertThat(gaveUp).isPositive();
    }

    /** Uses small closed boards in the corner of a board of 16 columns, so that breadth-first search can exhaust them. */
    @Test
    void agreesWithBreadthFirst() {
        int solved = 0;
        int impossible = 0;
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(50_000 + seed);
            int robots = seed % 10 == 0 ? 4 : 3;
            int side = robots > 3 ? 4 : 5;
            RicochetMission small = RandomBoards.straight(RandomBoards.mission(
                    3 + random.nextInt(side - 2), 3 + random.nextInt(side - 2), robots, Rules.OFFICIAL, random));
            RicochetMission mission = RandomBoards.inCornerOf(small, SIDE);
            OptimalProblem problem = new OptimalProblem(mission);
            if (!problem.isPlain() || problem.isSolvedAtStart() || hasNoStopper(problem)) continue;
            int expected = Oracle.shortest(new RobotSpace(mission, RuleMemory.NONE), 9);
            if (expected == -2) continue;
            Outcome outcome = solve(problem, seed);
            if (outcome == null) continue;
            assertThat(length(outcome)).as("seed %d", seed).isEqualTo(expected);
            if (seed % 4 == 0)
                assertThat(length(solveParallel(problem, random)))
                        .as("seed %d, threads", seed)
                        .isEqualTo(expected);
            if (outcome instanceof Solved) solved++;
            if (outcome instanceof Impossible) impossible++;
        }
        assertThat(solved).isGreaterThan(500);
        assertThat(impossible).isPositive();
    }

    @Test
    void agreesWithGeneralAStar() {
        int compared = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(70_000 + seed);
            RicochetMission mission = straightMission(8 + random.nextInt(9), 3 + random.nextInt(3), random);
            OptimalProblem problem = new OptimalProblem(mission);
            if (!problem.isPlain() || problem.isSolvedAtStart() || hasNoStopper(problem)) continue;
            OptimalBound bound = new OptimalBound(problem);
            bound.strengthen();
            Control few = new Control(Budget.UNLIMITED.withNodes(20_000));
            Outcome general = new AStarSearch(problem, bound, new Workspace(), few, new Counters()).solve();
            if (!(general instanceof Solved expected) || !expected.optimal()) continue;
            assertThat(length(solve(problem, seed))).as("seed %d", seed).isEqualTo(expected.cost());
            Outcome shared = solveParallel(problem, random);
            assertThat(length(shared)).as("seed %d, threads", seed).isEqualTo(expected.cost());
            assertThat(RicochetOptimalTest.isSolution(mission, ((Solved) shared).moves()))
                    .isTrue();
            compared++;
        }
        assertThat(compared).isGreaterThan(50);
    }

    private static boolean hasNoStopper(OptimalProblem problem) {
        OptimalBound bound = new OptimalBound(problem);
        bound.strengthen();
        return bound.helperBound().wordsPerRow() == 0;
    }
}
