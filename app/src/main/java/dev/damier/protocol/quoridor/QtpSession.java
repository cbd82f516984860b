package dev.damier.protocol.quoridor;

import dev.damier.draw.SceneText;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Scene;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.EngineSeat;
import dev.damier.protocol.Dialect;
import dev.damier.protocol.InfoWriter;
import dev.damier.protocol.Limits;
import dev.damier.protocol.LineReader;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.SearchRequest;
import dev.damier.run.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The bot's side of the Quoridor text protocol (QTP). Every line is a command. The answer is {@code = result} or
 * {@code ? error}, followed by an empty line. A number before the command is repeated in the answer. The colour that
 * moves first after {@code clear_board} is the first player in Damier.
 */
final class QtpSession implements Dialect.Conversation {
    private static final List<String> COMMANDS = List.of(
            "name",
            "version",
            "protocol_version",
            "known_command",
            "list_commands",
            "boardsize",
            "clear_board",
            "walls",
            "playmove",
            "playwall",
            "genmove",
            "undo",
            "winner",
            "showboard",
            "quit");

    private final Game game = Games.all().game("quoridor");
    private final QtpNotation notation;
    private final SearchRequest request;
    private final Limits limits;
    private final Consumer<String> out;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final List<String> moves = new ArrayList<>();
    private Setup start;
    private EngineSeat seat = new EngineSeat();
    private int size = 9;
    private boolean firstIsBlack;

    /** @param out receives each answer, which may have several lines, without the empty line at its end */
    QtpSession(QtpNotation notation, SearchRequest request, Limits limits, Consumer<String> out) {
        this.notation = notation;
        this.request = request;
        this.limits = limits;
        this.out = out;
        clear();
    }

    @Override
    public void tooLong() {
        out.accept("? line longer than " + LineReader.MAX_LINE_BYTES + " bytes\n");
    }

    /** Answers a command. Returns false after {@code quit}. */
    @Override
    public boolean hear(String line) {
        String command = line.replaceFirst("#.*", "").strip();
        if (command.isEmpty()) return true;
        String id = command.replaceFirst("^(\\d*).*", "$1");
        String[] words = command.substring(id.length()).strip().split("\\s+");
        try {
            String result = answer(words[0], Arrays.asList(words).subList(1, words.length));
            out.accept(("=" + id + " " + result).stripTrailing() + "\n");
        } catch (IllegalArgumentException e) {
            out.accept("?" + id + " " + e.getMessage() + "\n");
        } catch (RuntimeException e) {
            out.accept("?" + id + " internal error: " + e + "\n");
        }
        return !words[0].equals("quit");
    }

    private String answer(String command, List<String> args) {
        return switch (command) {
            case "name" -> "Damier";
            case "version" -> "1";
            case "protocol_version" -> "1";
            case "known_command" -> String.valueOf(COMMANDS.contains(arg(args, 0, "a command")));
            case "list_commands" -> String.join("\n", COMMANDS);
            case "boardsize" -> resize(arg(args, 0, "a size"));
            case "walls" -> walls(arg(args, 0, "a number of walls"));
            case "clear_board" -> clear();
            case "playmove" -> play(arg(args, 0, "a color"), arg(args, 1, "a square"), false);
            case "playwall" ->
                play(
                        arg(args, 0, "a color"),
                        arg(args, 1, "a square") + (args.size() > 2 ? " " + args.get(2) : ""),
                        true);
            case "genmove" -> generate(arg(args, 0, "a color"));
            case "undo" -> undo(args.isEmpty() ? "1" : args.get(0));
            case "winner" -> winner();
            case "showboard" -> "\n" + board();
            case "quit" -> "";
            default -> throw new IllegalArgumentException("unknown command");
        };
    }

    private static String arg(List<String> args, int index, String what) {
        if (index < args.size()) return args.get(index);
        throw new IllegalArgumentException("syntax error: " + what + " is missing");
    }

    private String resize(String newSize) {
        Map<String, String> newOptions = new LinkedHashMap<>(options);
        newOptions.put("size", newSize);
        return begin(newOptions, "unacceptable size");
    }

    private String walls(String number) {
        Map<String, String> newOptions = new LinkedHashMap<>(options);
        newOptions.put("walls", number);
        return begin(newOptions, "unacceptable number of walls");
    }

    private String begin(Map<String, String> newOptions, String errorPrefix) {
        try {
            start = game.deal(newOptions, 0);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(errorPrefix + ": " + e.getMessage(), e);
        }
        options.putAll(newOptions);
        size = start.newTable().scene(-1).columns();
        moves.clear();
        return "";
    }

    private String clear() {
        seat = new EngineSeat();
        return begin(Map.copyOf(options), "cannot start a new game");
    }

    private String play(String colour, String move, boolean wall) {
        turn(QtpNotation.black(colour));
        String damierMove = notation.ours(move, size, mirrored());
        if (QtpNotation.wall(damierMove) != wall)
            throw new IllegalArgumentException(
                    "syntax error: " + (wall ? "a wall" : "a square") + " was expected, but got '" + move + "'");
        add(damierMove);
        return "";
    }

    private String generate(String colour) {
        turn(QtpNotation.black(colour));
        PlayedLine line = new PlayedLine(start, moves);
        Setup position = PlayedLine.playable(line.end());
        if (position.newTable().moves().isEmpty()) throw new IllegalArgumentException("the game is over");
        Outcome outcome = request.about(position, limits, seat, moves.size() / 2, p -> {}, c -> {});
        String damierMove = new InfoWriter(position).line(outcome).get(0);
        add(damierMove);
        return notation.theirs(damierMove, size, mirrored());
    }

    /** Throws unless it is this colour's turn. Before the first move either colour may start. */
    private void turn(boolean black) {
        if (moves.isEmpty()) firstIsBlack = black;
        boolean firstPlayersTurn = moves.size() % 2 == 0;
        if (firstPlayersTurn != (black == firstIsBlack))
            throw new IllegalArgumentException("it is " + (black ? "white" : "black") + "'s turn");
    }

    private boolean mirrored() {
        return notation.mirrored(firstIsBlack);
    }

    private void add(String move) {
        List<String> longer = new ArrayList<>(moves);
        longer.add(move);
        try {
            new PlayedLine(start, longer).end();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("illegal move: " + e.getMessage(), e);
        }
        moves.add(move);
    }

    private String undo(String number) {
        if (!number.matches("\\d{1,4}") || Integer.parseInt(number) > moves.size())
            throw new IllegalArgumentException("cannot undo");
        moves.subList(moves.size() - Integer.parseInt(number), moves.size()).clear();
        return "";
    }

    private String winner() {
        Table.Status status = new PlayedLine(start, moves).end().newTable().status();
        if (status.winner() < 0) return "false";
        return "true " + ((status.winner() == 0) == firstIsBlack ? "black" : "white");
    }

    /** Draws the board without empty lines, because an empty line would end the answer. */
    private String board() {
        Scene scene = new PlayedLine(start, moves).end().newTable().scene(-1);
        boolean mirrored = moves.isEmpty() ? notation.mirrored(notation.blackFirst()) : mirrored();
        String drawn = SceneText.draw(mirrored ? MirroredScene.of(scene) : scene, false, Locale.ENGLISH);
        return drawn.lines()
                .filter(l -> !l.isBlank())
                .reduce((a, b) -> a + "\n" + b)
                .orElse("");
    }
}
