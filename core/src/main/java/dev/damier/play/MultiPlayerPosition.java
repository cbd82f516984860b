package dev.damier.play;

/** A position of a game with three or more players, without teams. Every player has a separate value. */
public interface MultiPlayerPosition extends Position {
    /** Returns the static evaluation for the given player, in hundredths of the unit of the game. */
    int evaluate(int player);

    @Override
    default int evaluate() {
        return evaluate(toMove());
    }
}
