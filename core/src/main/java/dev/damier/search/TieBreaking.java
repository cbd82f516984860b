package dev.damier.search;

/** Which of two open nodes of equal value goes first. */
public enum TieBreaking {
    /** The one that seems nearer to the goal; of those the newer one. */
    LOW_H,
    /** The one that seems nearer to the goal; of those the older one. */
    LOW_H_FIFO,
    /** The one that seems farther from the goal; of those the newer one. */
    HIGH_H,
    /** The older one. */
    FIFO,
    /** The newer one. */
    LIFO;

    boolean nearestFirst() {
        return this == LOW_H || this == LOW_H_FIFO;
    }

    /** Whether h decides at all. */
    boolean byH() {
        return nearestFirst() || this == HIGH_H;
    }

    /** Of those that nothing else tells apart. */
    boolean oldestFirst() {
        return this == FIFO || this == LOW_H_FIFO;
    }
}
