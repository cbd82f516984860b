package dev.damier.quoridor;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Games of the champion against itself, for the tuner: {@code SelfPlay FILE GAMES NODES SEED [PLAYER]}. One line a
 * position: its text, the value the search gave it and the result, both for the side to move. Games begin with a few
 * random plies and now and then make another, so that lost positions are seen too; after a random ply the value is that
 * of the next search, never of a position that was left by chance.
 */
public final class SelfPlay {
    private SelfPlay() {}

    public static void main(String[] args) throws IOException {
        Solver<Board> player = Players.of(args.length > 4 ? args[4] : "damier");
        int games = Integer.parseInt(args[1]);
        long nodes = Long.parseLong(args[2]);
        Random random = new Random(Long.parseLong(args[3]));
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(args[0])))) {
            for (int g = 0; g < games; g++) {
                game(player, nodes, random, out);
                out.flush();
            }
        }
    }

    private static void game(Solver<Board> player, long nodes, Random random, PrintWriter out) {
        Board board = Quoridor.opening(Rules.STANDARD, 2 + random.nextInt(7), random);
        int[] moves = new int[board.maxMoves()];
        List<String> seen = new ArrayList<>();
        List<Integer> movers = new ArrayList<>();
        while (!board.over()) {
            if (random.nextInt(14) == 0) {
                board.play(moves[random.nextInt(board.moves(moves))]);
                continue;
            }
            // Node counts that vary keep the games from running in one groove.
            Budget budget = Budget.UNLIMITED.withNodes(nodes / 2 + random.nextInt((int) nodes));
            Outcome.Chosen chosen = (Outcome.Chosen) player.solve(board, new Control(budget));
            seen.add(Notation.write(board) + " " + chosen.value());
            movers.add(board.toMove());
            board.play(chosen.move());
            // A forced win is played out only when it is short: the rest teaches nothing.
            if (Math.abs(chosen.value()) > Outcome.Chosen.WIN / 2) {
                int winner = chosen.value() > 0 ? 1 - board.toMove() : board.toMove();
                write(seen, movers, winner, out);
                return;
            }
        }
        write(seen, movers, board.winner(), out);
    }

    private static void write(List<String> seen, List<Integer> movers, int winner, PrintWriter out) {
        for (int i = 0; i < seen.size(); i++) {
            int result = winner < 0 ? 0 : winner == movers.get(i) ? 1 : -1;
            out.println(seen.get(i) + " " + result);
        }
    }
}
