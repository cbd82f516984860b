package dev.damier.taquin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.search.Heuristic;
import dev.damier.search.Puzzle.NamedHeuristic;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that the heuristics are admissible and consistent, and that incremental estimates equal complete ones. */
class HeuristicsTest {
    private static final List<String> GOALS = List.of(
            "1,2,3/4,5,6/7,8,0",
            "1,2,3/4,5,6/7,0,0",
            "1,2,3/4,5,6/0,0,0",
            "1,2,3/4,5,6/7,8,0_goal=spiral",
            "1,2,3/4,5,6/7,0,0_goal=0,1,2/3,4,5/6,7,0",
            "1,2,3,4/5,6,7,0",
            "1,2/3,4/5,0/0,0",
            "1,2,3/4,5,6/7,8,0+slides",
            "1,2,3/4,5,6/7,0,0_goal=0,1,2/3,4,5/6,7,0+slides");

    /** For every arrangement: at most the true distance, decreasing by at most 1 per move, and 0 at the goal. */
    @Test
    void admissibleAndConsistentOnEveryArrangement() {
        for (String text : GOALS) {
            TaquinSetup setup = TaquinNotation.read(text);
            TileBoard board = setup.board().withCells(setup.board().goal());
            SmallBoard small = new SmallBoard(board, setup.multiTile());
            PerfectTable table =
                    PerfectTable.of(small, Control.unlimited(), new Counters()).orElseThrow();
            Arrangement at = new Arrangement(board, setup.multiTile());
            TaquinPuzzle puzzle = new TaquinPuzzle(board, setup.multiTile());
            for (NamedHeuristic namedHeuristic : puzzle.heuristics()) {
                Heuristic h = namedHeuristic.supplier().get();
                assertThat(h.admissible()).isEqualTo(namedHeuristic.admissible());
                SuccessorCheck successorCheck = new SuccessorCheck(puzzle.space(), h, h.consistent());
                for (int rank = 0; rank < at.count(); rank++) {
                    at.unrank(rank);
                    int depth = table.distance(at);
                    if (depth < 0) continue;
                    int estimate = successorCheck.checkSuccessors(at.cells());
                    if (namedHeuristic.admissible() && estimate > depth || depth == 0 && estimate != 0) {
                        throw new AssertionError(namedHeuristic.id() + " estimates " + estimate + " at distance "
                                + depth + ": " + TaquinNotation.write(board.withCells(at.cells()), false));
                    }
                }
            }
        }
    }

    @Test
    void manhattanHasTheParityOfTheDistance() {
        for (int holes = 1; holes <= 3; holes++) {
            TileBoard board = new DepthTables.EnumeratedBoard(3, 3, holes).goal();
            PerfectTable table = PerfectTable.of(new SmallBoard(board, false), Control.unlimited(), new Counters())
                    .orElseThrow();
            Arrangement at = new Arrangement(board, false);
            long odd = IntStream.range(0, at.count())
                    .filter(rank -> {
                        at.unrank(rank);
                        int depth = table.distance(at);
                        return depth >= 0
                                && (depth + board.withCells(at.cells()).manhattan()) % 2 != 0;
                    })
                    .count();
            assertThat(odd).isZero();
        }
    }

    /** On larger boards, for every packing: incremental estimates equal complete ones and are consistent. */
    @Test
    void incrementalEstimatesAgreeOnRandomWalks() {
        for (Map<String, String> options : List.of(
                Map.of("size", "4"),
                Map.of("size", "4", "holes", "3"),
                Map.of("size", "5"),
                Map.of("size", "5", "holes", "2", "goal", "spiral"),
                Map.of("size", "6x5", "holes", "2"),
                Map.of("size", "3x17"),
                Map.of("size", "9", "goal", "holes-first", "holes", "5"),
                Map.of("size", "70x2"),
                Map.of("size", "5", "metric", "slides"))) {
            TaquinSetup setup = TaquinDealer.deal(new Taquin().descriptor(), options, 5);
            TaquinPuzzle puzzle = new TaquinPuzzle(setup.board(), setup.multiTile());
            for (NamedHeuristic namedHeuristic : puzzle.heuristics()) {
                Heuristic h = namedHeuristic.supplier().get();
                new SuccessorCheck(puzzle.space(), h, h.consistent()).walkRandomly(300);
            }
        }
    }

