package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;

/**
 * What the net sees of a standard game for two, as numbers of active inputs. The board is turned so that the side to
 * move, "me", heads up; the other is "they". All inputs are yes or no, and few are active at once.
 *
 * <table><caption>Inputs</caption>
 * <tr><td>wall</td><td>a wall in this slot</td></tr>
 * <tr><td>wall by my pawn, by theirs</td><td>a wall at this offset from the pawn</td></tr>
 * <tr><td>pawns</td><td>my square, their square, their offset from mine</td></tr>
 * <tr><td>steps</td><td>mine, theirs, and both together</td></tr>
 * <tr><td>walls left</td><td>mine, theirs, and both together</td></tr>
 * <tr><td>balance</td><td>difference of steps, with the walls left of both in four classes</td></tr>
 * <tr><td>threat</td><td>to my pawn, to theirs: by how much one wall can lengthen its way, and how many walls
 * can</td></tr>
 * </table>
 */
final class NetFeatures {
    static final int SIDE = 9;
    static final int SLOTS = 128;
    private static final int OFFSETS = 2 * 16 * 16;
    static final int STEPS = 32;
    static final int HAND = 11;

    /** To be raised when an input keeps its number but comes to mean something else. */
    private static final int FEATURE_VERSION = 1;

    static final int WALL = 0;
    static final int WALL_BY_ME = WALL + SLOTS;
    static final int WALL_BY_THEM = WALL_BY_ME + OFFSETS;
    static final int PAWN_ME = WALL_BY_THEM + OFFSETS;
    static final int PAWN_THEM = PAWN_ME + 81;
    static final int PAWNS_APART = PAWN_THEM + 81;
    static final int STEPS_ME = PAWNS_APART + 17 * 17;
    static final int STEPS_THEM = STEPS_ME + STEPS;
    static final int STEPS_BOTH = STEPS_THEM + STEPS;
    static final int HAND_ME = STEPS_BOTH + STEPS * STEPS;
    static final int HAND_THEM = HAND_ME + HAND;
    static final int HAND_BOTH = HAND_THEM + HAND;
    static final int BALANCE = HAND_BOTH + HAND * HAND;
    static final int THREAT_ME = BALANCE + 17 * 16;
    static final int THREAT_THEM = THREAT_ME + WallThreats.COUNT;
    static final int COUNT = THREAT_THEM + WallThreats.COUNT;
    /** At most this many are active. */
    static final int ACTIVE = 3 * 20 + 13;

    /** What a net must agree on to understand this program: the blocks of inputs and where each begins, and the units. */
    private static final int[] LAYOUT = {
        SIDE,
        SLOTS,
        OFFSETS,
        STEPS,
        HAND,
        WALL,
        WALL_BY_ME,
        WALL_BY_THEM,
        PAWN_ME,
        PAWN_THEM,
        PAWNS_APART,
        STEPS_ME,
        STEPS_THEM,
        STEPS_BOTH,
        HAND_ME,
        HAND_THEM,
        HAND_BOTH,
        BALANCE,
        THREAT_ME,
        THREAT_THEM,
        COUNT,
        Net.ONE,
        Net.SHIFT,
        FEATURE_VERSION
    };

    private NetFeatures() {}

    /** Changes with the inputs, so that a net of other ones is known by it. */
    static long hash() {
        long hash = 0xcbf29ce484222325L;
        for (int part : LAYOUT) hash = (hash ^ part) * 0x100000001b3L;
        return hash;
    }

    /** Whether the net was made for this game. */
    static boolean fit(Rules rules) {
        return rules.size() == SIDE && rules.players() == 2 && rules.walls() <= 10;
    }

    /** A square as player {@code me} sees it: player 2 looks from the other side, columns stay. */
    static int square(int me, int square) {
        return me == 0 ? square : (8 - square / SIDE) * SIDE + square % SIDE;
    }

    /** A wall's slot, 0 to 63 horizontal and 64 to 127 vertical, as player {@code me} sees it. */
    static int slot(int me, int wall) {
        int a = MoveCode.anchor(wall);
        int row = a / SIDE;
        int column = a % SIDE;
        return (MoveCode.horizontal(wall) ? 0 : 64) + (me == 0 ? row : 7 - row) * 8 + column;
    }

    /** The number of a slot's offset from a square. */
    static int offset(int slot, int square) {
        int dy = (slot & 63) / 8 - square / SIDE + 8;
        int dx = slot % 8 - square % SIDE + 8;
        return ((slot >> 6) * 16 + dy) * 16 + dx;
    }

    static int apart(int mine, int theirs) {
        return (theirs / SIDE - mine / SIDE + 8) * 17 + theirs % SIDE - mine % SIDE + 8;
    }

    static int steps(int d) {
        return Math.min(d, STEPS - 1);
    }

    static int balance(int mine, int theirs, int myWalls, int theirWalls) {
        int lead = Math.max(-8, Math.min(8, theirs - mine)) + 8;
        return lead * 16 + hand(myWalls) * 4 + hand(theirWalls);
    }

    /** None, one, a few, many. */
    private static int hand(int walls) {
        return walls == 0 ? 0 : walls == 1 ? 1 : walls <= 4 ? 2 : 3;
    }

    /** Lists the active inputs of a board and returns how many; the slow way, for the tuner and for checks. */
    static int of(Board board, WallThreats threats, int[] out) {
        int me = board.toMove();
        int mine = square(me, board.pawn(me));
        int theirs = square(me, board.pawn(1 - me));
        int n = 0;
        for (int w = MoveCode.H; w < MoveCode.PASS; w++) {
            if (!board.maze().has(w)) continue;
            int slot = slot(me, w);
            out[n++] = WALL + slot;
            out[n++] = WALL_BY_ME + offset(slot, mine);
            out[n++] = WALL_BY_THEM + offset(slot, theirs);
        }
        int dm = board.distance(me);
        int dt = board.distance(1 - me);
        int hm = board.left(me);
        int ht = board.left(1 - me);
        out[n++] = PAWN_ME + mine;
        out[n++] = PAWN_THEM + theirs;
        out[n++] = PAWNS_APART + apart(mine, theirs);
        out[n++] = STEPS_ME + steps(dm);
        out[n++] = STEPS_THEM + steps(dt);
        out[n++] = STEPS_BOTH + steps(dm) * STEPS + steps(dt);
        out[n++] = HAND_ME + hm;
        out[n++] = HAND_THEM + ht;
        out[n++] = HAND_BOTH + hm * HAND + ht;
        out[n++] = BALANCE + balance(dm, dt, hm, ht);
        out[n++] = THREAT_ME + threats.to(board, me);
        out[n++] = THREAT_THEM + threats.to(board, 1 - me);
        return n;
    }
}
