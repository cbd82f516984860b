package dev.damier.protocol.quoridor;

import dev.damier.game.Game;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotException.Kind;
import dev.damier.protocol.BotLink;
import dev.damier.protocol.Limits;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.run.BadInputException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A bot that uses the Quoridor text protocol. The protocol cannot set a position, so games start from the starting
 * position.
 */
final class QtpPlayer implements Player {
    private static final Duration SETUP_TIMEOUT = Duration.ofSeconds(20);
    private static final Duration QUIT_TIMEOUT = Duration.ofSeconds(1);

    private final BotLink link;
    private final QtpNotation notation;
    private final List<String> sentMoves = new ArrayList<>();
    private String start = "";
    private int size;

    private QtpPlayer(BotLink link, QtpNotation notation) {
        this.link = link;
        this.notation = notation;
    }

    /** Starts a bot as a child process. */
    static Player process(List<String> command, QtpNotation notation) throws BotException {
        return new QtpPlayer(BotLink.process(command), notation);
    }

    @Override
    public void newGame(Game game, Map<String, String> options, long seed) throws BotException {
        if (!game.descriptor().id().equals("quoridor"))
            throw new BotException(Kind.START, "QTP bots play only quoridor");
        var dealt = game.deal(options, 0);
        start = dealt.write();
        size = dealt.newTable().scene(-1).columns();
        sentMoves.clear();
        sendSetupCommand("boardsize " + size);
        sendSetupCommand("clear_board");
        if (options.containsKey("walls")) sendSetupCommand("walls " + options.get("walls"));
    }

    /** Sends a command that must be answered before the game starts. */
    private void sendSetupCommand(String command) throws BotException {
        try {
            sendCommand(command, System.nanoTime() + SETUP_TIMEOUT.toNanos());
        } catch (BotException e) {
            throw e.kind() == Kind.TIME ? new BotException(Kind.START, "no response to " + command) : e;
        }
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration timeout) throws BotException {
        if (!line.start().write().equals(start))
            throw new BotException(
                    Kind.START,
                    "QTP supports only games from the starting position, not from "
                            + line.start().write());
        long deadline = System.nanoTime() + timeout.toNanos();
        for (int ply = sentMoves.size(); ply < line.moves().size(); ply++) {
            String move = line.moves().get(ply);
            String command = QtpNotation.isWall(move) ? "playwall " : "playmove ";
            sendCommand(command + colourToMove(ply) + " " + notation.fromDamier(move, size, isMirrored()), deadline);
            sentMoves.add(move);
        }
        String answer = sendCommand("genmove " + colourToMove(line.moves().size()), deadline);
        String damierMove;
        try {
            damierMove = notation.toDamier(answer, size, isMirrored());
        } catch (BadInputException e) {
            throw BotException.invalidLine(answer);
        }
        sentMoves.add(damierMove); // genmove plays the move on the bot's own board
        return new Reply(damierMove);
    }

    private boolean isMirrored() {
        return notation.isMirrored(notation.blackFirst());
    }

    private String colourToMove(int ply) {
        return (ply % 2 == 0) == notation.blackFirst() ? "black" : "white";
    }

    /** Sends a command and returns its result: the text from {@code =} to the next empty line. */
    private String sendCommand(String command, long deadline) throws BotException {
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
            throw new BotException(
                    Kind.NONSENSE,
                    "rejected '" + command + "': " + answer.substring(1).strip());
        throw BotException.invalidLine(answer);
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
