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
 * The engine's side of the Quoridor text protocol (QTP): one command a line, answered {@code = result} or {@code ?
 * error} and an empty line; a number before the command comes back in the answer. Whichever colour moves first after
 * {@code clear_board} is our first player.
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

    /** @param out takes an answer, several lines perhaps, without the empty line that ends it */
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

    /** Answers a command; false once it was {@code quit}. */
    @Override
    public boolean hear(String line) {
        String words = line.replaceFirst("#.*", "").strip();
        if (words.isEmpty()) return true;
        String id = words.replaceFirst("^(\\d*).*", "$1");
        String[] word = words.substring(id.length()).strip().split("\\s+");
        try {
            String result = answer(word[0], Arrays.asList(word).subList(1, word.length));
            out.accept(("=" + id + " " + result).stripTrailing() + "\n");
        } catch (IllegalArgumentException e) {
            out.accept("?" + id + " " + e.getMessage() + "\n");
        } catch (RuntimeException e) {
            out.accept("?" + id + " internal error: " + e + "\n");
        }
        return !word[0].equals("quit");
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

    private static String arg(List<String> args, int at, String what) {
        if (at < args.size()) return args.get(at);
        throw new IllegalArgumentException("syntax error: " + what + " is missing");
    }

    private String resize(String number) {
        Map<String, String> wanted = new LinkedHashMap<>(options);
        wanted.put("size", number);
        return begin(wanted, "unacceptable size");
    }

    private String walls(String number) {
        Map<String, String> wanted = new LinkedHashMap<>(options);
        wanted.put("walls", number);
        return begin(wanted, "unacceptable number of walls");
    }

    private String begin(Map<String, String> wanted, String refusal) {
        try {
            start = game.deal(wanted, 0);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(refusal + ": " + e.getMessage(), e);
        }
        options.putAll(wanted);
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
        String ours = notation.ours(move, size, mirrored());
        if (QtpNotation.wall(ours) != wall)
            throw new IllegalArgumentException(
                    "syntax error: " + (wall ? "a wall" : "a square") + " was expected, but got '" + move + "'");
        add(ours);
        return "";
    }

    private String generate(String colour) {
        turn(QtpNotation.black(colour));
        PlayedLine line = new PlayedLine(start, moves);
        Setup now = PlayedLine.playable(line.end());
        if (now.newTable().moves().isEmpty()) throw new IllegalArgumentException("the game is over");
        Outcome outcome = request.about(now, limits, seat, moves.size() / 2, p -> {}, c -> {});
        String ours = new InfoWriter(now).line(outcome).get(0);
        add(ours);
        return notation.theirs(ours, size, mirrored());
    }

    /** The rules know whose turn it is; before the first move it is anybody's. */
    private void turn(boolean black) {
        if (moves.isEmpty()) firstIsBlack = black;
        boolean firsts = moves.size() % 2 == 0;
        if (firsts != (black == firstIsBlack))
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

    /** No empty line may stand inside an answer. */
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