    @Test
    void walkingDistanceOfTheFifteenPuzzleHasItsKnownSize() {
        WalkingDistanceTable table =
                new WalkingDistanceTable(4, 4, new int[] {4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 3});
        assertThat(table.size()).isEqualTo(24_964);
    }

    @Test
    void heuristicsHaveKnownValues() {
        TileBoard korf1 =
                TaquinNotation.read("13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2").board();
        Packing packing = Packing.of(korf1);
        long[] state = new long[packing.wordCount];
        packing.pack(korf1.cells(), state, 0);
        assertThat(new Manhattan(korf1, packing).estimate(state, 0)).isEqualTo(41);
        assertThat(korf1.manhattan()).isEqualTo(41);
        assertThat(new Misplaced(korf1, packing).estimate(state, 0)).isEqualTo(15);
        assertThat(new ManhattanPower(korf1, packing).estimate(state, 0))
                .isEqualTo((int) Math.round(Math.pow(41, 1.75)));
        assertThat(new WalkingDistance(korf1, packing).estimate(state, 0)).isBetween(41, 57);
        TileBoard reversed = TaquinNotation.read("3,2,1/4,5,6/7,8,0").board();
        Packing small = Packing.of(reversed);
        small.pack(reversed.cells(), state, 0);
        assertThat(new LinearConflict(reversed, small).estimate(state, 0)).isEqualTo(4 + 4);
    }

    @Test
    void unsolvableBoardsAreDeadEnds() {
        TaquinPuzzle puzzle =
                new TaquinPuzzle(TaquinNotation.read("1,2,3/4,5,6/8,7,0").board(), false);
        long[] state = new long[1];
        puzzle.space().writeInitial(state, 0);
        Successors out = new Successors(1);
        puzzle.space().expand(state, 0, out);
        puzzle.space().predecessors(state, 0, out);
        assertThat(out.size()).isZero();
        for (NamedHeuristic namedHeuristic : puzzle.heuristics()) {
            assertThat(namedHeuristic.supplier().get().estimate(state, 0)).isEqualTo(Heuristic.DEAD_END);
        }
    }

    /**
     * Checks the successors of a state: incremental estimates equal complete ones, and no estimate decreases by more
     * than the cost of the move.
     */
    private static final class SuccessorCheck {
        private final StateSpace space;
        private final Heuristic h;
        private final boolean consistent;
        private final long[] state;
        private final Successors out;

        SuccessorCheck(StateSpace space, Heuristic h, boolean consistent) {
            this.space = space;
            this.h = h;
            this.consistent = consistent;
            this.state = new long[space.width()];
            this.out = new Successors(space.width());
        }

        int checkSuccessors(int[] cells) {
            state[0] = 0;
            for (int i = 0; i < cells.length; i++) state[0] |= (long) cells[i] << 4 * i;
            return checkSuccessors();
        }

        private int checkSuccessors() {
            out.clear();
            space.expand(state, 0, out);
            int here = h.estimate(state, 0);
            for (int i = 0; i < out.size(); i++) {
                int there = h.estimate(out.words, i * out.width());
                int after = h.estimateAfterMove(here, state, 0, out.moves[i], out.words, i * out.width());
                if (after != there) throw new AssertionError(h + ": after " + after + ", of " + there);
                if (consistent && here > there + 1) throw new AssertionError(h + ": " + here + " drops to " + there);
            }
            return here;
        }

        void walkRandomly(int steps) {
            SplittableRandom random = new SplittableRandom(9);
            space.writeInitial(state, 0);
            for (int step = 0; step < steps; step++) {
                checkSuccessors();
                int pick = random.nextInt(out.size());
                System.arraycopy(out.words, pick * out.width(), state, 0, out.width());
            }
        }
    }
}
