package dev.damier.game;

import dev.damier.run.BadInputException;
import java.util.List;

/**
 * A game whose board is assembled from board sections, called plates. Players can build the same board that they have on
 * their table.
 */
public interface ModularBoard {

    /** Returns the names of the places for plates, in the order in which they are filled. */
    List<Text> places();

    /** Returns the plate sides that fit a place, each drawn as it looks there. Places count from 0. */
    List<Plate> plates(int place);

    /**
     * Returns a position on the board made of the given plate sides, with the pieces on arbitrary cells.
     *
     * @param plates the ids of the plate sides, one per place
     * @throws BadInputException if they do not form a board; the message says why
     */
    String assemble(List<String> plates);

    /**
     * One side of a plate.
     *
     * @param id the id of the side
     * @param piece the id of the plate; only one side of a plate can be used
     * @param picture the drawing of the side
     */
    record Plate(String id, String piece, Scene picture) {}
}
