package dev.damier.protocol;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who can be asked for moves, by a word: an engine here or a bot outside.
 *
 * @param name as the table shows it
 */
public record Bot(String name, Maker maker) {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");
    private static final Pattern OUTSIDE = Pattern.compile("(?:([\\w.-]+)=)?(cmd|qtp|tcp|rpc|wss?):(.+)");
    private static final int LONGEST_NAME = 30;

    /** Makes a player, anew after each failure. */
    @FunctionalInterface
    public interface Maker {
        Player make() throws Failure;
    }

    public static Bot engine(String name, String id, Map<String, String> options, boolean onCpu) {
        return new Bot(name, () -> new EnginePlayer(id, options, onCpu));
    }

    public static boolean outside(String word) {
        return OUTSIDE.matcher(word).matches();
    }

    /**
     * {@code cmd:PROGRAM ARGS}, {@code qtp:PROGRAM ARGS}, {@code tcp:HOST:PORT}, {@code ws://HOST:PORT/PATH} or {@code
     * rpc:http://HOST:PORT}; with {@code NAME=} before it, that is what the table calls it.
     */
    public static Bot read(String word, Dialect dialect) {
        Matcher m = OUTSIDE.matcher(word);
        if (!m.matches()) throw new IllegalArgumentException("not an outside bot: '" + word + "'");
        String name = name(word);
        String rest = m.group(3).strip();
        return switch (m.group(2)) {
            case "cmd" -> new Bot(name, () -> ProtocolPlayer.process(words(rest)));
            case "qtp" -> new Bot(name, () -> QtpPlayer.process(words(rest), dialect));
            case "tcp" -> socket(name, rest);
            case "rpc" -> web(name, rest, "http", RpcPlayer::new);
            default -> web(name, m.group(2) + ":" + rest, "ws", ProtocolPlayer::web);
        };
    }

    /** Makes a player of an address in the web. */
    private interface Caller {
        Player call(URI address) throws Failure;
    }

    private static Bot web(String name, String address, String scheme, Caller caller) {
        try {
            URI uri = new URI(address);
            if (uri.getHost() != null && uri.getScheme().matches(scheme + "s?"))
                return new Bot(name, () -> caller.call(uri));
        } catch (URISyntaxException e) {
            // said below
        }
        throw new IllegalArgumentException(
                "an address is written " + scheme + "://HOST:PORT/PATH, but got '" + address + "'");
    }

    /** What people are shown of an outside bot's word: the name before it, or as much of both ends as a table has room for. */
    public static String name(String word) {
        Matcher m = OUTSIDE.matcher(word);
        if (m.matches() && m.group(1) != null) return m.group(1);
        if (word.length() <= LONGEST_NAME) return word;
        return word.substring(0, LONGEST_NAME / 3) + "…" + word.substring(word.length() - LONGEST_NAME * 2 / 3);
    }

    private static Bot socket(String name, String address) {
        int colon = address.lastIndexOf(':');
        if (colon < 1 || !address.substring(colon + 1).matches("\\d{1,5}"))
            throw new IllegalArgumentException("a socket is written tcp:HOST:PORT, but got '" + address + "'");
        int port = Integer.parseInt(address.substring(colon + 1));
        return new Bot(name, () -> ProtocolPlayer.socket(address.substring(0, colon), port));
    }

    /** A command line in words; quotes of either kind keep blanks. */
    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher m = WORD.matcher(line);
        while (m.find()) words.add(m.group(1) != null ? m.group(1) : m.group(2) != null ? m.group(2) : m.group(3));
        return words;
    }
}
