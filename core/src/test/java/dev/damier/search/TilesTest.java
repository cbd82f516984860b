package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The searches on sliding tiles, where known counts check them: 9!/2 boards of 3 × 3, none farther than 31 moves. */
class TilesTest {
    private static final Solver<Problem> BOTH_ENDS =
            (p, control) -> new Bidirectional().solve((Reversible) p.space(), control);

    @Test
    void everyBoardOfThreeByThreeIsWithin31Moves() {
        Tiles tiles = Tiles.shuffled(3, 3, 0, 0).odd();
        Outcome outcome = new BreadthFirstSearch(true).solve(new Problem(tiles, Heuristic.ZERO), Control.unlimited());
        assertThat(outcome).isInstanceOf(Impossible.class);
        assertThat(outcome.stats().expanded()).isEqualTo(181_440);
        assertThat(outcome.stats().closed()).isEqualTo(181_440);
        assertThat(outcome.stats().open()).isZero();
        assertThat(outcome.stats().depth()).isBetween(30, 31);
    }

    @Test
    void oneCostOfAllOptimalSearches() {
        for (long seed = 0; seed < 5; seed++) {
            Tiles tiles = Tiles.shuffled(3, 3, 200, seed);
            Problem problem = new Problem(tiles, tiles.manhattan());
            int cost = ((Solved) new BreadthFirstSearch(true).solve(problem, Control.unlimited())).cost();
            for (Solver<Problem> solver : List.of(
                    new BreadthFirstSearch(false),
                    new UniformCost(),
                    new AStar(),
                    new IdaStar(),
                    BOTH_ENDS,
                    new AnytimeAStar(Evaluation.weighted(300)))) {
                Solved solved = (Solved) solver.solve(problem, Control.unlimited());
                assertThat(solved.cost()).isEqualTo(cost);
                assertThat(solved.optimal()).isTrue();
                assertThat(LineCost.cost(tiles, solved.moves())).isEqualTo(cost);
            }
        }
    }

    @Test
    void unsolvableBoardsAreProvedSo() {
        Tiles tiles = Tiles.shuffled(3, 3, 100, 1).odd();
        Problem problem = new Problem(tiles, tiles.manhattan());
        for (Solver<Problem> solver : List.of(
                new DepthFirstSearch(),
                new UniformCost(),
                new AStar(),
                new Greedy(TieBreaking.LOW_H),
                new Attrapay(4, TieBreaking.LOW_H),
                BOTH_ENDS,
                new AnytimeAStar(Evaluation.weighted(300)))) {
            assertThat(solver.solve(problem, Control.unlimited())).isInstanceOf(Impossible.class);
        }
    }

    @Test
    void bothEndsTogetherSeeFarLess() {
        Tiles tiles = Tiles.shuffled(3, 3, 1000, 7);
        Problem problem = new Problem(tiles, Heuristic.ZERO);
        long oneEnd =
                new BreadthFirstSearch(true).solve(problem, Control.unlimited()).stats().expanded();
        long twoEnds = BOTH_ENDS.solve(problem, Control.unlimited()).stats().expanded();
        assertThat(twoEnds * 5).isLessThan(oneEnd);
    }

    @Test
    void anytimeReportsEachImprovementAndNeverALooserBound() {
        Tiles tiles = Tiles.shuffled(4, 4, 60, 3);
        List<Integer> costs = new ArrayList<>();
        List<Integer> bounds = new ArrayList<>();
        Control control = new Control(Budget.UNLIMITED, 0, p -> {
            if (p.best() >= 0 && (costs.isEmpty() || costs.get(costs.size() - 1) != p.best())) costs.add(p.best());
            bounds.add(p.lowerBound());
        });
        Solved solved = (Solved)
                new AnytimeAStar(Evaluation.weighted(500)).solve(new Problem(tiles, tiles.manhattan()), control);
        assertThat(solved.optimal()).isTrue();
        assertThat(costs).hasSizeGreaterThan(1).isSortedAccordingTo((a, b) -> Integer.compare(b, a));
        assertThat(costs).last().isEqualTo(solved.cost());
        assertThat(bounds).isSorted().allMatch(b -> b <= solved.cost());
    }

    @Test
    void boundsCloseInOnTheOptimum() {
        Tiles tiles = Tiles.shuffled(3, 3, 1000, 5);
        Problem problem = new Problem(tiles, tiles.manhattan());
        int optimum = ((Solved) new AStar().solve(problem, Control.unlimited())).cost();
        for (Solver<Problem> solver : List.of(
                new BreadthFirstSearch(true),
                new AStar(),
                new AStar(Evaluation.weighted(200), TieBreaking.LOW_H),
                new Greedy(TieBreaking.FIFO),
                new Beam(10),
                new IdaStar(),
                new IterativeDeepening(),
                BOTH_ENDS,
                new AnytimeAStar(Evaluation.weighted(300)))) {
            for (long nodes = 1; nodes < 100_000; nodes *= 3) {
                Outcome outcome = solver.solve(problem, new Control(Budget.UNLIMITED.withNodes(nodes)));
                if (outcome instanceof Stopped stopped)
                    assertThat(stopped.lowerBound()).isBetween(0, optimum);
            }
        }
    }
}
