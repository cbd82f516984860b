package dev.damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Control;
import dev.damier.run.Outcome.Solved;
import org.junit.jupiter.api.Test;

/** Tests {@link ObjectStateSpace} with the water jug problem: jugs of 5 and 3 litres, measure 4 litres; six moves. */
class ObjectStateSpaceTest {
    private record Jugs(int five, int three) {}

    @Test
    void searchesSolveASpaceOfObjects() {
        ObjectStateSpace<Jugs> space = new ObjectStateSpace<>(
                new Jugs(0, 0),
                (jugs, moves) -> {
                    moves.add(0, 1, new Jugs(5, jugs.three));
                    moves.add(1, 1, new Jugs(jugs.five, 3));
                    moves.add(2, 1, new Jugs(0, jugs.three));
                    moves.add(3, 1, new Jugs(jugs.five, 0));
                    int right = Math.min(jugs.five, 3 - jugs.three);
                    moves.add(4, 1, new Jugs(jugs.five - right, jugs.three + right));
                    int left = Math.min(jugs.three, 5 - jugs.five);
                    moves.add(5, 1, new Jugs(jugs.five + left, jugs.three - left));
                },
                jugs -> jugs.five == 4);
        Heuristic estimate = space.heuristic(jugs -> jugs.five == 4 ? 0 : 1);
        for (var solver : java.util.List.of(new BreadthFirstSearch(true), new AStar(), new IdaStar())) {
            Solved solved = (Solved) solver.solve(new Problem(space, estimate), Control.unlimited());
            assertThat(solved.cost()).isEqualTo(6);
            assertThat(solved.optimal()).isTrue();
            assertThat(SolutionCost.of(space, solved.moves())).isEqualTo(6);
        }
        assertThat(space.object(0)).isEqualTo(new Jugs(0, 0));
    }
}
