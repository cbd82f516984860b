package dev.damier.taquin.pattern;

import java.util.Arrays;

/**
 * A set of tiles for which a table is built. Each tile has the number of its goal cell.
 *
 * @param tiles the tiles, ascending
 * @param holes the goal cells of the blanks, ascending; empty if the table ignores the blanks, so that tiles may enter
 *     any free cell
 */
record Pattern(int rows, int columns, int[] tiles, int[] holes) {

    /**
     * Returns whether the table stores only the minimum over all blank regions. This is so from eight tiles on, and
     * makes the table three times smaller.
     */
    boolean mergesRegions() {
        return tiles.length >= 8;
    }

    /** Returns the name of the table's file. Equal patterns have equal names. */
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
