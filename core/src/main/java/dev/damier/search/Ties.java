package dev.damier.search;

/** Which of two open nodes of equal value goes first. */
public enum Ties {
    /** The one that seems nearer to the goal. */
    LOW_H,
    /** The one that seems farther from the goal. */
    HIGH_H,
    /** The older one. */
    FIFO,
    /** The newer one. */
    LIFO
}
