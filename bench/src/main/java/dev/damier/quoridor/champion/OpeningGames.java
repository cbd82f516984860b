package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MirrorImage;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;
import dev.damier.quoridor.opening.OpeningNames;
import dev.damier.quoridor.opening.OpeningStatistics;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Writes the statistics of the opening explorer. The engine plays games against itself with small misjudgements, so that the
 * games differ. Every second game starts with a named opening.
 *
 * <p>Arguments: games (200), nodes per move (600), seed (1), file.
 */
public final class OpeningGames {
    private static final String DEFAULT_FILE = "games/src/main/resources/dev/damier/quoridor/opening/openings.txt";
    /** Moves after this ply are not counted. */
    private static final int MAX_PLIES = 14;
    /** Moves with fewer games are not written, unless the book contains them. */
    private static final int MIN_GAMES = 2;
    /** The maximum misjudgement in hundredths of a step. */
    private static final int MAX_ERROR = 40;

    private OpeningGames() {}

    /** The counts of one move. The line before it is the first with which its position occurred. */
    private static final class Count {
        private final String before;
        private final int move;
        private final boolean inBook;
        private int games;
        private int wins;
        private long valueSum;

        Count(String before, int move, boolean inBook) {
            this.before = before;
            this.move = move;
            this.inBook = inBook;
        }
    }

    public static void main(String[] args) throws IOException {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        long nodes = args.length > 1 ? Long.parseLong(args[1]) : 600;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
        Path file = Path.of(args.length > 3 ? args[3] : DEFAULT_FILE);
        List<String> named = new ArrayList<>();
        OpeningNames.lines().forEach(named::add);
        Map<String, Count> counts = new LinkedHashMap<>();
        for (int g = 0; g < games; g++) {
            String opening = g % 2 == 0 ? "" : named.get(g / 2 % named.size());
            count(play(opening, nodes, seed * 1_000_003 + g), counts);
        }
        List<String> lines = counts.values().stream()
                .filter(c -> c.games >= MIN_GAMES || c.inBook)
                .map(c -> OpeningStatistics.formatLine(
                        c.before,
                        c.move,
                        Rules.STANDARD.size(),
                        c.games,
                        c.wins,
                        (int) (c.valueSum / c.games),
                        c.inBook))
                .toList();
        List<String> text = new ArrayList<>(List.of(OpeningStatistics.HEADER + " " + lines.size()));
        text.addAll(lines);
        Files.write(file, text);
        System.out.printf("%d games, %d moves written to %s%n", games, lines.size(), file);
    }

    /** A finished game: its board with the history, and the value for the first player at each ply. */
    private record Game(Board board, int[] values) {}

    private static Game play(String opening, long nodes, long seed) {
        Strength strength = new Strength(0, 0, 0, 0, MAX_ERROR, seed);
        ChampionSearch player = new ChampionSearch(
                () -> new LevelEvaluator(new NetEvaluator(Net.defaultNet()), strength, PlayingStyle.BALANCED),
                new SearchParams(),
                Strength.FULL,
                false);
        Board board = Board.start(Rules.STANDARD);
        String[] moves = opening.isEmpty() ? new String[0] : opening.split(" ");
        int[] values = new int[Rules.MAX_PLIES];
        int known = 0;
        while (!board.isOver()) {
            Control control = new Control(Budget.UNLIMITED.withNodes(nodes));
            Outcome.Chosen chosen = (Outcome.Chosen) player.solve(board.copy(), control);
            int ply = board.ply();
            values[ply] = board.toMove() == 0 ? chosen.value() : -chosen.value();
            board.play(known < moves.length ? MoveCode.parse(moves[known++], board.size()) : chosen.move());
        }
        return new Game(board, values);
    }

    /** Counts the moves of a game. The value of a move is that of the position after it. */
    private static void count(Game game, Map<String, Count> counts) {
        Board board = Board.start(Rules.STANDARD);
        StringJoiner before = new StringJoiner(".").setEmptyValue("-");
        int plies = Math.min(MAX_PLIES, game.board.ply() - 1);
        for (int ply = 0; ply < plies; ply++) {
            int move = game.board.moveAt(ply);
            Board mirror = MirrorImage.of(board);
            boolean mirrored = mirror.key() < board.key();
            int canonical = mirrored ? MirrorImage.ofMove(move, board.size()) : move;
            // The mirror image of a symmetrical position is the position itself, so its moves are equal in pairs.
            if (mirror.key() == board.key()) canonical = Math.min(move, MirrorImage.ofMove(move, board.size()));
            boolean inBook = OpeningBook.defaultBook()
                    .find(board)
                    .map(entry -> entry.move() == move
                            || entry.move() == MirrorImage.ofMove(move, board.size()) && mirror.key() == board.key())
                    .orElse(false);
            String id = Math.min(mirror.key(), board.key()) + " " + canonical;
            Count count = counts.get(id);
            if (count == null) {
                count = new Count(before.toString(), move, inBook);
                counts.put(id, count);
            }
            count.games++;
            if (game.board.winner() == 0) count.wins++;
            count.valueSum += Math.max(-1000, Math.min(1000, game.values[ply + 1]));
            before.add(MoveCode.text(move, board.size()));
            board.play(move);
        }
    }
}
