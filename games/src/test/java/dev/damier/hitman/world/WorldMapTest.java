package dev.damier.hitman.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests writing, bounds and equality of maps. */
class WorldMapTest {
    private static final String TEXT = "T.s/#P./.DN/..w";
    private static final WorldMap MAP = MapReader.read(TEXT);

    @Test
    void writtenTextEqualsTheReadText() {
        assertThat(MAP.write()).isEqualTo(TEXT);
        assertThat(MAP).hasToString(TEXT);
        assertThat(MAP.columns()).isEqualTo(3);
        assertThat(MAP.rows()).isEqualTo(4);
    }

    @Test
    void cellsOutsideAreNotContained() {
        for (int x = -1; x <= 3; x++)
            for (int y = -1; y <= 4; y++)
                assertThat(MAP.contains(new Cell(x, y))).as(x + "," + y).isEqualTo(x >= 0 && x < 3 && y >= 0 && y < 4);
        assertThat(MAP.ahead(0, Heading.W)).isEqualTo(-1);
        assertThat(MAP.ahead(0, Heading.N)).isEqualTo(3);
        assertThat(MAP.at(new Cell(2, 1))).isEqualTo(Content.GUARD_N);
    }

    @Test
    void equalityDependsOnCellsAndShape() {
        assertThat(MapReader.read(TEXT)).isEqualTo(MAP).hasSameHashCodeAs(MAP);
        assertThat(MAP.with(0, Content.WALL)).isNotEqualTo(MAP);
        assertThat(MAP.with(0, Content.WALL).with(0, Content.EMPTY)).isEqualTo(MAP);
        assertThat(new WorldMap(4, MAP.toArray())).isNotEqualTo(MAP);
        assertThat(MAP.count(Content.EMPTY)).isEqualTo(5);
    }
}
