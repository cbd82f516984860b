package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import java.util.Arrays;
import java.util.Set;

/** Selects the moves of the root position that a level considers. */
final class RootMoves {
    private RootMoves() {}

    /**
     * Returns the legal moves without the excluded ones, without the walls that the level ignores and without steps back. A
     * move remains if there is a legal one that is not excluded.
     *
     * @param excluded moves in the notation of the game
     */
    static int[] of(Board board, Strength strength, Set<String> excluded) {
        int[] buffer = new int[board.maxMoves()];
        int[] legal = Arrays.stream(buffer, 0, board.moves(buffer))
                .filter(move -> !excluded.contains(MoveCode.text(move, board.size())))
                .toArray();
        int[] considered = Arrays.stream(legal)
                .filter(move -> strength.considers(move, board.key()))
                .toArray();
        if (strength.isWeakened()) considered = withoutStepsBack(board, considered);
        return considered.length > 0 ? considered : legal;
    }

    /**
     * Removes the pawn moves that do not shorten the path, if another pawn move does. A shallow search sees no difference
     * between a step now and a step later, so it could walk to and fro instead of finishing a won race.
     */
    private static int[] withoutStepsBack(Board board, int[] moves) {
        int me = board.toMove();
        int distance = board.distance(me);
        int[] shortening = Arrays.stream(moves)
                .filter(move -> !MoveCode.isPawnMove(move)
                        || board.wallGrid().distance(move, board.goalLo(me), board.goalHi(me)) < distance)
                .toArray();
        return Arrays.stream(shortening).anyMatch(MoveCode::isPawnMove) ? shortening : moves;
    }
}
