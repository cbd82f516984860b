package dev.damier.ricochet.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.ricochet.SlideRules;
import dev.damier.ricochet.Oracle;
import dev.damier.ricochet.RandomBoards;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.RobotSpace;
import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StraightSearchTest {
    private static final int SIDE = 16;

    /** A mission on a straight board of 16 columns. */
    private static RicochetMission wide(int rows, int robots, Random random) {
        return RandomBoards.straight(RandomBoards.mission(SIDE, rows, robots, Rules.OFFICIAL, random));
    }

    /** Refined from the start or never, with states that wait twice for some time, never or always. */
    private static Outcome solve(OptimalProblem problem, int seed) {
        OptimalBound bound = new OptimalBound(problem);
        bound.strengthen();
        if (seed % 2 == 0) bound.refine();
        ParallelStraightSearch.Pace pace = ParallelStraightSearch.Pace.STANDARD;
        if (seed % 5 > 1) pace = new ParallelStraightSearch.Pace(seed % 5 > 2 ? seed % 60 : 0, pace.alone(), pace.round());
        return new StraightSearch(problem, bound, new Workspace(), Control.unlimited(), new Counters())
                .at(pace)
                .solve();
    }

    /** Two threads from the first expansions on, with so little in a round that they meet often. */
    private static Outcome together(OptimalProblem problem, Random random) {
        OptimalBound bound = new OptimalBound(problem);
        bound.strengthen();
        Control two = new Control(Budget.UNLIMITED.withThreads(2 + random.nextInt(2)));
        return new StraightSearch(problem, bound, new Workspace(), two, new Counters())
                .at(new ParallelStraightSearch.Pace(random.nextInt(60), 1 + random.nextInt(50), 1 + random.nextInt(40)))
                .solve();
    }

    private static int length(Outcome outcome) {
        return outcome instanceof Solved solved ? solved.cost() : -1;
    }

    @Test
    void floodsArriveWhereStepsDo() {
        Random random = new Random(3);
        for (int round = 0; round < 200; round++) {
            RicochetMission mission = wide(3 + random.nextInt(14), 1, random);
            int size = mission.board().size();
            SlideDistances flood = new FloodReach(new CellFlood(mission.board()), size);
            SlideDistances steps = new SlideDistances.Stepping(new SlideRules(mission.board(), false), size);
            int start = mission.robots()[0];
            flood.from(0, start);
            steps.from(0, start);
            assertThat(flood.arrival).as("round %d", round).isEqualTo(steps.arrival);
            assertThat(flood.ways).as("round %d", round).isEqualTo(steps.ways);
            assertThat(new CellFlood(mission.board()).ways(start, size))
                    .as("round %d", round)
                    .isEqualTo(steps.ways);
        }
    }

    @Test
    void countedSlidesAreTheMoversSlides() {
        Random random = new Random(4);
        for (int round = 0; round < 300; round++) {
            RicochetMission mission = wide(3 + random.nextInt(14), 1 + random.nextInt(5), random);
            SlideRules slideRules = new SlideRules(mission.board(), false);
            StraightSlides slides = new StraightSlides(new CellFlood(mission.board()));
            for (int cell : mission.robots()) slides.turn(cell);
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
    void floodsTellWhatIsWanted() {
        Random random = new Random(6);
        for (int round = 0; round < 200; round++) {
            RicochetMission mission = wide(3 + random.nextInt(14), 1, random);
            int size = mission.board().size();
            SlideDistances all = new FloodReach(new CellFlood(mission.board()), size);
            SlideDistances some = new FloodReach(new CellFlood(mission.board()), size);
            some.wantNothing();
            int[] pairs = random.ints(10, 0, 4 * size).toArray();
            int[] cells = random.ints(10, 0, size).toArray();
            for (int pair : pairs) some.wantArrival(pair);
            for (int cell : cells) some.wantWay(cell);
            for (int start = 0; start < size; start++) {
                all.from(0, start);
                some.from(0, start);
                for (int pair : pairs) assertThat(some.arrival[pair]).isEqualTo(all.arrival[pair]);
                for (int cell : cells) assertThat(some.ways[cell]).isEqualTo(all.ways[cell]);
            }
        }
    }

    /** The deepening for straight boards is the general one move for move: same answers, same lines, same counts. */
    @Test
    void deepensLikeTheSearchForEveryBoard() {
        int solved = 0;
        int gaveUp = 0;
        for (int seed = 0; seed < 600; seed++) {
            Random random = new Random(60_000 + seed);
            RicochetMission mission = wide(9 + random.nextInt(8), 1 + random.nextInt(5), random);
            OptimalProblem problem = new OptimalProblem(mission);
            if (!problem.straight() || problem.solvedAtStart()) continue;
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
            assertThat(one.line()).as("seed %d", seed).isEqualTo(other.line());
            solved++;
        }
        assertThat(solved).isGreaterThan(150);
        assertThat(gaveUp).isPositive();
    }

    /** Small closed boards in the corner of a board of 16 columns, so that breadth-first can exhaust them. */
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
            if (!problem.plain() || problem.solvedAtStart() || helpless(problem)) continue;
            int expected = Oracle.shortest(new RobotSpace(mission, RuleMemory.NONE), 9);
            if (expected == -2) continue;
            Outcome outcome = solve(problem, seed);
            if (outcome == null) continue;
            assertThat(length(outcome)).as("seed %d", seed).isEqualTo(expected);
            if (seed % 4 == 0)
                assertThat(length(together(problem, random)))
                        .as("seed %d, threads", seed)
                        .isEqualTo(expected);
            if (outcome instanceof Solved) solved++;
            if (outcome instanceof Impossible) impossible++;
        }
        assertThat(solved).isGreaterThan(500);
        assertThat(impossible).isPositive();
    }

    @Test
    void agreesWithTheSearchForEveryBoard() {
        int compared = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(70_000 + seed);
            RicochetMission mission = wide(8 + random.nextInt(9), 3 + random.nextInt(3), random);
            OptimalProblem problem = new OptimalProblem(mission);
            if (!problem.plain() || problem.solvedAtStart() || helpless(problem)) continue;
            OptimalBound bound = new OptimalBound(problem);
            bound.strengthen();
            Control few = new Control(Budget.UNLIMITED.withNodes(20_000));
            Outcome general = new AStarSearch(problem, bound, new Workspace(), few, new Counters()).solve();
            if (!(general instanceof Solved expected) || !expected.optimal()) continue;
            assertThat(length(solve(problem, seed))).as("seed %d", seed).isEqualTo(expected.cost());
            Outcome shared = together(problem, random);
            assertThat(length(shared)).as("seed %d, threads", seed).isEqualTo(expected.cost());
            assertThat(RicochetOptimalTest.reaches(mission, ((Solved) shared).moves()))
                    .isTrue();
            compared++;
        }
        assertThat(compared).isGreaterThan(50);
    }

    private static boolean helpless(OptimalProblem problem) {
        OptimalBound bound = new OptimalBound(problem);
        bound.strengthen();
        return bound.help().words() == 0;
    }
}
