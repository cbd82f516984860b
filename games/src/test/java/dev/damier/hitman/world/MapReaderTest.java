package dev.damier.hitman.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.hitman.HitmanData;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests the three map formats and their error messages. */
class MapReaderTest {

    @Test
    void allThreeFormatsGiveTheSameMap() {
        WorldMap line = MapReader.read("...DS##/.#...../T#...n./##.E.ew/......./..##.P.");
        String python = """
            # the world of the course
            world_example = [
                [HC.EMPTY, HC.EMPTY, HC.EMPTY, HC.SUIT, HC.GUARD_S, HC.WALL, HC.WALL],
                [HC.EMPTY, HC.WALL, HC.EMPTY, HC.EMPTY, HC.EMPTY, HC.EMPTY, HC.EMPTY],
                [HC.TARGET, HC.WALL, HC.EMPTY, HC.EMPTY, HC.EMPTY, HC.CIVIL_N, HC.EMPTY],
                [
                    HC.WALL,  # the wall [of the room]
                    HC.WALL, HC.EMPTY, HC.GUARD_E, HC.EMPTY, HC.CIVIL_E, HC.CIVIL_W],
                [HC.EMPTY, HC.EMPTY, HC.EMPTY, HC.EMPTY, HC.EMPTY, HC.EMPTY, HC.EMPTY,],
                [HC.EMPTY, HC.EMPTY, HC.WALL, HC.WALL, HC.EMPTY, HC.PIANO_WIRE, HC.EMPTY],
            ]
            """;
        assertThat(MapReader.read(HitmanData.map("course-final-6x7"))).isEqualTo(line);
        assertThat(MapReader.read(python)).isEqualTo(line);
        assertThat(MapReader.read(line.write())).isEqualTo(line);
        assertThat(line.at(new Cell(0, 3))).isEqualTo(Content.TARGET);
        assertThat(line.guards()).isEqualTo(2);
        assertThat(line.civilians()).isEqualTo(3);
    }

    @Test
    void errorsNameProblemAndPosition() {
        assertRejected(".../..", "row 2 has 2 cells, but the first row has 3", Spot.cell(2, 1));
        assertRejected("..x/...", "'x' in row 1, column 3 is not a valid content", Spot.cell(2, 0));
        assertRejected(".../N..", "which contains 'N'", Spot.cell(0, 1));
        assertRejected("[[HC.EMPTY, HC.DOOR]]", "'HC.DOOR' in list 1, place 2", Spot.cell(1, 0));
        assertRejected("", "the map is empty");
        assertRejected(".".repeat(65), "1 row and 65 columns");
    }

    private static void assertRejected(String text, String message, Spot... at) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> MapReader.read(text));
        assertThat(e).as(text).hasMessageContaining(message);
        assertThat(e.spots()).containsExactly(at);
        assertThat(e.in(Locale.FRENCH)).startsWith("hitman : ");
    }
}
