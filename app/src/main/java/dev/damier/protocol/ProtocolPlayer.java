package dev.damier.protocol;

import dev.damier.game.Game;
import dev.damier.protocol.BotException.Kind;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A bot that speaks the project's protocol. */
public final class ProtocolPlayer implements RefereedPlayer {
    private static final Duration HANDSHAKE = Duration.ofSeconds(20);
    private static final Duration QUIT_TIMEOUT = Duration.ofSeconds(1);

    private final BotLink link;
    private final List<String> games = new ArrayList<>();
    private boolean greeted;
    private String complaint = "";

    private ProtocolPlayer(BotLink link) {
        this.link = link;
    }

    public static Player process(List<String> command) throws BotException {
        return new ProtocolPlayer(BotLink.process(command));
    }

    public static Player socket(String host, int port) throws BotException {
        return new ProtocolPlayer(BotLink.socket(host, port));
    }

    public static Player web(URI address) throws BotException {
        return new ProtocolPlayer(BotLink.web(address));
    }

    /** A bot that came to us. */
    public static ProtocolPlayer over(LineChannel channel) {
        return new ProtocolPlayer(BotLink.over(channel));
    }

    @Override
    public void begin(Game game, Map<String, String> options, long seed) throws BotException {
        if (!greeted) {
            link.send("damier 1");
            ready();
            greeted = true;
        }
        String id = game.descriptor().id();
        if (!games.isEmpty() && !games.contains(id))
            throw new BotException(Kind.START, "does not play " + id + ", only " + String.join(", ", games));
        StringBuilder begin = new StringBuilder("new " + id);
        options.forEach(
                (option, value) -> begin.append(' ').append(option).append('=').append(value));
        link.send(begin.toString());
        ready();
    }

    private void ready() throws BotException {
        long deadline = System.nanoTime() + HANDSHAKE.toNanos();
        complaint = "";
        while (true) {
            String line;
            try {
                line = link.receive(deadline);
            } catch (BotException e) {
                if (e.kind() != Kind.TIME) throw e;
                throw new BotException(Kind.START, complaint.isEmpty() ? "did not send ready" : complaint);
            }
            String[] word = line.strip().split("\\s+", 2);
            switch (word[0]) {
                case "ready" -> {
                    return;
                }
                case "game" -> games.add(word.length > 1 ? word[1].strip() : "");
                case "error" -> complaint = line;
                case "id", "option", "info", "" -> {}
                default -> throw BotException.nonsense(line);
            }
        }
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration patience) throws BotException {
        requireNoUnsolicitedAnswer();
        link.send("position " + line.write());
        return ask(limits, patience);
    }

    @Override
    public Reply act(String observation, Limits limits, Duration patience) throws BotException {
        requireNoUnsolicitedAnswer();
        if (!observation.isEmpty()) link.send("observe " + observation);
        return ask(limits, patience);
    }

    /** Tells what the referee answered before, without asking: to an agent that comes back into its mission. */
    public void replayObservation(String observation) throws BotException {
        link.send("observe " + observation);
    }

    /** An answer that nobody asked for must not pass for one to the next question. */
    private void requireNoUnsolicitedAnswer() throws BotException {
        for (String said : link.unasked()) if (said.startsWith("best")) throw BotException.nonsense(said);
    }

    private Reply ask(Limits limits, Duration patience) throws BotException {
        long deadline = System.nanoTime() + patience.toNanos();
        ParsedInfo info = ParsedInfo.NOTHING;
        link.send(limits.write());
        while (true) {
            String said = link.receive(deadline);
            String[] word = said.strip().split("\\s+", 2);
            String rest = word.length > 1 ? word[1].strip() : "";
            switch (word[0]) {
                case "best" -> {
                    String move = rest.contains("{") ? rest : rest.split("\\s+")[0];
                    return new Reply(move, info);
                }
                case "info" -> info = info.and(rest);
                case "error", "pong", "" -> {}
                default -> throw BotException.nonsense(said);
            }
        }
    }

    @Override
    public void stop() {
        try {
            link.send("stop");
        } catch (BotException e) {
            // whoever waits for the answer hears of it
        }
    }

    @Override
    public Optional<Duration> cpu() {
        return link.cpu();
    }

    @Override
    public String dismiss() {
        return link.close("quit", QUIT_TIMEOUT) ? "" : "did not quit within a second";
    }
}
