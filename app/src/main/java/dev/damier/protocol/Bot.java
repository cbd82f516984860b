package dev.damier.protocol;

import dev.damier.job.ShellWords;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Who can be asked for moves, by a word: an engine here or a bot outside.
 *
 * @param name as the table shows it
 */
public record Bot(String name, Maker maker) {
    private static final Pattern OUTSIDE = Pattern.compile("(?:([\\w.-]+)=)?(cmd|tcp|wss?" + dialects() + "):(.+)");
    private static final int MAX_NAME_LENGTH = 30;

    /** Makes a player, anew after each failure. */
    @FunctionalInterface
    public interface Maker {
        Player make() throws BotException;
    }

    public static Bot engine(String name, String id, Map<String, String> options, boolean onCpu) {
        return new Bot(name, () -> new EnginePlayer(id, options, onCpu));
    }

    private static String dialects() {
        return Dialect.all().stream().map(d -> "|" + d.scheme()).collect(Collectors.joining());
    }

    public static boolean isExternal(String word) {
        return OUTSIDE.matcher(word).matches();
    }

    /** Whether it is a program that is started here. */
    public static boolean child(String word) {
        Matcher m = OUTSIDE.matcher(word);
        if (!m.matches()) return false;
        String scheme = m.group(2);
        return scheme.equals("cmd")
                || Dialect.all().stream()
                        .anyMatch(d ->
                                d instanceof Dialect.OverLines && d.scheme().equals(scheme));
    }

    public static Bot read(String word) {
        return read(word, "");
    }

    /**
     * {@code cmd:PROGRAM ARGS}, {@code tcp:HOST:PORT}, {@code ws://HOST:PORT/PATH}, or an address of a {@link Dialect};
     * with {@code NAME=} before it, that is what the table calls it.
     *
     * @param notation of the dialect, "" for the usual one
     */
    public static Bot read(String word, String notation) {
        Matcher m = OUTSIDE.matcher(word);
        if (!m.matches()) throw new IllegalArgumentException("not an external bot: '" + word + "'");
        String name = name(word);
        String rest = m.group(3).strip();
        return switch (m.group(2)) {
            case "cmd" -> process(name, ShellWords.read(rest));
            case "tcp" -> socket(name, rest);
            case "ws", "wss" -> web(name, webAddress(m.group(2) + ":" + rest, "ws"));
            default -> new Bot(name, Dialect.of(m.group(2)).bot(rest, notation));
        };
    }

    private static Bot process(String name, List<String> command) {
        return new Bot(name, () -> ProtocolPlayer.process(command));
    }

    private static Bot web(String name, URI address) {
        return new Bot(name, () -> ProtocolPlayer.web(address));
    }

    /** An address of this scheme or its encrypted sister; {@link IllegalArgumentException} for anything else. */
    public static URI webAddress(String address, String scheme) {
        try {
            URI uri = new URI(address);
            if (uri.getHost() != null && uri.getScheme().matches(scheme + "s?")) return uri;
        } catch (URISyntaxException e) {
            // said below
        }
        throw new IllegalArgumentException(
                "invalid address '" + address + "': expected " + scheme + "://HOST:PORT/PATH");
    }

    /** What people are shown of an outside bot's word: the name before it, or as much of both ends as a table has room for. */
    public static String name(String word) {
        Matcher m = OUTSIDE.matcher(word);
        if (m.matches() && m.group(1) != null) return m.group(1);
        if (word.length() <= MAX_NAME_LENGTH) return word;
        return word.substring(0, MAX_NAME_LENGTH / 3) + "…" + word.substring(word.length() - MAX_NAME_LENGTH * 2 / 3);
    }

    private static Bot socket(String name, String address) {
        int colon = address.lastIndexOf(':');
        if (colon < 1 || !address.substring(colon + 1).matches("\\d{1,5}"))
            throw new IllegalArgumentException("invalid socket address '" + address + "': expected tcp:HOST:PORT");
        int port = Integer.parseInt(address.substring(colon + 1));
        return new Bot(name, () -> ProtocolPlayer.socket(address.substring(0, colon), port));
    }
}
