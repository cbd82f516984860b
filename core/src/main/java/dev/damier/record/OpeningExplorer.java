package dev.damier.record;

import dev.damier.game.Setup;
import dev.damier.game.Text;
import java.util.List;
import java.util.Optional;

/** A game with names of known openings and statistics of the moves played in them. */
public interface OpeningExplorer {
    /**
     * A move that was played in a position.
     *
     * @param move the move in the notation of the game
     * @param games number of games with this move
     * @param firstWins number of these games that the first seat won
     * @param value mean evaluation for the first seat after the move, in hundredths of the unit of the game
     * @param inBook whether the opening book of the engine contains the move
     */
    record OpeningMove(String move, int games, int firstWins, int value, boolean inBook) {}

    /** Returns the name of the last known opening that the game of a setup has reached. */
    Optional<Text> openingName(Setup setup);

    /** Returns the moves that were played in a position, the most frequent first; empty outside the openings. */
    List<OpeningMove> openingMoves(Setup setup);
}
