package dev.damier.quoridor;

import dev.damier.game.NotationException;
import dev.damier.game.Spot;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes positions. The package description explains the notation. */
final class Notation {
    private static final Pattern WALL_NAME = Pattern.compile("([a-z])([1-9][0-9]?)");
    private static final Pattern RULE_SUFFIX = Pattern.compile("(size|players|walls)=?([0-9]{1,3})");
    private static final Pattern MOVES_KEYWORD = Pattern.compile("(^|[\\s_])moves([\\s_]|$)");

    private Notation() {}

    /** Reads a position and plays the moves that follow it in the text. */
    static Board read(String text) {
        String t = text.strip().toLowerCase(Locale.ROOT);
        Matcher split = MOVES_KEYWORD.matcher(t);
        if (!split.find()) return readPosition(t);
        Board board = readPosition(t.substring(0, split.start()).strip());
        for (String move : t.substring(split.end()).split("[\\s._,]+")) {
            if (!move.isEmpty()) board.play(MoveValidation.readRecorded(board, move));
        }
        return board;
    }

    private static Board readPosition(String t) {
        String[] parts = t.split("[/_]", -1);
        for (int i = 0; i < parts.length; i++) parts[i] = parts[i].strip();
        boolean start = parts[0].equals("start") || parts[0].startsWith("start ");
        if (start) {
            List<String> extras =
                    new ArrayList<>(Arrays.asList(parts[0].substring(5).split("\\s+")));
            extras.addAll(Arrays.asList(parts).subList(1, parts.length));
            return Board.start(readRules(extras, 0));
        }
        if (parts.length < 5) throw error("sections", t, parts.length);
        String[] pawns = parts[2].split("[\\s.]+");
        String[] left = parts[3].split("[\\s.]+");
        Rules rules = readRules(Arrays.asList(parts).subList(5, parts.length), pawns.length);
        WallGrid walls = new WallGrid(rules.size());
        int placed = readWalls(walls, rules, parts[0], 'h') + readWalls(walls, rules, parts[1], 'v');
        int[] squares = readPawns(rules, pawns);
        int[] inHand = readWallsLeft(rules, left, placed);
        int toMove = readNumber(parts[4], "to-move", 1, rules.players()) - 1;
        Board board = Board.of(rules, walls, squares, inHand, toMove);
        requirePossible(board);
        return board;
    }

    /**
     * Returns the rules that the suffixes describe.
     *
     * @param pawns the number of pawns in the text, or 0 for {@code start}
     */
    private static Rules readRules(List<String> extras, int pawns) {
        int size = 9;
        int players = pawns == 0 ? 2 : pawns;
        int walls = -1;
        boolean sideStep = true;
        boolean draws = true;
        for (String extra : extras) {
            Matcher m = RULE_SUFFIX.matcher(extra);
            if (m.matches()) {
                int value = Integer.parseInt(m.group(2));
                switch (m.group(1)) {
                    case "size" -> size = value;
                    case "players" -> players = value;
                    default -> walls = value;
                }
            } else if (extra.equals("noside")) sideStep = false;
            else if (extra.equals("nodraw")) draws = false;
            else if (!extra.isEmpty()) throw error("extra", extra);
        }
        if (!Rules.isAllowedSize(size)) throw error("size", size);
        if (players != 2 && players != 4 || pawns != 0 && pawns != players) throw error("players", players);
        if (walls < 0) walls = Rules.defaultWalls(size, players);
        if (walls > (size - 1) * (size - 1)) throw error("walls", walls, (size - 1) * (size - 1));
        return new Rules(size, players, walls, sideStep, draws);
    }

    /** Places a list of walls and returns their number. {@code kind} is {@code h} or {@code v}. */
    private static int readWalls(WallGrid walls, Rules rules, String list, char kind) {
        if (list.equals("-")) return 0;
        Matcher m = WALL_NAME.matcher(list);
        int at = 0;
        int count = 0;
        while (at < list.length() && m.find(at) && m.start() == at) {
            String name = m.group() + kind;
            int wall = MoveCode.parse(name, rules.size());
            if (wall < 0) throw error("wall", name, rules.size());
            MoveValidation.wallConflict(walls, wall).ifPresent(reason -> {
                throw new NotationException(reason, QuoridorScene.spot(wall, rules.size()));
            });
            walls.toggleWall(wall);
            count++;
            at = m.end();
        }
        if (at != list.length() || count == 0) throw error("wall-list", list);
        return count;
    }

