package dev.damier.play;

/** A position of three or more players, each for himself; every one of them has a value of his own. */
public interface MultiPlayerPosition extends Position {
    /** Hundredths of a move, for this player. */
    int evaluate(int player);

    @Override
    default int evaluate() {
        return evaluate(toMove());
    }
}
