package dev.damier.protocol;

import dev.damier.job.EngineSpec;
import dev.damier.job.ShellWords;
import dev.damier.run.BadInputException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A named source of players: an engine of this program or an external bot given by its address.
 *
 * @param name name shown in tables
 */
public record Bot(String name, PlayerFactory factory) {
    private static final Pattern EXTERNAL_ADDRESS =
            Pattern.compile("(?:([\\w.-]+)=)?(cmd|tcp|wss?|https?" + dialectSchemes() + "):(.+)");
    private static final int MAX_NAME_LENGTH = 30;

    /** Creates a player. It is called again after each failure of the previous player. */
    @FunctionalInterface
    public interface PlayerFactory {
        Player create() throws BotException;
    }

    /** Returns a bot that is an engine in this process. */
    public static Bot engine(EngineSpec engine, boolean onCpu) {
        return engine(engine.toString(), engine, onCpu);
    }

    public static Bot engine(String name, EngineSpec engine, boolean onCpu) {
        return new Bot(name, () -> new EnginePlayer(engine, onCpu));
    }

    private static String dialectSchemes() {
        return Dialect.all().stream().map(d -> "|" + d.scheme()).collect(Collectors.joining());
    }

    /** Returns whether this text is the address of an external bot. */
    public static boolean isExternal(String address) {
        return EXTERNAL_ADDRESS.matcher(address).matches();
    }

    /** Returns whether the address starts a program on this machine. */
    public static boolean startsProcess(String address) {
        Matcher m = EXTERNAL_ADDRESS.matcher(address);
        if (!m.matches()) return false;
        String scheme = m.group(2);
        return scheme.equals("cmd")
                || Dialect.all().stream()
                        .anyMatch(d ->
                                d instanceof Dialect.LineBased && d.scheme().equals(scheme));
    }

    /** Parses the address of an external bot. */
    public static Bot parse(String address) {
        return parse(address, "");
    }

    /**
     * Parses {@code cmd:PROGRAM ARGS}, {@code tcp:HOST:PORT}, {@code ws://HOST:PORT/PATH},
     * {@code http://HOST:PORT/PATH}, or an address of a {@link Dialect}. An optional prefix {@code NAME=} sets the name shown in tables.
     *
     * @param notation notation options of the dialect; "" for the default
     */
    public static Bot parse(String address, String notation) {
        Matcher m = EXTERNAL_ADDRESS.matcher(address);
        if (!m.matches()) throw new BadInputException("not an external bot: '" + address + "'");
        String name = displayName(address);
        String rest = m.group(3).strip();
        return switch (m.group(2)) {
            case "cmd" -> process(name, ShellWords.split(rest));
            case "tcp" -> socket(name, rest);
            case "http", "https" -> http(name, requireWebAddress(m.group(2) + ":" + rest, "http"));
            case "ws", "wss" -> webSocket(name, requireWebAddress(m.group(2) + ":" + rest, "ws"));
            default -> new Bot(name, Dialect.of(m.group(2)).playerFactory(rest, notation));
        };
    }

    private static Bot process(String name, List<String> command) {
        return new Bot(name, () -> ProtocolPlayer.process(command));
    }

    private static Bot http(String name, URI address) {
        return new Bot(name, () -> new HttpPlayer(address));
    }

    private static Bot webSocket(String name, URI address) {
        return new Bot(name, () -> ProtocolPlayer.webSocket(address));
    }

    /**
     * Parses an address with this scheme or its encrypted variant. Throws {@link BadInputException} for any
     * other text.
     */
    public static URI requireWebAddress(String address, String scheme) {
        try {
            URI uri = new URI(address);
            if (uri.getHost() != null && uri.getScheme().matches(scheme + "s?")) return uri;
        } catch (URISyntaxException e) {
            // Reported below.
        }
        throw new BadInputException("invalid address '" + address + "': expected " + scheme + "://HOST:PORT/PATH");
    }

    /**
     * Returns the displayed name of an external bot: its name prefix, or its address, shortened in the middle if it is
     * long.
     */
    public static String displayName(String address) {
        Matcher m = EXTERNAL_ADDRESS.matcher(address);
        if (m.matches() && m.group(1) != null) return m.group(1);
        if (address.length() <= MAX_NAME_LENGTH) return address;
        return address.substring(0, MAX_NAME_LENGTH / 3) + "…"
                + address.substring(address.length() - MAX_NAME_LENGTH * 2 / 3);
    }

    /** Returns whether an address of an external bot has a name prefix. */
    public static boolean hasNamePrefix(String address) {
        Matcher m = EXTERNAL_ADDRESS.matcher(address);
        return m.matches() && m.group(1) != null;
    }

    private static Bot socket(String name, String address) {
        int colon = address.lastIndexOf(':');
        if (colon < 1 || !address.substring(colon + 1).matches("\\d{1,5}"))
            throw new BadInputException("invalid socket address '" + address + "': expected tcp:HOST:PORT");
        int port = Integer.parseInt(address.substring(colon + 1));
        return new Bot(name, () -> ProtocolPlayer.socket(address.substring(0, colon), port));
    }
}
