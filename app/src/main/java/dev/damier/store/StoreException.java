package dev.damier.store;

import java.util.function.Supplier;
import org.jdbi.v3.core.JdbiException;

/** Thrown if the store fails. The message describes the problem and what to do. Data stored earlier is not affected. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Runs a database operation and converts its exceptions. */
    static <T> T convertErrors(Supplier<T> operation) {
        try {
            return operation.get();
        } catch (JdbiException e) {
            throw from(e);
        }
    }

    /** Converts an exception of the database. */
    static StoreException from(Throwable e) {
        String reason = String.valueOf(Database.rootCause(e).getMessage());
        if (reason.contains("SQLITE_FULL") || reason.contains("No space left"))
            return new StoreException("the server's disk is full; nothing new can be saved, earlier data is safe", e);
        return new StoreException("the server could not save this (" + reason + "); earlier data is safe", e);
    }

    /** Returns whether the exception reports a duplicate primary key. */
    static boolean isDuplicateKey(Throwable e) {
        String reason = String.valueOf(Database.rootCause(e).getMessage());
        return reason.contains("SQLITE_CONSTRAINT_PRIMARYKEY") || reason.contains("_pkey\"");
    }
}
