package dev.damier.protocol;

import dev.damier.game.Game;
import dev.damier.job.TerminalEscaper;
import dev.damier.protocol.BotException.Kind;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** A bot that uses Damier's own protocol. */
public final class ProtocolPlayer implements RefereedPlayer {
    private static final Duration HANDSHAKE_TIMEOUT = Duration.ofSeconds(20);
    private static final Duration QUIT_TIMEOUT = Duration.ofSeconds(1);
    private static final int MAX_NAME_LENGTH = 30;
    private static final int MAX_GAMES = 100;

    private final BotLink link;
    private final List<String> supportedGames = new ArrayList<>();
    private boolean handshakeDone;
    private String lastError = "";
    private volatile String reportedName = "";
    private volatile Consumer<ParsedInfo> infoListener = info -> {};

    private ProtocolPlayer(BotLink link) {
        this.link = link;
    }

    /** Starts a bot as a child process. */
    public static Player process(List<String> command) throws BotException {
        return new ProtocolPlayer(BotLink.process(command));
    }

    /** Connects to a bot that listens on a TCP port. */
    public static Player socket(String host, int port) throws BotException {
        return new ProtocolPlayer(BotLink.socket(host, port));
    }

    /** Connects to a bot that listens on a WebSocket. */
    public static Player webSocket(URI address) throws BotException {
        return new ProtocolPlayer(BotLink.webSocket(address));
    }

    /** Returns a player over an open channel, for a bot that has connected to this server. */
    public static ProtocolPlayer overChannel(LineChannel channel) {
        return new ProtocolPlayer(BotLink.overChannel(channel));
    }

    /** Starts the protocol, if it has not been started: the bot reports its name and games. */
    public void greet() throws BotException {
        if (handshakeDone) return;
        link.send("damier 1");
        awaitReady();
        handshakeDone = true;
    }

    /** Returns the games that the bot reported; empty if it reported none. */
    public List<String> supportedGames() {
        return List.copyOf(supportedGames);
    }

    /** Sets the listener of what the bot reports during a search. It is called on the thread that waits. */
    public void onInfo(Consumer<ParsedInfo> listener) {
        infoListener = listener;
    }

    @Override
    public void newGame(Game game, Map<String, String> options, long seed) throws BotException {
        greet();
        String id = game.descriptor().id();
        if (!supportedGames.isEmpty() && !supportedGames.contains(id))
            throw new BotException(Kind.START, "does not play " + id + ", only " + String.join(", ", supportedGames));
        StringBuilder command = new StringBuilder("new " + id);
        options.forEach((option, value) ->
                command.append(' ').append(option).append('=').append(value));
        link.send(command.toString());
        awaitReady();
    }

    /** Reads lines until {@code ready}. */
    private void awaitReady() throws BotException {
        long deadline = System.nanoTime() + HANDSHAKE_TIMEOUT.toNanos();
        lastError = "";
        while (true) {
            String line;
            try {
                line = link.receive(deadline);
            } catch (BotException e) {
                if (e.kind() != Kind.TIME) throw e;
                throw new BotException(Kind.START, lastError.isEmpty() ? "did not send ready" : lastError);
            }
            String[] words = line.strip().split("\\s+", 2);
            switch (words[0]) {
                case "ready" -> {
                    return;
                }
                case "game" -> addGame(words.length > 1 ? words[1].strip() : "");
                case "error" -> lastError = line;
                case "id" -> readId(words.length > 1 ? words[1] : "");
                case "option", "info", "" -> {}
                default -> throw BotException.invalidLine(line);
            }
        }
    }

    /** Adds a game that the bot reported. Further games than {@link #MAX_GAMES} are ignored. */
    private void addGame(String id) {
        if (supportedGames.size() < MAX_GAMES) supportedGames.add(id);
    }

    /** Stores the name of an {@code id name} line, shortened and without characters that cannot be displayed. */
    private void readId(String rest) {
        String[] words = rest.strip().split("\\s+", 2);
        if (!words[0].equals("name") || words.length < 2) return;
        String name = TerminalEscaper.escape(words[1].strip());
        reportedName = name.length() > MAX_NAME_LENGTH ? name.substring(0, MAX_NAME_LENGTH) : name;
    }

    @Override
    public Optional<String> reportedName() {
        return reportedName.isEmpty() ? Optional.empty() : Optional.of(reportedName);
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration timeout) throws BotException {
        requireNoUnsolicitedAnswer();
        link.send("position " + line.write());
        return requestMove(limits, timeout);
    }

    @Override
    public Reply act(String observation, Limits limits, Duration timeout) throws BotException {
        requireNoUnsolicitedAnswer();
        if (!observation.isEmpty()) link.send("observe " + observation);
        return requestMove(limits, timeout);
    }

    /** Sends an earlier observation without a request, to an agent that has reconnected. */
    public void replayObservation(String observation) throws BotException {
        link.send("observe " + observation);
    }

    /**
     * Throws if the bot has sent an answer without a request, which could be mistaken for the answer to the next
     * request, or if the program that connects the bot has reported its crash.
     */
    private void requireNoUnsolicitedAnswer() throws BotException {
        for (String line : link.drainUnsolicited())
            if (line.startsWith("best") || line.startsWith("crashed")) throw BotException.invalidLine(line);
    }

    private Reply requestMove(Limits limits, Duration timeout) throws BotException {
        long deadline = System.nanoTime() + timeout.toNanos();
        ParsedInfo info = ParsedInfo.EMPTY;
        link.send(limits.toCommand());
        while (true) {
            String line = link.receive(deadline);
            String[] words = line.strip().split("\\s+", 2);
            String rest = words.length > 1 ? words[1].strip() : "";
            switch (words[0]) {
                case "best" -> {
                    String move = rest.contains("{") ? rest : rest.split("\\s+")[0];
                    return new Reply(move, info);
                }
                case "info" -> {
                    info = info.merge(rest);
                    infoListener.accept(info);
                }
                case "error", "pong", "" -> {}
                default -> throw BotException.invalidLine(line);
            }
        }
    }

    @Override
    public void stop() {
        try {
            link.send("stop");
        } catch (BotException e) {
            // The thread that waits for the answer receives the error.
        }
    }

    @Override
    public Optional<Duration> cpuTime() {
        return link.cpuTime();
    }

    @Override
    public String dismiss() {
        return link.close("quit", QUIT_TIMEOUT) ? "" : "did not quit within a second";
    }
}
