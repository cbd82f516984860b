package dev.damier.taquin.pattern;

import java.util.Arrays;

/**
 * Some tiles of a board, each named by the cell it wants, and what is known of the holes.
 *
 * @param tiles the wanted cells, ascending
 * @param holes the cells where the holes end, ascending; empty if tiles may enter any free cell (hole-agnostic)
 */
record Pattern(int rows, int columns, int[] tiles, int[] holes) {

    /** From eight tiles on a table keeps only the least over all places of the holes: a third of the size. */
    boolean merged() {
        return tiles.length >= 8;
    }

    /** Names the table's file: equal patterns have equal names. */
    String name() {
        StringBuilder name = new StringBuilder("taquin-" + rows + "x" + columns);
        for (int tile : tiles) name.append('-').append(tile);
        if (holes.length > 0) name.append("-holes");
        for (int hole : holes) name.append('-').append(hole);
        return name.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pattern p
                && rows == p.rows
                && columns == p.columns
                && Arrays.equals(tiles, p.tiles)
                && Arrays.equals(holes, p.holes);
    }

    @Override
    public int hashCode() {
        return name().hashCode();
    }

    @Override
    public String toString() {
        return name();
    }
}
