package dev.damier.protocol;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/**
 * Another protocol that bots of one game speak. Dialects are services: nobody here knows them by name, and a new one is a
 * package of its own and a line in {@code META-INF/services}.
 */
public interface Dialect {
    /** The word before a bot's address, such as {@code qtp} in {@code qtp:PROGRAM ARGS}. */
    String scheme();

    /** The id of the game it is spoken for. */
    String game();

    /**
     * A bot that speaks it.
     *
     * @param address what stands behind the scheme
     * @param notation how this bot writes things where speakers differ, "" for the usual way
     */
    Bot.Maker bot(String address, String notation);

    /** One in which our engine answers lines. */
    interface OverLines extends Dialect {
        /** @param out takes a whole answer, several lines perhaps */
        Conversation converse(String notation, SearchRequest request, Limits limits, Consumer<String> out);
    }

    /** One in which our engine answers calls on a port. */
    interface OnPort extends Dialect {
        /** Listens at once; port 0 takes any free one. */
        Listening listen(String host, int port, SearchRequest request, Limits limits) throws IOException;
    }

    /** Our side of a conversation by lines. */
    interface Conversation {
        /** Answers a line; false once it was the last. */
        boolean hear(String line);

        /** Answers a line that was cut. */
        void tooLong();
    }

    /** A port that is served until it is closed. */
    interface Listening extends Closeable {
        int port();
    }

    /** Every one there is. */
    static List<Dialect> all() {
        return Known.ALL;
    }

    /** The one of this scheme; {@link IllegalArgumentException} when there is none. */
    static Dialect of(String scheme) {
        return all().stream()
                .filter(d -> d.scheme().equals(scheme))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown protocol '" + scheme + "'"));
    }

    /** Looked for once. */
    final class Known {
        private static final List<Dialect> ALL = ServiceLoader.load(Dialect.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();

        private Known() {}
    }
}
