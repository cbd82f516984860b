package dev.damier.ricochet.optimal;

/** Iterative deepening of one mission. */
interface Deepening {
    /** Neither solved nor stopped: the mission is too long for this search. */
    int GAVE_UP = -1;

    /** The control wants the search to end. */
    int STOPPED = -2;

    /** The length after which A* does better. */
    int MOST_MOVES = 40;

    /** The length of a shortest solution, {@link #GAVE_UP} or {@link #STOPPED}. */
    int solve();

    /** After a solution was found: its moves. */
    int[] line();
}
