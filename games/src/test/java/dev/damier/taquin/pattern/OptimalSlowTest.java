package dev.damier.taquin.pattern;

import static dev.damier.taquin.pattern.OptimalBoards.cost;
import static dev.damier.taquin.pattern.OptimalBoards.goal;
import static dev.damier.taquin.pattern.OptimalBoards.korfBoard;
import static dev.damier.taquin.pattern.OptimalBoards.korfInstances;
import static dev.damier.taquin.pattern.OptimalBoards.solver;
import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.run.Control;
import dev.damier.taquin.TileBoard;
import dev.damier.taquin.pattern.OptimalSolver.TableChoice;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests 5×5 boards. They take some seconds each, most of it to build the tables for the first time. */
@Tag("slow")
class OptimalSlowTest {

    @Test
    void boardBTakes84Moves() {
        int[] cells = {8, 1, 9, 10, 2, 18, 15, 21, 22, 17, 12, 13, 0, 0, 23, 19, 4, 20, 16, 3, 6, 7, 11, 14, 5};
        TileBoard board = new TileBoard(5, 5, cells, goal(25, 2));
        assertThat(cost(board, solver(TableChoice.QUICK), Control.unlimited())).isEqualTo(84);
    }

    @Test
    void boardCTakes74Moves() {
        int[] cells = {7, 1, 20, 13, 4, 12, 21, 3, 22, 10, 23, 16, 18, 15, 5, 9, 6, 11, 8, 19, 2, 17, 14, 0, 0};
        TileBoard board = new TileBoard(5, 5, cells, goal(25, 2));
        assertThat(cost(board, solver(TableChoice.QUICK), Control.unlimited())).isEqualTo(74);
    }

    @Test
    void solvesAnInstanceOfThe24PuzzleOptimally() {
        int[] row = korfInstances("korf24.txt").stream()
                .filter(r -> r[0] == 40)
                .findFirst()
                .orElseThrow();
        assertThat(cost(korfBoard(row, 5), solver(TableChoice.STRONG), Control.unlimited()))
                .isEqualTo(row[1]);
    }
}
