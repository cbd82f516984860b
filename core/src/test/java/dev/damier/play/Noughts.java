package dev.damier.play;

/** Noughts and crosses: a game that is small enough for exhaustive search. Cells are numbered 0 to 8. */
public final class Noughts implements TwoPlayerPosition {
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    private final int[] marks = new int[2];
    private final int[] played = new int[9];
    private int plies;

    @Override
    public int players() {
        return 2;
    }

    @Override
    public int toMove() {
        return plies % 2;
    }

    @Override
    public int moves(int[] buffer) {
        if (result(0) != UNDECIDED) return 0;
        int n = 0;
        for (int c = 0; c < 9; c++) if (((marks[0] | marks[1]) >> c & 1) == 0) buffer[n++] = c;
        return n;
    }

    @Override
    public int maxMoves() {
        return 9;
    }

    @Override
    public void play(int move) {
        marks[toMove()] |= 1 << move;
        played[plies++] = move;
    }

    @Override
    public void undo() {
        int move = played[--plies];
        marks[toMove()] &= ~(1 << move);
    }

    @Override
    public int result(int player) {
        for (int line : LINES) {
            if ((marks[player] & line) == line) return 1;
            if ((marks[1 - player] & line) == line) return -1;
        }
        return plies == 9 ? 0 : UNDECIDED;
    }

    @Override
    public boolean drawsDependOnPath() {
        return false; // a game is drawn when the board is full
    }

    /** The difference of the lines that each side can still complete, 10 per line. */
    @Override
    public int evaluate() {
        int value = 0;
        for (int line : LINES) {
            if ((marks[1 - toMove()] & line) == 0) value += 10;
            if ((marks[toMove()] & line) == 0) value -= 10;
        }
        return value;
    }

    @Override
    public long key() {
        long k = (marks[0] * 512L + marks[1]) * 0x9e3779b97f4a7c15L;
        return k ^ k >>> 29;
    }

    @Override
    public Noughts copy() {
        Noughts copy = new Noughts();
        for (int i = 0; i < plies; i++) copy.play(played[i]);
        return copy;
    }
}
