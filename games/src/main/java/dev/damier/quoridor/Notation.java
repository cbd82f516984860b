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

/** Positions as text; the forms are told in the package's description. */
final class Notation {
    private static final Pattern WALL = Pattern.compile("([a-z])([1-9][0-9]?)");
    private static final Pattern EXTRA = Pattern.compile("(size|players|walls)=?([0-9]{1,3})");
    private static final Pattern MOVES = Pattern.compile("(^|[\\s_])moves([\\s_]|$)");

    private Notation() {}

    static Board read(String text) {
        String t = text.strip().toLowerCase(Locale.ROOT);
        Matcher split = MOVES.matcher(t);
        if (!split.find()) return position(t);
        Board board = position(t.substring(0, split.start()).strip());
        for (String move : t.substring(split.end()).split("[\\s._,]+")) {
            if (!move.isEmpty()) board.play(MoveValidation.replay(board, move));
        }
        return board;
    }

    private static Board position(String t) {
        String[] parts = t.split("[/_]", -1);
        for (int i = 0; i < parts.length; i++) parts[i] = parts[i].strip();
        boolean start = parts[0].equals("start") || parts[0].startsWith("start ");
        if (start) {
            List<String> extras =
                    new ArrayList<>(Arrays.asList(parts[0].substring(5).split("\\s+")));
            extras.addAll(Arrays.asList(parts).subList(1, parts.length));
            return Board.start(rules(extras, 0));
        }
        if (parts.length < 5) throw fault("sections", t, parts.length);
        String[] pawns = parts[2].split("[\\s.]+");
        String[] left = parts[3].split("[\\s.]+");
        Rules rules = rules(Arrays.asList(parts).subList(5, parts.length), pawns.length);
        WallGrid walls = new WallGrid(rules.size());
        int placed = walls(walls, rules, parts[0], 'h') + walls(walls, rules, parts[1], 'v');
        int[] squares = pawns(rules, pawns);
        int[] inHand = left(rules, left, placed);
        int toMove = number(parts[4], "to-move", 1, rules.players()) - 1;
        Board board = Board.of(rules, walls, squares, inHand, toMove);
        check(board);
        return board;
    }

    /** The rules that the suffixes ask for; {@code players} counts the pawns given, 0 when there are none. */
    private static Rules rules(List<String> extras, int pawns) {
        int size = 9;
        int players = pawns == 0 ? 2 : pawns;
        int walls = -1;
        boolean side = true;
        boolean draws = true;
        for (String extra : extras) {
            Matcher m = EXTRA.matcher(extra);
            if (m.matches()) {
                int value = Integer.parseInt(m.group(2));
                switch (m.group(1)) {
                    case "size" -> size = value;
                    case "players" -> players = value;
                    default -> walls = value;
                }
            } else if (extra.equals("noside")) side = false;
            else if (extra.equals("nodraw")) draws = false;
            else if (!extra.isEmpty()) throw fault("extra", extra);
        }
        if (!Rules.allows(size)) throw fault("size", size);
        if (players != 2 && players != 4 || pawns != 0 && pawns != players) throw fault("players", players);
        if (walls < 0) walls = Rules.usualWalls(size, players);
        if (walls > (size - 1) * (size - 1)) throw fault("walls", walls, (size - 1) * (size - 1));
        return new Rules(size, players, walls, side, draws);
    }

    private static int walls(WallGrid walls, Rules rules, String list, char way) {
        if (list.equals("-")) return 0;
        Matcher m = WALL.matcher(list);
        int at = 0;
        int count = 0;
        while (at < list.length() && m.find(at) && m.start() == at) {
            String name = m.group() + way;
            int wall = MoveCode.read(name, rules.size());
            if (wall < 0) throw fault("wall", name, rules.size());
            MoveValidation.reasonAgainst(walls, wall).ifPresent(reason -> {
                throw new NotationException(reason, QuoridorScene.spot(wall, rules.size()));
            });
            walls.flip(wall);
            count++;
            at = m.end();
        }
        if (at != list.length() || count == 0) throw fault("wall-list", list);
        return count;
    }

    private static int[] pawns(Rules rules, String[] names) {
        int[] squares = new int[names.length];
        for (int p = 0; p < names.length; p++) {
            squares[p] = MoveCode.readSquare(names[p], rules.size());
            if (squares[p] < 0) throw fault("pawn", names[p], p + 1, rules.size());
            for (int q = 0; q < p; q++) {
                if (squares[q] == squares[p])
                    throw new NotationException(
                            Text.of(Notation.class, "read.same-square", q + 1, p + 1, names[p]),
                            QuoridorScene.spot(squares[p], rules.size()));
            }
        }
        return squares;
    }

    private static int[] left(Rules rules, String[] numbers, int placed) {
        if (numbers.length != rules.players()) throw fault("left", String.join(" ", numbers), rules.players());
        int[] left = new int[numbers.length];
        int sum = placed;
        for (int p = 0; p < left.length; p++) sum += left[p] = number(numbers[p], "left-number", 0, rules.walls());
        int all = rules.players() * rules.walls();
        if (sum > all) throw fault("too-many", placed, sum - placed, all);
        return left;
    }

    private static int number(String text, String key, int min, int max) {
        if (text.matches("[0-9]{1,3}")) {
            int value = Integer.parseInt(text);
            if (value >= min && value <= max) return value;
        }
        throw fault(key, text, min, max);
    }

    /** What no legal game reaches: a player without a route, or two winners. */
    private static void check(Board board) {
        int winners = 0;
        for (int p = 0; p < board.players(); p++) {
            Spot spot = QuoridorScene.spot(board.pawn(p), board.size);
            int distance = board.distance(p);
            if (distance < 0) throw new NotationException(Text.of(Notation.class, "read.no-route", p + 1), spot);
            if (distance == 0 && ++winners > 1)
                throw new NotationException(Text.of(Notation.class, "read.two-winners"), spot);
        }
    }

    private static NotationException fault(String key, Object... args) {
        return new NotationException(Text.of(Notation.class, "read." + key, args));
    }

    /** The canonical form: sections joined by an underscore, words inside one by a dot. */
    static String write(Board board) {
        Rules rules = board.rules;
        StringBuilder b = new StringBuilder();
        b.append(walls(board, MoveCode.H))
                .append('_')
                .append(walls(board, MoveCode.V))
                .append('_');
        for (int p = 0; p < board.players(); p++)
            b.append(p == 0 ? "" : ".").append(MoveCode.square(board.pawn(p), board.size));
        b.append('_');
        for (int p = 0; p < board.players(); p++) b.append(p == 0 ? "" : ".").append(board.left(p));
        b.append('_').append(board.toMove() + 1);
        if (rules.size() != 9) b.append("_size").append(rules.size());
        if (rules.walls() != Rules.usualWalls(rules.size(), rules.players()))
            b.append("_walls").append(rules.walls());
        if (!rules.sideStep()) b.append("_noside");
        if (!rules.draws()) b.append("_nodraw");
        return b.toString();
    }

    private static String walls(Board board, int base) {
        StringBuilder b = new StringBuilder();
        for (int column = 0; column < board.size; column++) {
            for (int row = 0; row < board.size; row++) {
                int anchor = row * board.size + column;
                if (board.maze.has(base + anchor)) b.append(MoveCode.square(anchor, board.size));
            }
        }
        return b.length() == 0 ? "-" : b.toString();
    }
}
