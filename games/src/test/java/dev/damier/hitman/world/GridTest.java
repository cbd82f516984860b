package dev.damier.hitman.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests cell numbers, neighbours and hearing squares. */
class GridTest {
    private static final Grid GRID = new Grid(5, 4);

    @Test
    void cellsAreNumberedRowByRow() {
        for (int i = 0; i < GRID.size(); i++)
            assertThat(GRID.index(GRID.cell(i))).isEqualTo(i);
        assertThat(GRID.cell(7)).isEqualTo(new Cell(2, 1));
    }

    @Test
    void neighboursEndAtTheEdge() {
        assertThat(GRID.ahead(0, Heading.N)).isEqualTo(5);
        assertThat(GRID.ahead(0, Heading.E)).isEqualTo(1);
        assertThat(GRID.ahead(0, Heading.S)).isEqualTo(-1);
        assertThat(GRID.ahead(0, Heading.W)).isEqualTo(-1);
        assertThat(GRID.ahead(19, Heading.N)).isEqualTo(-1);
        assertThat(GRID.ahead(19, Heading.E)).isEqualTo(-1);
        for (Heading heading : Heading.values())
            assertThat(GRID.ahead(12, heading))
                    .isEqualTo(GRID.ahead(12, heading.ordinal()))
                    .isNotNegative();
    }

    /** The square extends two cells in each direction, within the grid. */
    @Test
    void hearingSquareIsFiveByFive() {
        assertThat(GRID.hearingSquare(0)).containsExactly(0, 1, 2, 5, 6, 7, 10, 11, 12);
        assertThat(GRID.hearingSquare(GRID.index(new Cell(2, 2)))).hasSize(20).contains(0, 4, 15, 19);
        assertThat(GRID.hearingSquare(19)).containsExactly(7, 8, 9, 12, 13, 14, 17, 18, 19);
    }
}
