package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.ricochet.box.Assembly;
import dev.damier.ricochet.box.Quadrant;
import dev.damier.ricochet.box.Quadrants;
import dev.damier.ricochet.box.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests the printed quadrants and the boards assembled from them. */
class AssemblyTest {
    @Test
    void thereAreSixteenPrintedQuadrants() {
        assertThat(Quadrants.printed().keySet())
                .containsExactly(
                        "1A", "2A", "3A", "4A", "1B", "2B", "3B", "4B", "1C", "2C", "3C", "4C", "1D", "2D", "3D", "4D");
        for (Quadrant q : Quadrants.printed().values()) {
            assertThat(q.diagonals()).as(q.id()).hasSize(q.id().endsWith("D") ? 2 : 0);
            assertThat(q.targets()).as(q.id()).hasSize(q.piece() == '4' ? 5 : 4);
        }
    }

    /** There are 6 orders of the pieces and 4 faces for each of the 4 pieces. */
    @Test
    void allBoardsAreConsistentAndHaveSeventeenTargets() {
        List<Assembly> all = allPrintedBoards();
        assertThat(all).hasSize(1536);
        for (Assembly assembly : all) {
            assertConsistent(assembly.board());
            assertThat(new TreeSet<>(assembly.targets().stream()
                            .map(t -> t.colour() + t.shape())
                            .toList()))
                    .as(assembly.write())
                    .hasSize(17);
            assertThat(assembly.targets().stream().map(Target::cell).distinct().count())
                    .isEqualTo(17);
            for (Target t : assembly.targets())
                assertThat(assembly.board().blocked()[t.cell()]).isFalse();
        }
    }

    static List<Assembly> allPrintedBoards() {
        String[] orders = {"234", "243", "324", "342", "423", "432"};
        List<Assembly> all = new ArrayList<>();
        for (String order : orders) {
            for (int faces = 0; faces < 256; faces++) {
                String pieces = "1" + order;
                List<Quadrant> four = new ArrayList<>();
                for (int i = 0; i < 4; i++)
                    four.add(Quadrants.printed().get(pieces.charAt(i) + "" + "ABCD".charAt((faces >> (2 * i)) & 3)));
                all.add(Assembly.of(four));
            }
        }
        return all;
    }

    static void assertConsistent(RicochetBoard board) {
        for (int cell = 0; cell < board.size(); cell++) {
            for (int direction = 0; direction < 4; direction++) {
                boolean rim = switch (direction) {
                    case 0 -> board.y(cell) == 0;
                    case 1 -> board.x(cell) == board.columns() - 1;
                    case 2 -> board.y(cell) == board.rows() - 1;
                    default -> board.x(cell) == 0;
                };
                if (rim || board.blocked()[cell])
                    assertThat(board.isClosed(cell, direction)).isTrue();
                if (!rim)
                    assertThat(board.isClosed(cell, direction))
                            .isEqualTo(board.isClosed(board.next(cell, direction), direction + 2 & 3));
            }
        }
    }

    /** Moving every quadrant to the next corner rotates the whole board. */
    @Test
    void rotatingTheOrderRotatesTheBoard() {
        List<Quadrant> four = List.of("1D", "2D", "3D", "4D").stream()
                .map(Quadrants.printed()::get)
                .toList();
        List<Quadrant> turned = List.of(four.get(3), four.get(0), four.get(1), four.get(2));
        RicochetBoard a = Assembly.of(four).board();
        RicochetBoard b = Assembly.of(turned).board();
        for (int cell = 0; cell < a.size(); cell++) {
            int to = b.cell(15 - a.y(cell), a.x(cell));
            for (int direction = 0; direction < 4; direction++)
                assertThat(b.isClosed(to, direction + 1 & 3)).isEqualTo(a.isClosed(cell, direction));
            if (a.diagonals()[cell] == 0) continue;
            assertThat(b.diagonalColour(to)).isEqualTo(a.diagonalColour(cell));
            assertThat(b.slash(to)).isNotEqualTo(a.slash(cell));
        }
    }
}
