package dev.damier.play;

/**
 * A position of two players who move in turn and of whom one wins what the other loses; this is what makes negamax
 * sound.
 */
public interface TwoPlayerPosition extends Position {}
