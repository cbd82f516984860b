package dev.damier.store;

import java.util.function.Supplier;
import org.jdbi.v3.core.JdbiException;

/** The store cannot do what is asked: the sentence says what, and what to do. What was kept before is still there. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreException(String sentence, Throwable cause) {
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

    static StoreException of(Throwable e) {
        String why = String.valueOf(Database.root(e).getMessage());
        if (why.contains("SQLITE_FULL") || why.contains("No space left"))
            return new StoreException("the server's disk is full; nothing new can be saved, earlier data is safe", e);
        return new StoreException("the server could not save this (" + why + "); earlier data is safe", e);
    }

    /** Whether something of that key is there already. */
    static boolean isDuplicateKey(Throwable e) {
        String why = String.valueOf(Database.root(e).getMessage());
        return why.contains("SQLITE_CONSTRAINT_PRIMARYKEY") || why.contains("_pkey\"");
    }
}
