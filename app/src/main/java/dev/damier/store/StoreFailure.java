package dev.damier.store;

import java.util.function.Supplier;
import org.jdbi.v3.core.JdbiException;

/** The store cannot do what is asked: the sentence says what, and what to do. What was kept before is still there. */
public final class StoreFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** Does it, and says in a sentence what goes wrong. */
    static <T> T guarded(Supplier<T> work) {
        try {
            return work.get();
        } catch (JdbiException e) {
            throw of(e);
        }
    }

    static StoreFailure of(Throwable e) {
        String why = String.valueOf(Database.root(e).getMessage());
        if (why.contains("SQLITE_FULL") || why.contains("No space left"))
            return new StoreFailure(
                    "the server's disk is full: nothing new can be kept; what was done before is safe", e);
        return new StoreFailure("the server could not keep this (" + why + "); what was done before is safe", e);
    }

    /** Whether something of that key is there already. */
    static boolean doubled(Throwable e) {
        String why = String.valueOf(Database.root(e).getMessage());
        return why.contains("SQLITE_CONSTRAINT_PRIMARYKEY") || why.contains("_pkey\"");
    }
}