    private static int[] readPawns(Rules rules, String[] names) {
        int[] squares = new int[names.length];
        for (int p = 0; p < names.length; p++) {
            squares[p] = MoveCode.parseSquare(names[p], rules.size());
            if (squares[p] < 0) throw error("pawn", names[p], QuoridorScene.name(p), rules.size());
            for (int q = 0; q < p; q++) {
                if (squares[q] == squares[p])
                    throw new NotationException(
                            Text.of(
                                    Notation.class,
                                    "read.same-square",
                                    QuoridorScene.name(q),
                                    QuoridorScene.name(p),
                                    names[p]),
                            QuoridorScene.spot(squares[p], rules.size()));
            }
        }
        return squares;
    }

    /** Returns the walls left of each player. {@code placed} is the number of walls on the board. */
    private static int[] readWallsLeft(Rules rules, String[] numbers, int placed) {
        if (numbers.length != rules.players()) throw error("left", String.join(" ", numbers), rules.players());
        int[] wallsLeft = new int[numbers.length];
        int sum = placed;
        for (int p = 0; p < wallsLeft.length; p++)
            sum += wallsLeft[p] = readNumber(numbers[p], "left-number", 0, rules.walls());
        int all = rules.players() * rules.walls();
        if (sum > all) throw error("too-many", placed, sum - placed, all);
        return wallsLeft;
    }

    private static int readNumber(String text, String key, int min, int max) {
        if (text.matches("[0-9]{1,3}")) {
            int value = Integer.parseInt(text);
            if (value >= min && value <= max) return value;
        }
        throw error(key, text, min, max);
    }

    /** Rejects positions that no legal game reaches: a player without a path, or two winners. */
    private static void requirePossible(Board board) {
        int winners = 0;
        for (int p = 0; p < board.players(); p++) {
            Spot spot = QuoridorScene.spot(board.pawn(p), board.size);
            int distance = board.distance(p);
            if (distance < 0)
                throw new NotationException(Text.of(Notation.class, "read.no-route", QuoridorScene.name(p)), spot);
            if (distance == 0 && ++winners > 1)
                throw new NotationException(Text.of(Notation.class, "read.two-winners"), spot);
        }
    }

    private static NotationException error(String key, Object... args) {
        return new NotationException(Text.of(Notation.class, "read." + key, args));
    }

    /** Returns the canonical form: sections separated by underscores, words within a section by dots. */
    static String write(Board board) {
        Rules rules = board.rules;
        StringBuilder b = new StringBuilder();
        b.append(writeWalls(board, MoveCode.HORIZONTAL))
                .append('_')
                .append(writeWalls(board, MoveCode.VERTICAL))
                .append('_');
        for (int p = 0; p < board.players(); p++)
            b.append(p == 0 ? "" : ".").append(MoveCode.squareName(board.pawn(p), board.size));
        b.append('_');
        for (int p = 0; p < board.players(); p++) b.append(p == 0 ? "" : ".").append(board.wallsLeft(p));
        b.append('_').append(board.toMove() + 1);
        if (rules.size() != 9) b.append("_size").append(rules.size());
        if (rules.walls() != Rules.defaultWalls(rules.size(), rules.players()))
            b.append("_walls").append(rules.walls());
        if (!rules.sideStep()) b.append("_noside");
        if (!rules.draws()) b.append("_nodraw");
        return b.toString();
    }

    private static String writeWalls(Board board, int base) {
        StringBuilder b = new StringBuilder();
        for (int column = 0; column < board.size; column++) {
            for (int row = 0; row < board.size; row++) {
                int anchor = row * board.size + column;
                if (board.wallGrid.hasWall(base + anchor)) b.append(MoveCode.squareName(anchor, board.size));
            }
        }
        return b.length() == 0 ? "-" : b.toString();
    }
}
