package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MirrorImage;
import dev.damier.quoridor.Rules;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Grows the champion's opening book. For each colour it plays the move that a search of so many nodes chooses, and goes
 * on after each of the rival's most promising replies, until so many plies are played. Replies are ranked by a search of a hundredth of the nodes each, and those that give something
 * away are left out. Counts, not times: the same book comes out again.
 */
final class BookBuilder {
    private static final int SHORTER = 100;
    /** A reply worse than the best one by more than this, in hundredths of a move, is not expected. */
    private static final int MARGIN = 100;

    private final Solver<Board> player;
    private final int plies;
    private final int replies;
    private final long nodes;
    private final Set<Long> seen = new HashSet<>();
    private final List<String> lines = new ArrayList<>();

    BookBuilder(Solver<Board> player, int plies, int replies, long nodes) {
        this.player = player;
        this.plies = plies;
        this.replies = replies;
        this.nodes = nodes;
    }

    /** The lines of the book's file. */
    List<String> build(Consumer<String> progress) {
        for (int colour = 0; colour < 2; colour++) grow(Board.start(Rules.STANDARD), colour, progress);
        lines.add(0, OpeningBook.HEADER + " " + lines.size());
        return lines;
    }

    private void grow(Board board, int colour, Consumer<String> progress) {
        if (board.ply() >= plies || board.isOver()) return;
        if (board.toMove() != colour) {
            for (int reply : promising(board)) {
                board.play(reply);
                grow(board, colour, progress);
                board.undo();
            }
            return;
        }
        if (seen.contains(board.key()) || seen.contains(MirrorImage.of(board).key())) return;
        seen.add(board.key());
        Outcome.Chosen chosen = think(board, nodes);
        OpeningBook.Entry entry = new OpeningBook.Entry(
                chosen.move(), chosen.value(), chosen.stats().depth());
        lines.add(OpeningBook.formatLine(board, entry));
        progress.accept(OpeningBook.formatLine(board, entry));
        board.play(chosen.move());
        grow(board, colour, progress);
        board.undo();
    }

    private Outcome.Chosen think(Board board, long max) {
        return (Outcome.Chosen) player.solve(board, new Control(Budget.UNLIMITED.withNodes(max)));
    }

    /** The best replies by a short search of each; of two mirror images only one. */
    private List<Integer> promising(Board board) {
        record Reply(int move, int value) {}
        List<Reply> ranked = new ArrayList<>();
        Set<Long> images = new HashSet<>();
        int[] moves = new int[board.maxMoves()];
        int n = board.moves(moves);
        for (int i = 0; i < n; i++) {
            board.play(moves[i]);
            if (!board.isOver() && !images.contains(board.key())) {
                images.add(MirrorImage.of(board).key());
                ranked.add(new Reply(moves[i], -think(board, nodes / SHORTER).value()));
            }
            board.undo();
        }
        ranked.sort(Comparator.comparingInt(Reply::value).reversed());
        int min = ranked.get(0).value() - MARGIN;
        return ranked.stream()
                .limit(replies)
                .filter(r -> r.value() >= min)
                .map(Reply::move)
                .toList();
    }
}
