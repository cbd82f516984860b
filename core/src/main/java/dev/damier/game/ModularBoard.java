package dev.damier.game;

import java.util.List;

/** A game whose board is laid of plates: whoever has it on the table at home puts the same one together here. */
public interface ModularBoard {

    /** Where plates lie, in the order in which one lays them. */
    List<Text> places();

    /** All that may lie there, each as it looks at that place. */
    List<Plate> plates(int place);

    /**
     * The position on the board that these plates make, one for every place, with the pieces anywhere;
     * {@link IllegalArgumentException} says why they make none.
     */
    String lay(List<String> plates);

    /**
     * One side of a plate.
     *
     * @param piece the same for all sides of one plate, of which only one lies face up
     */
    record Plate(String id, String piece, Scene picture) {}
}
