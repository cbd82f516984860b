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
 * Plays training games of the engine champion against itself. Each game is one line: the winner (0 for a draw), then
 * the moves from the start. {@code e3=45} is a move chosen by a search, with its value for the side to move. Games
 * start with a few random plies and contain occasional random moves, so that lost positions occur too. Random moves
 * have no value.
 */
final class SelfPlay {
    private SelfPlay() {}

    /** Plays games and returns one line per game; the same seed gives the same games. */
    static List<String> games(Solver<Board> player, int games, int nodes, long seed) {
        Random random = new Random(seed);
        List<String> records = new ArrayList<>();
        for (int g = 0; g < games; g++) records.add(game(player, nodes, random));
        return records;
    }

    private static String game(Solver<Board> player, int nodes, Random random) {
        Board board = Players.randomOpening(2 + random.nextInt(7), random.nextLong());
        int[] moves = new int[board.maxMoves()];
        StringBuilder record = new StringBuilder();
        for (int i = 0; i < board.ply(); i++) appendMove(record, board, board.moveAt(i));
        int winner = -1;
        while (!board.isOver()) {
            if (random.nextInt(14) == 0) {
                int move = moves[random.nextInt(board.moves(moves))];
                appendMove(record, board, move);
                board.play(move);
                winner = board.winner();
                continue;
            }
            // Varying node counts give more varied games.
            Budget budget = Budget.UNLIMITED.withNodes(nodes / 2 + random.nextInt(nodes));
            Outcome.Chosen chosen = (Outcome.Chosen) player.solve(board, new Control(budget));
            appendMove(record, board, chosen.move());
            record.append('=').append(chosen.value());
            board.play(chosen.move());
            winner = board.winner();
            // A forced win is not played to the end, because the rest teaches nothing.
            if (Math.abs(chosen.value()) > Outcome.Chosen.WIN / 2) {
                winner = chosen.value() > 0 ? 1 - board.toMove() : board.toMove();
                break;
            }
        }
        return winner + 1 + record.toString();
    }

    private static void appendMove(StringBuilder record, Board board, int move) {
        record.append(' ').append(MoveCode.text(move, board.size()));
    }
}
