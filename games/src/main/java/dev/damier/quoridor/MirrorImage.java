package dev.damier.quoridor;

/** Left and right exchanged: every position has a mirror image that is worth the same. */
public final class MirrorImage {
    private MirrorImage() {}

    /** The mirror image of a position, without its history. */
    public static Board of(Board board) {
        WallGrid walls = new WallGrid(board.size);
        for (int w = MoveCode.H; w < MoveCode.PASS; w++) if (board.maze.has(w)) walls.flip(move(w, board.size));
        int[] pawns = new int[board.players()];
        int[] left = new int[board.players()];
        for (int p = 0; p < pawns.length; p++) {
            pawns[p] = move(board.pawn(p), board.size);
            left[p] = board.left(p);
        }
        return Board.of(board.rules, walls, pawns, left, board.toMove());
    }

    /** The mirror image of a move; that of a pawn's move is its destination's. A wall is two squares wide. */
    public static int move(int move, int size) {
        if (move == MoveCode.PASS) return move;
        int a = MoveCode.anchor(move);
        int last = MoveCode.pawn(move) ? size - 1 : size - 2;
        return move - a + a / size * size + last - a % size;
    }
}
