package dev.damier.store;

import dev.damier.game.Text;
import java.util.function.Supplier;
import org.jdbi.v3.core.JdbiException;

/** Thrown if the store fails. The message describes the problem and what to do. Data stored earlier is not affected. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text text;

    private StoreException(Text text, Throwable cause) {
        super(text.toString(), cause);
        this.text = text;
    }

    /**
     * Creates an exception.
     *
     * @param cause the failure, or null
     * @param key the key of the message in the bundle of this package
     * @param args the arguments of the message
     */
    static StoreException of(Throwable cause, String key, Object... args) {
        return new StoreException(Text.of(StoreException.class, key, args), cause);
    }

    /** Returns the message in English and French. */
    public Text text() {
        return text;
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
        if (reason.contains("SQLITE_FULL") || reason.contains("No space left")) return of(e, "disk-full");
        return of(e, "not-saved", reason);
    }

    /** Returns whether the exception reports a duplicate primary key. */
    static boolean isDuplicateKey(Throwable e) {
        String reason = String.valueOf(Database.rootCause(e).getMessage());
        return reason.contains("SQLITE_CONSTRAINT_PRIMARYKEY") || reason.contains("_pkey\"");
    }
}
