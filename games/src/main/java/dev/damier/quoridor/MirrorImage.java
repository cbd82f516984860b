package dev.damier.quoridor;

/** Mirrors positions and moves left to right. A position and its mirror image have the same value. */
public final class MirrorImage {
    private MirrorImage() {}

    /** Returns the mirror image of a position, without its history. */
    public static Board of(Board board) {
        WallGrid walls = new WallGrid(board.size);
        for (int w = MoveCode.HORIZONTAL; w < MoveCode.PASS; w++)
            if (board.wallGrid.hasWall(w)) walls.toggleWall(ofMove(w, board.size));
        int[] pawns = new int[board.players()];
        int[] wallsLeft = new int[board.players()];
        for (int p = 0; p < pawns.length; p++) {
            pawns[p] = ofMove(board.pawn(p), board.size);
            wallsLeft[p] = board.wallsLeft(p);
        }
        return Board.of(board.rules, walls, pawns, wallsLeft, board.toMove());
    }

    /** Returns the mirror image of a move. */
    public static int ofMove(int move, int size) {
        if (move == MoveCode.PASS) return move;
        int a = MoveCode.anchor(move);
        // A wall is two squares wide, so its anchor has one column fewer.
        int last = MoveCode.isPawnMove(move) ? size - 1 : size - 2;
        return move - a + a / size * size + last - a % size;
    }
}
