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
 * Builds the opening book of the engine champion. For each colour it plays the move that a search with a fixed number
 * of nodes chooses. It continues after each of the opponent's most promising replies, up to a maximum number of plies.
 * Replies are ranked by a search with a hundredth of the nodes each, and bad replies are omitted. All limits are node
 * counts, so the book is reproducible.
 */
final class BookBuilder {
    private static final int REPLY_NODE_DIVISOR = 100;
    /** Replies that are worse than the best one by more than this value, in hundredths of a move, are omitted. */
    private static final int MAX_REPLY_LOSS = 100;

    private final Solver<Board> player;
    private final int maxPlies;
    private final int maxReplies;
    private final long nodes;
    private final Set<Long> seen = new HashSet<>();
    private final List<String> lines = new ArrayList<>();

    BookBuilder(Solver<Board> player, int plies, int replies, long nodes) {
        this.player = player;
        this.maxPlies = plies;
        this.maxReplies = replies;
        this.nodes = nodes;
    }

    /** Returns the lines of the book file. */
    List<String> build(Consumer<String> progress) {
        for (int colour = 0; colour < 2; colour++) extend(Board.start(Rules.STANDARD), colour, progress);
        lines.add(0, OpeningBook.HEADER + " " + lines.size());
        return lines;
    }

    private void extend(Board board, int colour, Consumer<String> progress) {
        if (board.ply() >= maxPlies || board.isOver()) return;
        if (board.toMove() != colour) {
            for (int reply : promisingReplies(board)) {
                board.play(reply);
                extend(board, colour, progress);
                board.undo();
            }
            return;
        }
        if (seen.contains(board.key()) || seen.contains(MirrorImage.of(board).key())) return;
        seen.add(board.key());
        Outcome.Chosen chosen = search(board, nodes);
        OpeningBook.Entry entry = new OpeningBook.Entry(
                chosen.move(), chosen.value(), chosen.stats().depth());
        lines.add(OpeningBook.formatLine(board, entry));
        progress.accept(OpeningBook.formatLine(board, entry));
        board.play(chosen.move());
        extend(board, colour, progress);
        board.undo();
    }

    private Outcome.Chosen search(Board board, long max) {
        return (Outcome.Chosen) player.solve(board, new Control(Budget.UNLIMITED.withNodes(max)));
    }

    /** Returns the best replies, each rated by a short search; of two mirror images, only one. */
    private List<Integer> promisingReplies(Board board) {
        record Reply(int move, int value) {}
        List<Reply> ranked = new ArrayList<>();
        Set<Long> images = new HashSet<>();
        int[] moves = new int[board.maxMoves()];
        int n = board.moves(moves);
        for (int i = 0; i < n; i++) {
            board.play(moves[i]);
            if (!board.isOver() && !images.contains(board.key())) {
                images.add(MirrorImage.of(board).key());
                ranked.add(new Reply(
                        moves[i], -search(board, nodes / REPLY_NODE_DIVISOR).value()));
            }
            board.undo();
        }
        ranked.sort(Comparator.comparingInt(Reply::value).reversed());
        int min = ranked.get(0).value() - MAX_REPLY_LOSS;
        return ranked.stream()
                .limit(maxReplies)
                .filter(r -> r.value() >= min)
                .map(Reply::move)
                .toList();
    }
}
