package dev.damier.breakthrough;

import static dev.damier.breakthrough.Breakthrough.SIZE;

import dev.damier.play.TwoPlayerPosition;
import java.util.ArrayDeque;
import java.util.Deque;

/** The rules, as a mutable position for searches. The code of a move is {@code from * 36 + to}. */
final class BreakthroughPosition implements TwoPlayerPosition {
    static final int SQUARES = SIZE * SIZE;
    private static final char EMPTY = '.';

    private final char[] squares;
    /** The moves played, each with the captured piece: {@code move * 128 + captured}. */
    private final Deque<Integer> played = new ArrayDeque<>();

    private int toMove;

    BreakthroughPosition(Squares start) {
        squares = start.squares().toCharArray();
        toMove = start.toMove();
    }

    private BreakthroughPosition(BreakthroughPosition other) {
        squares = other.squares.clone();
        toMove = other.toMove;
    }

    String squares() {
        return new String(squares);
    }

    int plies() {
        return played.size();
    }

    private static char piece(int player) {
        return "wb".charAt(player);
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int players() {
        return 2;
    }

    @Override
    public int moves(int[] buffer) {
        if (result(0) != UNDECIDED) return 0;
        int n = 0;
        int forward = toMove == 0 ? -SIZE : SIZE;
        for (int from = 0; from < SQUARES; from++) {
            if (squares[from] != piece(toMove)) continue;
            for (int side = -1; side <= 1; side++) {
                int x = from % SIZE + side;
                if (x < 0 || x >= SIZE) continue;
                int to = from + forward + side;
                boolean free = squares[to] == EMPTY || side != 0 && squares[to] == piece(1 - toMove);
                if (free) buffer[n++] = from * SQUARES + to;
            }
        }
        return n;
    }

    @Override
    public int maxMoves() {
        return SQUARES * 3;
    }

    @Override
    public void play(int move) {
        int from = move / SQUARES;
        int to = move % SQUARES;
        played.push(move * 128 + squares[to]);
        squares[to] = squares[from];
        squares[from] = EMPTY;
        toMove = 1 - toMove;
    }

    @Override
    public void undo() {
        int entry = played.pop();
        int move = entry / 128;
        squares[move / SQUARES] = squares[move % SQUARES];
        squares[move % SQUARES] = (char) (entry % 128);
        toMove = 1 - toMove;
    }

    /** The player with a piece in the last row, or the only one with pieces, has won. */
    @Override
    public int result(int player) {
        int winner = -1;
        boolean[] present = new boolean[2];
        for (int square = 0; square < SQUARES; square++) {
            if (squares[square] == EMPTY) continue;
            int owner = squares[square] == 'w' ? 0 : 1;
            present[owner] = true;
            if (square / SIZE == (owner == 0 ? 0 : SIZE - 1)) winner = owner;
        }
        if (winner < 0 && !present[0]) winner = 1;
        if (winner < 0 && !present[1]) winner = 0;
        return winner < 0 ? UNDECIDED : winner == player ? 1 : -1;
    }

    /** The difference of the numbers of pieces. */
    @Override
    public int evaluate() {
        int difference = 0;
        for (char square : squares) difference += square == EMPTY ? 0 : square == piece(toMove) ? 100 : -100;
        return difference;
    }

    @Override
    public boolean drawsDependOnPath() {
        return false; // there are no draws
    }

    @Override
    public long key() {
        long key = toMove + 1;
        for (char square : squares) key = key * 0x9e3779b97f4a7c15L + square;
        return key;
    }

    @Override
    public BreakthroughPosition copy() {
        return new BreakthroughPosition(this);
    }
}
