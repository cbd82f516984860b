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

    /** Against the distance of every arrangement: never above it, never dropping by more than a move, 0 at the goal. */
    @Test
    void admissibleAndConsistentOnEveryArrangement() {
        for (String text : GOALS) {
            TaquinSetup setup = TaquinNotation.read(text);
            TileBoard board = setup.board().with(setup.board().goal());
            SmallBoard small = new SmallBoard(board, setup.slides());
            PerfectTable table =
                    PerfectTable.of(small, Control.unlimited(), new Counters()).orElseThrow();
            Arrangement at = new Arrangement(board, setup.slides());
            TaquinPuzzle puzzle = new TaquinPuzzle(board, setup.slides());
            for (NamedHeuristic namedHeuristic : puzzle.guides()) {
                Heuristic h = namedHeuristic.build().get();
                assertThat(h.admissible()).isEqualTo(namedHeuristic.admissible());
                Walk walk = new Walk(puzzle.space(), h, h.consistent());
                for (int rank = 0; rank < at.count(); rank++) {
                    at.unrank(rank);
                    int depth = table.depth(at);
                    if (depth < 0) continue;
                    int estimate = walk.around(at.cells());
                    if (namedHeuristic.admissible() && estimate > depth || depth == 0 && estimate != 0) {
                        throw new AssertionError(namedHeuristic.id() + " says " + estimate + " of " + depth + ": "
                                + TaquinNotation.write(board.with(at.cells()), false));
                    }
                }
            }
        }
    }

    @Test
    void manhattanHasTheParityOfEveryLine() {
        for (int holes = 1; holes <= 3; holes++) {
            TileBoard board = new DepthTables.Small(3, 3, holes).goal();
            PerfectTable table = PerfectTable.of(new SmallBoard(board, false), Control.unlimited(), new Counters())
                    .orElseThrow();
            Arrangement at = new Arrangement(board, false);
            long odd = IntStream.range(0, at.count())
                    .filter(rank -> {
                        at.unrank(rank);
                        int depth = table.depth(at);
                        return depth >= 0 && (depth + board.with(at.cells()).manhattan()) % 2 != 0;
                    })
                    .count();
            assertThat(odd).isZero();
        }
    }

    /** On larger boards, of every packing: the difference agrees with the whole, and stays consistent. */
    @Test
    void differencesAgreeOnLongWalks() {
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
            TaquinSetup setup = TaquinDealer.of(new Taquin().descriptor(), options, 5);
            TaquinPuzzle puzzle = new TaquinPuzzle(setup.board(), setup.slides());
            for (NamedHeuristic namedHeuristic : puzzle.guides()) {
                Heuristic h = namedHeuristic.build().get();
                new Walk(puzzle.space(), h, h.consistent()).random(300);
            }
        }
    }

    @Test
    void walkingDistanceOfTheFifteenPuzzleHasItsKnownSize() {
        WalkTable table = new WalkTable(4, 4, new int[] {4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 3});
        assertThat(table.size()).isEqualTo(24_964);
    }

    @Test
    void knownValues() {
        TileBoard korf1 =
                TaquinNotation.read("13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2").board();
        Packing packing = Packing.of(korf1);
        long[] state = new long[packing.width];
        packing.pack(korf1.cells(), state, 0);
        assertThat(new Manhattan(korf1, packing).estimate(state, 0)).isEqualTo(41);
        assertThat(korf1.manhattan()).isEqualTo(41);
        assertThat(new Misplaced(korf1, packing).estimate(state, 0)).isEqualTo(15);
        assertThat(new ManhattanPower(korf1, packing).estimate(state, 0)).isEqualTo((int) Math.round(Math.pow(41, 1.75)));
        assertThat(new WalkingDistance(korf1, packing).estimate(state, 0)).isBetween(41, 57);
        TileBoard reversed = TaquinNotation.read("3,2,1/4,5,6/7,8,0").board();
        Packing small = Packing.of(reversed);
        small.pack(reversed.cells(), state, 0);
        assertThat(new LinearConflict(reversed, small).estimate(state, 0)).isEqualTo(4 + 4);
    }

    @Test
    void impossibleBoardsAreDeadEnds() {
        TaquinPuzzle puzzle =
                new TaquinPuzzle(TaquinNotation.read("1,2,3/4,5,6/8,7,0").board(), false);
        long[] state = new long[1];
        puzzle.space().initial(state, 0);
        Successors out = new Successors(1);
        puzzle.space().expand(state, 0, out);
        puzzle.space().predecessors(state, 0, out);
        assertThat(out.size()).isZero();
        for (NamedHeuristic namedHeuristic : puzzle.guides()) {
            assertThat(namedHeuristic.build().get().estimate(state, 0)).isEqualTo(Heuristic.DEAD);
        }
    }

    /** Looks at a state's successors: {@code after} is {@code of}, and no estimate drops by more than the move. */
    private static final class Walk {
        private final StateSpace space;
        private final Heuristic h;
        private final boolean consistent;
        private final long[] state;
        private final Successors out;

        Walk(StateSpace space, Heuristic h, boolean consistent) {
            this.space = space;
            this.h = h;
            this.consistent = consistent;
            this.state = new long[space.width()];
            this.out = new Successors(space.width());
        }

        int around(int[] cells) {
            state[0] = 0;
            for (int i = 0; i < cells.length; i++) state[0] |= (long) cells[i] << 4 * i;
            return around();
        }

        private int around() {
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

        void random(int steps) {
            SplittableRandom random = new SplittableRandom(9);
            space.initial(state, 0);
            for (int step = 0; step < steps; step++) {
                around();
                int pick = random.nextInt(out.size());
                System.arraycopy(out.words, pick * out.width(), state, 0, out.width());
            }
        }
    }
}
