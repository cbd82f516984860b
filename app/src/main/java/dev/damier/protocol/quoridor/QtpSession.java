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
import dev.damier.run.BadInputException;
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
        clearBoard();
    }

    @Override
    public void onLineTooLong() {
        out.accept("? line longer than " + LineReader.MAX_LINE_BYTES + " bytes\n");
    }

    /** Answers a command. Returns false after {@code quit}. */
    @Override
    public boolean handleLine(String line) {
        String command = line.replaceFirst("#.*", "").strip();
        if (command.isEmpty()) return true;
        String id = command.replaceFirst("^(\\d*).*", "$1");
        String[] words = command.substring(id.length()).strip().split("\\s+");
        try {
            String result = execute(words[0], Arrays.asList(words).subList(1, words.length));
            out.accept(("=" + id + " " + result).stripTrailing() + "\n");
        } catch (BadInputException e) {
            out.accept("?" + id + " " + e.getMessage() + "\n");
        } catch (RuntimeException e) {
            out.accept("?" + id + " internal error: " + e + "\n");
        }
        return !words[0].equals("quit");
    }

    private String execute(String command, List<String> args) {
        return switch (command) {
            case "name" -> "Damier";
            case "version" -> "1";
            case "protocol_version" -> "1";
            case "known_command" -> String.valueOf(COMMANDS.contains(requireArg(args, 0, "a command")));
            case "list_commands" -> String.join("\n", COMMANDS);
            case "boardsize" -> resize(requireArg(args, 0, "a size"));
            case "walls" -> setWalls(requireArg(args, 0, "a number of walls"));
            case "clear_board" -> clearBoard();
            case "playmove" -> play(requireArg(args, 0, "a color"), requireArg(args, 1, "a square"), false);
            case "playwall" ->
                play(
                        requireArg(args, 0, "a color"),
                        requireArg(args, 1, "a square") + (args.size() > 2 ? " " + args.get(2) : ""),
                        true);
            case "genmove" -> generateMove(requireArg(args, 0, "a color"));
            case "undo" -> undo(args.isEmpty() ? "1" : args.get(0));
            case "winner" -> winner();
            case "showboard" -> "\n" + drawBoard();
            case "quit" -> "";
            default -> throw new BadInputException("unknown command");
        };
    }

    private static String requireArg(List<String> args, int index, String what) {
        if (index < args.size()) return args.get(index);
        throw new BadInputException("syntax error: " + what + " is missing");
    }

    private String resize(String newSize) {
        Map<String, String> newOptions = new LinkedHashMap<>(options);
        newOptions.put("size", newSize);
        return startGame(newOptions, "unacceptable size");
    }

    private String setWalls(String number) {
        Map<String, String> newOptions = new LinkedHashMap<>(options);
        newOptions.put("walls", number);
        return startGame(newOptions, "unacceptable number of walls");
    }

    private String startGame(Map<String, String> newOptions, String errorPrefix) {
        try {
            start = game.deal(newOptions, 0);
        } catch (BadInputException e) {
            throw new BadInputException(errorPrefix + ": " + e.getMessage(), e);
        }
        options.putAll(newOptions);
        size = start.newTable().scene(-1).columns();
        moves.clear();
        return "";
    }

    private String clearBoard() {
        seat = new EngineSeat();
        return startGame(Map.copyOf(options), "cannot start a new game");
    }

    private String play(String colour, String move, boolean wall) {
        requireTurn(QtpNotation.isBlack(colour));
        String damierMove = notation.toDamier(move, size, isMirrored());
        if (QtpNotation.isWall(damierMove) != wall)
            throw new BadInputException(
                    "syntax error: " + (wall ? "a wall" : "a square") + " was expected, but got '" + move + "'");
        addMove(damierMove);
        return "";
    }

    private String generateMove(String colour) {
        requireTurn(QtpNotation.isBlack(colour));
        PlayedLine line = new PlayedLine(start, moves);
        Setup position = PlayedLine.playablePosition(line.endPosition());
        if (position.newTable().moves().isEmpty()) throw new BadInputException("the game is over");
        Outcome outcome = request.search(position, limits, seat, moves.size() / 2, p -> {}, c -> {});
        String damierMove = new InfoWriter(position).answerMoves(outcome).get(0);
        addMove(damierMove);
        return notation.fromDamier(damierMove, size, isMirrored());
    }

    /** Throws unless it is this colour's turn. Before the first move either colour may start. */
    private void requireTurn(boolean black) {
        if (moves.isEmpty()) firstIsBlack = black;
        boolean firstPlayersTurn = moves.size() % 2 == 0;
        if (firstPlayersTurn != (black == firstIsBlack))
            throw new BadInputException("it is " + (black ? "white" : "black") + "'s turn");
    }

    private boolean isMirrored() {
        return notation.isMirrored(firstIsBlack);
    }

    private void addMove(String move) {
        List<String> longer = new ArrayList<>(moves);
        longer.add(move);
        try {
            new PlayedLine(start, longer).endPosition();
        } catch (BadInputException e) {
            throw new BadInputException("illegal move: " + e.getMessage(), e);
        }
        moves.add(move);
    }

    private String undo(String number) {
        if (!number.matches("\\d{1,4}") || Integer.parseInt(number) > moves.size())
            throw new BadInputException("cannot undo");
        moves.subList(moves.size() - Integer.parseInt(number), moves.size()).clear();
        return "";
    }

    private String winner() {
        Table.Status status =
                new PlayedLine(start, moves).endPosition().newTable().status();
        if (status.winner() < 0) return "false";
        return "true " + ((status.winner() == 0) == firstIsBlack ? "black" : "white");
    }

    /** Draws the board without empty lines, because an empty line would end the answer. */
    private String drawBoard() {
        Scene scene = new PlayedLine(start, moves).endPosition().newTable().scene(-1);
        boolean mirrored = moves.isEmpty() ? notation.isMirrored(notation.blackFirst()) : isMirrored();
        String drawn = SceneText.draw(mirrored ? MirroredScene.of(scene) : scene, false, Locale.ENGLISH);
        return drawn.lines()
                .filter(l -> !l.isBlank())
                .reduce((a, b) -> a + "\n" + b)
                .orElse("");
    }
}
