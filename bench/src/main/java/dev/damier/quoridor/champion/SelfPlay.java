package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Games of the champion against itself, to learn from. One line a
 * game: the winner (0 for a draw), then the moves from the start, {@code e3=45} for one that a search chose and the value
 * it gave for the side to move. Games begin with a few
 * random plies and now and then make another, so that lost positions are seen too; after a random ply the value is that
 * of the next search, never of a position that was left by chance.
 */
final class SelfPlay {
    private SelfPlay() {}

    /** So many games, a line each; the same seed gives the same ones. */
    static List<String> games(Solver<Board> player, int games, int nodes, long seed) {
        Random random = new Random(seed);
        List<String> records = new ArrayList<>();
        for (int g = 0; g < games; g++) records.add(game(player, nodes, random));
        return records;
    }

    private static String game(Solver<Board> player, int nodes, Random random) {
        Board board = Players.opening(2 + random.nextInt(7), random.nextLong());
        int[] moves = new int[board.maxMoves()];
        StringBuilder record = new StringBuilder();
        for (int i = 0; i < board.ply(); i++) note(record, board, board.moveAt(i));
        int winner = -1;
        while (!board.isOver()) {
            if (random.nextInt(14) == 0) {
                int move = moves[random.nextInt(board.moves(moves))];
                note(record, board, move);
                board.play(move);
                winner = board.winner();
                continue;
            }
            // Node counts that vary keep the games from running in one groove.
            Budget budget = Budget.UNLIMITED.withNodes(nodes / 2 + random.nextInt(nodes));
            Outcome.Chosen chosen = (Outcome.Chosen) player.solve(board, new Control(budget));
            note(record, board, chosen.move());
            record.append('=').append(chosen.value());
            board.play(chosen.move());
            winner = board.winner();
            // A forced win is not played out: the rest teaches nothing.
            if (Math.abs(chosen.value()) > Outcome.Chosen.WIN / 2) {
                winner = chosen.value() > 0 ? 1 - board.toMove() : board.toMove();
                break;
            }
        }
        return winner + 1 + record.toString();
    }

    private static void note(StringBuilder record, Board board, int move) {
        record.append(' ').append(MoveCode.text(move, board.size()));
    }
}
