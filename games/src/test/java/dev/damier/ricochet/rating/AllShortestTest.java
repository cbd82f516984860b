package dev.damier.ricochet.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.ricochet.Oracle;
import dev.damier.ricochet.Positions;
import dev.damier.ricochet.RandomBoards;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.RobotSpace;
import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.search.Heuristic;
import dev.damier.search.Successors;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the search for all shortest solutions, and the min-moves heuristic. */
class AllShortestTest {
    private static RicochetMission randomMission(Random random, int i) {
        Rules rules = new Rules((i & 1) != 0, (i & 2) != 0, (i & 4) != 0, i % 16 > 12);
        return RandomBoards.mission(3 + random.nextInt(5), 3 + random.nextInt(5), 1 + random.nextInt(3), rules, random);
    }

    @Test
    void allShortestAgreesWithPlainBreadthFirst() {
        Random random = new Random(31);
        for (int i = 0; i < 400; i++) {
            RicochetPuzzle puzzle = new RicochetPuzzle(randomMission(random, i), RuleMemory.NONE);
            int oracle = Oracle.shortest(puzzle.space(), 100);
            int found = new AllShortest(puzzle, Integer.MAX_VALUE, Control.unlimited()).search(100);
            assertThat(found).isEqualTo(oracle == -1 ? AllShortest.IMPOSSIBLE : oracle);
        }
    }

    /** Counts the solutions by trying every sequence of moves of the shortest length. */
    @Test
    void countsAllSolutionsAndRobots() {
        Random random = new Random(37);
        int counted = 0;
        for (int i = 0; i < 300; i++) {
            RicochetPuzzle puzzle = new RicochetPuzzle(randomMission(random, i), RuleMemory.NONE);
            AllShortest search = new AllShortest(puzzle, Integer.MAX_VALUE, Control.unlimited());
            int length = search.search(5);
            if (length < 0) continue;
            List<Integer> robotSets = new ArrayList<>();
            long[] start = new long[1];
            puzzle.space().writeInitial(start, 0);
            collectRobotSets(puzzle.space(), start[0], length, 0, robotSets);
            assertThat(search.solutionCount()).isEqualTo(robotSets.size());
            assertThat(search.robotsNeeded())
                    .isEqualTo(
                            robotSets.stream().mapToInt(Integer::bitCount).min().orElseThrow());
            assertThat(search.deadEndShare()).isBetween(0.0, 1.0);
            counted++;
        }
        assertThat(counted).isGreaterThan(100);
    }

    private static void collectRobotSets(
            RobotSpace space, long state, int left, int robotSet, List<Integer> robotSets) {
        long[] word = {state};
        if (left == 0) {
            if (space.isGoal(word, 0)) robotSets.add(robotSet);
            return;
        }
        if (space.isGoal(word, 0)) return;
        Successors out = new Successors(1);
        space.expand(word, 0, out);
        for (int s = 0; s < out.size(); s++)
            collectRobotSets(space, out.words[s], left - 1, robotSet | 1 << (out.moves[s] >> 2), robotSets);
    }

    /** Checks the first reachable states: the heuristic is 0 at a goal and drops by at most one per move. */
    @Test
    void minMovesIsAdmissibleAndConsistent() {
        Random random = new Random(41);
        for (int i = 0; i < 60; i++) {
            Rules rules = new Rules((i & 1) != 0, (i & 2) != 0, (i & 4) != 0, false);
            RicochetMission mission = RandomBoards.mission(4, 4, 2, rules, random);
            RicochetPuzzle puzzle = new RicochetPuzzle(mission, RuleMemory.NONE);
            Heuristic h = puzzle.withHeuristic("min-moves").heuristic();
            Set<Long> seen = new HashSet<>();
            List<Long> queue = new ArrayList<>();
            long[] word = new long[1];
            puzzle.space().writeInitial(word, 0);
            queue.add(word[0]);
            Successors out = new Successors(1);
            for (int at = 0; at < queue.size() && at < 400; at++) {
                word[0] = queue.get(at);
                int estimate = h.estimate(word, 0);
                if (puzzle.space().isGoal(word, 0)) {
                    assertThat(estimate).isZero();
                    continue;
                }
                out.clear();
                puzzle.space().expand(word, 0, out);
                for (int s = 0; s < out.size(); s++) {
                    assertThat(estimate).isLessThanOrEqualTo(1 + h.estimate(out.words, s));
                    if (seen.add(out.words[s])) queue.add(out.words[s]);
                }
            }
        }
    }

    @Test
    void heuristicsDeclareWhetherTheyAreAdmissible() {
        var puzzle = Positions.puzzle("2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue");
        for (var namedHeuristic : puzzle.heuristics())
            assertThat(namedHeuristic.supplier().get().admissible())
                    .as(namedHeuristic.id())
                    .isEqualTo(namedHeuristic.admissible());
        assertThat(puzzle.heuristics().get(0).id()).isEqualTo("min-moves");
    }

    /** Compares a mission with the same mission on a board so large that a state needs two words. */
    @Test
    void twoWordStatesGiveTheSameLengths() {
        Random random = new Random(43);
        for (int i = 0; i < 40; i++) {
            Rules rules = new Rules((i & 1) != 0, (i & 2) != 0, false, false);
            RicochetMission small = RandomBoards.mission(6, 6, 5, rules, random);
            RicochetMission large = RandomBoards.inCornerOf(small, 100);
            RicochetPuzzle puzzle = new RicochetPuzzle(large, RuleMemory.NONE);
            assertThat(puzzle.space().width()).isEqualTo(2);
            assertThat(new AllShortest(puzzle, 30_000, Control.unlimited()).search(4))
                    .isEqualTo(new AllShortest(new RicochetPuzzle(small, RuleMemory.NONE), 30_000, Control.unlimited())
                            .search(4));
        }
    }

    /** A cancelled control or a small memory limit must stop the search. */
    @Test
    void controlStopsTheSearch() {
        Random random = new Random(77);
        int solved = 0;
        for (int i = 0; i < 40; i++) {
            RicochetPuzzle puzzle = new RicochetPuzzle(randomMission(random, i), RuleMemory.NONE);
            AllShortest search = new AllShortest(puzzle, Integer.MAX_VALUE, Control.unlimited());
            int length = search.search(5);
            if (length < 1) continue;
            solved++;
            Control cancelled = Control.unlimited();
            cancelled.cancel();
            assertThat(new AllShortest(puzzle, Integer.MAX_VALUE, cancelled).search(5))
                    .isEqualTo(AllShortest.UNKNOWN);
            Control lowMemory = new Control(Budget.UNLIMITED.withBytes(100));
            assertThat(new AllShortest(puzzle, Integer.MAX_VALUE, lowMemory).search(5))
                    .isEqualTo(AllShortest.UNKNOWN);
            assertThat(search.solutions().orElseThrow()).hasSize((int) search.solutionCount());
        }
        assertThat(solved).isPositive();
    }
}
