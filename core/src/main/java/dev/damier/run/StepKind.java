package dev.damier.run;

import java.util.Locale;

/**
 * The kind of a step in a {@link StepLog}. All engines use the same kinds. The pseudo-code shown to students marks each
 * line with the {@link #id} of a kind.
 */
public enum StepKind {
    /** A node is removed from the frontier. */
    TAKE,
    /** The goal test is applied to the node. */
    TEST,
    /** The node is expanded: its successors are generated. */
    EXPAND,
    /** An iterative-deepening search starts its next iteration, with a new bound. */
    ROUND,
    /** A successor is pruned because it exceeds the bound. */
    BEYOND,
    /** The search of a game position starts. */
    ENTER,
    /** A leaf is evaluated: the game is over or the depth limit is reached. */
    LEAF,
    /** A move is played. */
    TRY,
    /** A move is undone; its value is known. */
    BACK,
    /** A cutoff: the remaining moves are pruned. */
    CUT,
    /** The value of a position is returned to its parent. */
    RETURN,
    /** Monte Carlo tree search, selection: the child with the highest upper confidence bound. */
    SELECT,
    /** Monte Carlo tree search, expansion: a leaf receives its children. */
    GROW,
    /** Monte Carlo tree search, simulation: the game is played to its end. */
    PLAY_OUT,
    /** Monte Carlo tree search, backpropagation: the result is added to a node of the path. */
    CREDIT,
    /** A SAT query: is there a possible world in which a statement holds? */
    ASK,
    /** The SAT query is satisfiable; the model is one possible world. */
    WORLD,
    /** The SAT query is unsatisfiable; the negation of the statement is proved. */
    NO_WORLD;

    /** Returns the id used by pages and files: lower case with hyphens, such as {@code play-out}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
