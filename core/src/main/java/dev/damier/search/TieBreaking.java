package dev.damier.search;

/** The order of frontier nodes with equal value f. */
public enum TieBreaking {
    /** Lower h first; at equal h, the newer node first. */
    LOW_H,
    /** Lower h first; at equal h, the older node first. */
    LOW_H_FIFO,
    /** Higher h first; at equal h, the newer node first. */
    HIGH_H,
    /** The older node first. */
    FIFO,
    /** The newer node first. */
    LIFO;

    boolean nearestFirst() {
        return this == LOW_H || this == LOW_H_FIFO;
    }

    /** Returns whether h is compared. */
    boolean byH() {
        return nearestFirst() || this == HIGH_H;
    }

    /** Returns whether the older of two otherwise equal nodes is first. */
    boolean oldestFirst() {
        return this == FIFO || this == LOW_H_FIFO;
    }
}
