package dev.damier.protocol;

import dev.damier.run.BadInputException;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/**
 * Another protocol, used by the bots of one game. Dialects are found by {@link ServiceLoader}. A new dialect needs a
 * package and a line in {@code META-INF/services}.
 */
public interface Dialect {
    /** Returns the scheme of a bot's address, such as {@code qtp} in {@code qtp:PROGRAM ARGS}. */
    String scheme();

    /** Returns the id of the game. */
    String game();

    /**
     * Returns a factory of players that use this dialect.
     *
     * @param address the address without its scheme
     * @param notation notation options of this bot; "" for the default
     */
    Bot.PlayerFactory playerFactory(String address, String notation);

    /** A dialect in which this program can answer lines as a bot. */
    interface LineBased extends Dialect {
        /**
         * Starts a conversation with a host.
         *
         * @param out receives complete answers, which may have several lines
         */
        Conversation startConversation(String notation, SearchRequest request, Limits limits, Consumer<String> out);
    }

    /** A dialect in which this program can answer requests on a port as a bot. */
    interface PortBased extends Dialect {
        /** Starts to listen immediately. Port 0 selects a free port. */
        PortListener listen(String host, int port, SearchRequest request, Limits limits) throws IOException;
    }

    /** A conversation in which this program is the bot. */
    interface Conversation {
        /** Answers a line. Returns false when the conversation has ended. */
        boolean handleLine(String line);

        /** Answers a line that was too long. */
        void onLineTooLong();
    }

    /** A port that accepts requests until it is closed. */
    interface PortListener extends Closeable {
        /** Returns the number of the port. */
        int port();
    }

    /** Returns all dialects. */
    static List<Dialect> all() {
        return Loader.ALL;
    }

    /** Returns the dialect with this scheme. Throws {@link BadInputException} if there is none. */
    static Dialect of(String scheme) {
        return all().stream()
                .filter(d -> d.scheme().equals(scheme))
                .findFirst()
                .orElseThrow(() -> new BadInputException("unknown protocol '" + scheme + "'"));
    }

    /** Loads the dialects once. */
    final class Loader {
        private static final List<Dialect> ALL = ServiceLoader.load(Dialect.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();

        private Loader() {}
    }
}
