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

/** Tests the searches on the sliding puzzle, with known facts: 9!/2 boards of 3 × 3, at most 31 moves from the goal. */
class TilesTest {
    private static final Solver<Problem> BIDIRECTIONAL =
            (p, control) -> new Bidirectional().solve((Reversible) p.space(), control);

    @Test
    void everyBoardOf3x3IsAtMost31MovesFromTheGoal() {
        Tiles tiles = Tiles.shuffled(3, 3, 0, 0).unsolvable();
        Outcome outcome = new BreadthFirstSearch(true).solve(new Problem(tiles, Heuristic.ZERO), Control.unlimited());
        assertThat(outcome).isInstanceOf(Impossible.class);
        assertThat(outcome.stats().expanded()).isEqualTo(181_440);
        assertThat(outcome.stats().closed()).isEqualTo(181_440);
        assertThat(outcome.stats().open()).isZero();
        assertThat(outcome.stats().depth()).isBetween(30, 31);
    }

    @Test
    void optimalSearchesAgreeOnTheCost() {
        for (long seed = 0; seed < 5; seed++) {
            Tiles tiles = Tiles.shuffled(3, 3, 200, seed);
            Problem problem = new Problem(tiles, tiles.manhattan());
            int cost = ((Solved) new BreadthFirstSearch(true).solve(problem, Control.unlimited())).cost();
            for (Solver<Problem> solver : List.of(
                    new BreadthFirstSearch(false),
                    new UniformCost(),
                    new AStar(),
                    new IdaStar(),
                    BIDIRECTIONAL,
                    new AnytimeAStar(Evaluation.weighted(300)))) {
                Solved solved = (Solved) solver.solve(problem, Control.unlimited());
                assertThat(solved.cost()).isEqualTo(cost);
                assertThat(solved.optimal()).isTrue();
                assertThat(SolutionCost.of(tiles, solved.moves())).isEqualTo(cost);
            }
        }
    }

    @Test
    void unsolvableBoardsAreProvedUnsolvable() {
        Tiles tiles = Tiles.shuffled(3, 3, 100, 1).unsolvable();
        Problem problem = new Problem(tiles, tiles.manhattan());
        for (Solver<Problem> solver : List.of(
                new DepthFirstSearch(),
                new UniformCost(),
                new AStar(),
                new Greedy(TieBreaking.LOW_H),
                new Attrapay(4, TieBreaking.LOW_H),
                BIDIRECTIONAL,
                new AnytimeAStar(Evaluation.weighted(300)))) {
            assertThat(solver.solve(problem, Control.unlimited())).isInstanceOf(Impossible.class);
        }
    }

    @Test
    void bidirectionalSearchExpandsFarLess() {
        Tiles tiles = Tiles.shuffled(3, 3, 1000, 7);
        Problem problem = new Problem(tiles, Heuristic.ZERO);
        long unidirectional =
                new BreadthFirstSearch(true).solve(problem, Control.unlimited()).stats().expanded();
        long bidirectional = BIDIRECTIONAL.solve(problem, Control.unlimited()).stats().expanded();
        assertThat(bidirectional * 5).isLessThan(unidirectional);
    }

    @Test
    void anytimeAStarReportsImprovementsAndTighterBounds() {
        Tiles tiles = Tiles.shuffled(4, 4, 60, 3);
        List<Integer> costs = new ArrayList<>();
        List<Integer> bounds = new ArrayList<>();
        Control control = new Control(Budget.UNLIMITED, 0, p -> {
            if (p.bestCost() >= 0 && (costs.isEmpty() || costs.get(costs.size() - 1) != p.bestCost())) costs.add(p.bestCost());
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
    void lowerBoundsNeverExceedTheOptimum() {
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
                BIDIRECTIONAL,
                new AnytimeAStar(Evaluation.weighted(300)))) {
            for (long nodes = 1; nodes < 100_000; nodes *= 3) {
                Outcome outcome = solver.solve(problem, new Control(Budget.UNLIMITED.withNodes(nodes)));
                if (outcome instanceof Stopped stopped)
                    assertThat(stopped.lowerBound()).isBetween(0, optimum);
            }
        }
    }
}
