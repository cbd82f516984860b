package dev.damier.play;

/**
 * A position of a two-player zero-sum game in which the players move alternately. Negamax searches require these
 * properties.
 */
public interface TwoPlayerPosition extends Position {}
