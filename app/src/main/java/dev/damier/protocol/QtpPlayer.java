package dev.damier.protocol;

import dev.damier.game.Game;
import dev.damier.protocol.Failure.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A bot that speaks the Quoridor text protocol. It has no word for positions: games start from the beginning. */
public final class QtpPlayer implements Player {
    private static final Duration SETUP = Duration.ofSeconds(20);
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    private final Link link;
    private final Dialect dialect;
    private final List<String> told = new ArrayList<>();
    private String start = "";
    private int size;

    private QtpPlayer(Link link, Dialect dialect) {
        this.link = link;
        this.dialect = dialect;
    }

    public static Player process(List<String> command, Dialect dialect) throws Failure {
        return new QtpPlayer(Link.process(command), dialect);
    }

    @Override
    public void begin(Game game, Map<String, String> options, long seed) throws Failure {
        if (!game.card().id().equals("quoridor")) throw new Failure(Kind.START, "QTP bots play only quoridor");
        var dealt = game.deal(options, 0);
        start = dealt.write();
        size = dealt.seat().scene(-1).columns();
        told.clear();
        must("boardsize " + size);
        must("clear_board");
        if (options.containsKey("walls")) must("walls " + options.get("walls"));
    }

    private void must(String command) throws Failure {
        try {
            ask(command, System.nanoTime() + SETUP.toNanos());
        } catch (Failure e) {
            throw e.kind() == Kind.TIME ? new Failure(Kind.START, "no answer to " + command) : e;
        }
    }

    @Override
    public Reply move(Line line, Limits limits, Duration patience) throws Failure {
        if (!line.start().write().equals(start))
            throw new Failure(
                    Kind.START,
                    "QTP can only play from the start, not from " + line.start().write());
        long deadline = System.nanoTime() + patience.toNanos();
        for (int ply = told.size(); ply < line.moves().size(); ply++) {
            String move = line.moves().get(ply);
            String command = Dialect.wall(move) ? "playwall " : "playmove ";
            ask(command + colour(ply) + " " + dialect.theirs(move, size, mirrored()), deadline);
            told.add(move);
        }
        String answer = ask("genmove " + colour(line.moves().size()), deadline);
        String ours;
        try {
            ours = dialect.ours(answer, size, mirrored());
        } catch (IllegalArgumentException e) {
            throw ProtocolPlayer.nonsense(answer);
        }
        told.add(ours); // genmove plays the move on the bot's own board
        return new Reply(ours);
    }

    private boolean mirrored() {
        return dialect.mirrored(dialect.blackFirst());
    }

    private String colour(int ply) {
        return (ply % 2 == 0) == dialect.blackFirst() ? "black" : "white";
    }

    /** The result of a command: from {@code =} to the next empty line. */
    private String ask(String command, long deadline) throws Failure {
        link.send(command);
        StringBuilder result = new StringBuilder();
        while (true) {
            String line = link.receive(deadline).strip();
            if (line.startsWith("#")) continue;
            if (line.isEmpty()) {
                if (result.length() > 0) break;
                continue;
            }
            result.append(result.length() == 0 ? "" : "\n").append(line);
        }
        String answer = result.toString();
        if (answer.startsWith("=")) return answer.substring(1).strip();
        if (answer.startsWith("?"))
            throw new Failure(
                    Kind.NONSENSE,
                    "refused '" + command + "': " + answer.substring(1).strip());
        throw ProtocolPlayer.nonsense(answer);
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
