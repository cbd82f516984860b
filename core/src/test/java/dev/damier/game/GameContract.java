package dev.damier.game;

/** The contract tests of all games. The test class of a game extends this class and provides the game and some positions. */
public abstract class GameContract implements DescriptorContract, NotationContract, MoveContract, ViewContract {}
