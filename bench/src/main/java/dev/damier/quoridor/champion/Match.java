package dev.damier.quoridor.champion;

import dev.damier.arena.Sprt;
import dev.damier.play.GamePlayer;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.ArrayList;
import java.util.List;

/**
 * A match in one process: {@code Match PLAYER PLAYER GAMES LIMIT [LIMIT of the second] [seed=N] [sprt=A,B] [show]}.
 * Openings are random balanced plies, each played twice with the sides swapped. Prints the score of the first player,
 * its Elo difference with the standard error, and what each player used per move. With {@code sprt} the match ends when
 * the SPRT with the hypotheses A and B Elo is decided. With {@code show} it prints the games that the first player did
 * not win.
 */
public final class Match {
    private static final int OPENING_PLIES = 4;

    private final Solver<Board> first;
    private final Solver<Board> second;
    private final MoveLimit[] limits;
    private final MatchTally tally = new MatchTally();

    Match(Solver<Board> first, Solver<Board> second, MoveLimit[] allowances) {
        this.first = first;
        this.second = second;
        this.limits = allowances;
    }

    public static void main(String[] args) {
        int games = Integer.parseInt(args[2]);
        List<MoveLimit> given = new ArrayList<>();
        long seed = 1;
        Sprt sprt = null;
        boolean show = false;
        for (int i = 3; i < args.length; i++) {
            String value = args[i].substring(args[i].indexOf('=') + 1);
            if (args[i].startsWith("seed=")) seed = Long.parseLong(value);
            else if (args[i].startsWith("sprt=")) {
                String[] elo = value.split(",");
                sprt = new Sprt(Double.parseDouble(elo[0]), Double.parseDouble(elo[1]), 0.05, 0.05);
            } else if (args[i].equals("show")) show = true;
            else given.add(MoveLimit.parse(args[i]));
        }
        MoveLimit[] allowances = {given.get(0), given.get(given.size() - 1)};
        Match match = new Match(Players.parse(args[0]), Players.parse(args[1]), allowances);
        for (int g = 0; g < games; g++) {
            String notWon = match.play(seed, g);
            if (show && !notWon.isEmpty()) System.out.println(notWon);
            boolean decided =
                    g % 2 == 1 && sprt != null && sprt.verdict(match.tally.pairScoreCounts()) != Sprt.Verdict.UNDECIDED;
            if ((g + 1) % 20 == 0 || g + 1 == games || decided)
                System.out.println(args[0] + " - " + args[1] + ": " + match.tally);
            if (decided) {
                System.out.println(sprt.verdict(match.tally.pairScoreCounts()));
                return;
            }
        }
    }

    private static String moveText(Board board) {
        StringBuilder text = new StringBuilder("start moves");
        for (int i = 0; i < board.ply(); i++) text.append(' ').append(MoveCode.text(board.moveAt(i), board.size()));
        return text.toString();
    }

    MatchTally tally() {
        return tally;
    }

    /**
     * Plays a game of the match, two games per opening. Returns the game if the first player did not win it, otherwise
     * "".
     */
    String play(long seed, int game) {
        Board board = Players.randomOpening(OPENING_PLIES, seed * 1_000_003 + game / 2);
        int seat = game % 2;
        double score = play(board, seat);
        return score < 1 ? score + " as player " + (seat + 1) + ": " + moveText(board) : "";
    }

    /** Plays a game to the end and returns the first player's score. */
    private double play(Board board, int seat) {
        Solver<Board> one = startGame(first);
        Solver<Board> two = startGame(second);
        while (!board.isOver()) {
            int player = board.toMove() == seat ? 0 : 1;
            try (MoveLimit.TimedSearch watch = limits[player].start()) {
                Outcome outcome = (player == 0 ? one : two).solve(board.copy(), watch.control);
                Outcome.Chosen chosen = (Outcome.Chosen) outcome;
                tally.addSearch(player, chosen);
                board.play(chosen.move());
            }
        }
        double score = board.winner() < 0 ? 0.5 : board.winner() == seat ? 1 : 0;
        tally.add(score, board.ply());
        return score;
    }

    private static Solver<Board> startGame(Solver<Board> player) {
        return player instanceof GamePlayer<Board> contestant ? contestant.startGame() : player;
    }
}
