package dev.damier.protocol;

import dev.damier.game.Game;
import dev.damier.protocol.Failure.Kind;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A bot that speaks the project's protocol. */
public final class ProtocolPlayer implements Actor {
    private static final Duration HANDSHAKE = Duration.ofSeconds(20);
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    private final Link link;
    private final List<String> games = new ArrayList<>();
    private boolean greeted;
    private String complaint = "";

    private ProtocolPlayer(Link link) {
        this.link = link;
    }

    public static Player process(List<String> command) throws Failure {
        return new ProtocolPlayer(Link.process(command));
    }

    public static Player socket(String host, int port) throws Failure {
        return new ProtocolPlayer(Link.socket(host, port));
    }

    public static Player web(URI address) throws Failure {
        return new ProtocolPlayer(Link.web(address));
    }

    @Override
    public void begin(Game game, Map<String, String> options, long seed) throws Failure {
        if (!greeted) {
            link.send("damier 1");
            ready();
            greeted = true;
        }
        String id = game.card().id();
        if (!games.isEmpty() && !games.contains(id))
            throw new Failure(Kind.START, "does not play " + id + ", only " + String.join(", ", games));
        StringBuilder begin = new StringBuilder("new " + id);
        options.forEach(
                (option, value) -> begin.append(' ').append(option).append('=').append(value));
        link.send(begin.toString());
        ready();
    }

    private void ready() throws Failure {
        long deadline = System.nanoTime() + HANDSHAKE.toNanos();
        complaint = "";
        while (true) {
            String line;
            try {
                line = link.receive(deadline);
            } catch (Failure e) {
                if (e.kind() != Kind.TIME) throw e;
                throw new Failure(Kind.START, complaint.isEmpty() ? "never said ready" : complaint);
            }
            String[] word = line.strip().split("\\s+", 2);
            switch (word[0]) {
                case "ready" -> {
                    return;
                }
                case "game" -> games.add(word.length > 1 ? word[1].strip() : "");
                case "error" -> complaint = line;
                case "id", "option", "info", "" -> {}
                default -> throw nonsense(line);
            }
        }
    }

    static Failure nonsense(String line) {
        String shown = line.length() > 80 ? line.substring(0, 80) + "…" : line;
        return new Failure(Kind.NONSENSE, "said '" + shown + "'");
    }

    @Override
    public Reply move(Line line, Limits limits, Duration patience) throws Failure {
        silent();
        link.send("position " + line.write());
        return ask(limits, patience);
    }

    @Override
    public Reply act(String observation, Limits limits, Duration patience) throws Failure {
        silent();
        if (!observation.isEmpty()) link.send("observe " + observation);
        return ask(limits, patience);
    }

    /** An answer that nobody asked for must not pass for one to the next question. */
    private void silent() throws Failure {
        for (String said : link.unasked()) if (said.startsWith("best")) throw nonsense(said);
    }

    private Reply ask(Limits limits, Duration patience) throws Failure {
        long deadline = System.nanoTime() + patience.toNanos();
        Told told = Told.NOTHING;
        link.send(limits.write());
        while (true) {
            String said = link.receive(deadline);
            String[] word = said.strip().split("\\s+", 2);
            String rest = word.length > 1 ? word[1].strip() : "";
            switch (word[0]) {
                case "best" -> {
                    String move = rest.contains("{") ? rest : rest.split("\\s+")[0];
                    return new Reply(move, told);
                }
                case "info" -> told = told.and(rest);
                case "error", "pong", "" -> {}
                default -> throw nonsense(said);
            }
        }
    }

    @Override
    public void stop() {
        try {
            link.send("stop");
        } catch (Failure e) {
            // whoever waits for the answer hears of it
        }
    }

    @Override
    public Optional<Duration> cpu() {
        return link.cpu();
    }

    @Override
    public String dismiss() {
        return link.close("quit", FAREWELL) ? "" : "did not quit within a second";
    }
}
