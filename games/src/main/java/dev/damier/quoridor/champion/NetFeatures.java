package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;

/**
 * The inputs of the network for two players on 9×9. The board is turned so that the side to move goes upwards. All
 * inputs are binary, and only a few are active in a position. In the names, <i>own</i> refers to the side to move.
 *
 * <table><caption>Inputs in the order of their numbers</caption>
 * <tr><td>wall</td><td>a wall in a slot</td></tr>
 * <tr><td>wall by pawn</td><td>a wall at an offset from the own pawn, then from the opponent's pawn</td></tr>
 * <tr><td>pawns</td><td>the own square, the opponent's square, the offset between them</td></tr>
 * <tr><td>distances</td><td>the own distance, the opponent's distance, and their pair</td></tr>
 * <tr><td>walls left</td><td>own, opponent's, and their pair</td></tr>
 * <tr><td>lead</td><td>the difference of the distances, with the walls left of both in four classes</td></tr>
 * <tr><td>threat</td><td>to the own pawn, then to the opponent's pawn, see {@link WallThreats}</td></tr>
 * </table>
 *
 * <p>The constants from {@link #WALL} on are the numbers of the first input of each block.
 */
final class NetFeatures {
    static final int BOARD_SIZE = 9;
    static final int SLOT_COUNT = 128;
    /** Offsets of a wall from a pawn: two directions, 16 rows and 16 columns. */
    private static final int OFFSET_COUNT = 2 * 16 * 16;
    /** Number of different distances. Longer distances count as the longest. */
    static final int DISTANCE_COUNT = 32;
    /** Number of different numbers of walls, 0 to 10. */
    static final int WALLS_LEFT_COUNT = 11;

    /** Must be increased if an input keeps its number but changes its meaning. */
    private static final int FEATURE_VERSION = 1;

    static final int WALL = 0;
    static final int WALL_BY_OWN_PAWN = WALL + SLOT_COUNT;
    static final int WALL_BY_OPPONENT_PAWN = WALL_BY_OWN_PAWN + OFFSET_COUNT;
    static final int OWN_PAWN = WALL_BY_OPPONENT_PAWN + OFFSET_COUNT;
    static final int OPPONENT_PAWN = OWN_PAWN + 81;
    static final int PAWN_OFFSET = OPPONENT_PAWN + 81;
    static final int OWN_DISTANCE = PAWN_OFFSET + 17 * 17;
    static final int OPPONENT_DISTANCE = OWN_DISTANCE + DISTANCE_COUNT;
    static final int DISTANCE_PAIR = OPPONENT_DISTANCE + DISTANCE_COUNT;
    static final int OWN_WALLS_LEFT = DISTANCE_PAIR + DISTANCE_COUNT * DISTANCE_COUNT;
    static final int OPPONENT_WALLS_LEFT = OWN_WALLS_LEFT + WALLS_LEFT_COUNT;
    static final int WALLS_LEFT_PAIR = OPPONENT_WALLS_LEFT + WALLS_LEFT_COUNT;
    static final int LEAD = WALLS_LEFT_PAIR + WALLS_LEFT_COUNT * WALLS_LEFT_COUNT;
    static final int OWN_THREAT = LEAD + 17 * 16;
    static final int OPPONENT_THREAT = OWN_THREAT + WallThreats.CODE_COUNT;
    static final int COUNT = OPPONENT_THREAT + WallThreats.CODE_COUNT;
    /** The maximum number of active inputs. */
    static final int MAX_ACTIVE = 3 * 20 + 13;

    /** The numbers that a network file and this program must agree on. */
    private static final int[] LAYOUT = {
        BOARD_SIZE,
        SLOT_COUNT,
        OFFSET_COUNT,
        DISTANCE_COUNT,
        WALLS_LEFT_COUNT,
        WALL,
        WALL_BY_OWN_PAWN,
        WALL_BY_OPPONENT_PAWN,
        OWN_PAWN,
        OPPONENT_PAWN,
        PAWN_OFFSET,
        OWN_DISTANCE,
        OPPONENT_DISTANCE,
        DISTANCE_PAIR,
        OWN_WALLS_LEFT,
        OPPONENT_WALLS_LEFT,
        WALLS_LEFT_PAIR,
        LEAD,
        OWN_THREAT,
        OPPONENT_THREAT,
        COUNT,
        Net.HIDDEN_ONE,
        Net.OUTPUT_SHIFT,
        FEATURE_VERSION
    };

    private NetFeatures() {}

    /** Returns a hash of the layout. A network that was trained with other inputs has another hash. */
    static long hash() {
        long hash = 0xcbf29ce484222325L;
        for (int part : LAYOUT) hash = (hash ^ part) * 0x100000001b3L;
        return hash;
    }

    /** Returns whether the network can evaluate games with these rules. */
    static boolean supports(Rules rules) {
        return rules.size() == BOARD_SIZE && rules.players() == 2 && rules.walls() <= 10;
    }

    /** Returns a square as player {@code me} sees it. For player 2 the rows are reversed, the columns stay. */
    static int orientSquare(int me, int square) {
        return me == 0 ? square : (8 - square / BOARD_SIZE) * BOARD_SIZE + square % BOARD_SIZE;
    }

    /** Returns the slot of a wall as player {@code me} sees it: 0 to 63 horizontal, 64 to 127 vertical. */
    static int orientSlot(int me, int wall) {
        int a = MoveCode.anchor(wall);
        int row = a / BOARD_SIZE;
        int column = a % BOARD_SIZE;
        return (MoveCode.isHorizontal(wall) ? 0 : 64) + (me == 0 ? row : 7 - row) * 8 + column;
    }

    /** Returns the number of the offset of a slot from a square. */
    static int slotOffset(int slot, int square) {
        int dy = (slot & 63) / 8 - square / BOARD_SIZE + 8;
        int dx = slot % 8 - square % BOARD_SIZE + 8;
        return ((slot >> 6) * 16 + dy) * 16 + dx;
    }

    /** Returns the number of the offset of the opponent's square from the own square. */
    static int pawnOffset(int own, int opponent) {
        return (opponent / BOARD_SIZE - own / BOARD_SIZE + 8) * 17 + opponent % BOARD_SIZE - own % BOARD_SIZE + 8;
    }

    /** Returns the number of a distance within its block. */
    static int distanceIndex(int distance) {
        return Math.min(distance, DISTANCE_COUNT - 1);
    }

    /** Returns the number of a lead within its block. */
    static int leadIndex(int ownDistance, int opponentDistance, int ownWalls, int opponentWalls) {
        int lead = Math.max(-8, Math.min(8, opponentDistance - ownDistance)) + 8;
        return lead * 16 + wallsLeftClass(ownWalls) * 4 + wallsLeftClass(opponentWalls);
    }

    /** Returns the class of a number of walls: none, one, two to four, more. */
    private static int wallsLeftClass(int walls) {
        return walls == 0 ? 0 : walls == 1 ? 1 : walls <= 4 ? 2 : 3;
    }

    /** Lists the active inputs of a position and returns their number. It is slow and meant for training and tests. */
    static int listActive(Board board, WallThreats threats, int[] out) {
        int me = board.toMove();
        int ownPawn = orientSquare(me, board.pawn(me));
        int opponentPawn = orientSquare(me, board.pawn(1 - me));
        int n = 0;
        for (int w = MoveCode.HORIZONTAL; w < MoveCode.PASS; w++) {
            if (!board.wallGrid().hasWall(w)) continue;
            int slot = orientSlot(me, w);
            out[n++] = WALL + slot;
            out[n++] = WALL_BY_OWN_PAWN + slotOffset(slot, ownPawn);
            out[n++] = WALL_BY_OPPONENT_PAWN + slotOffset(slot, opponentPawn);
        }
        int ownDistance = board.distance(me);
        int opponentDistance = board.distance(1 - me);
        int ownWalls = board.wallsLeft(me);
        int opponentWalls = board.wallsLeft(1 - me);
        out[n++] = OWN_PAWN + ownPawn;
        out[n++] = OPPONENT_PAWN + opponentPawn;
        out[n++] = PAWN_OFFSET + pawnOffset(ownPawn, opponentPawn);
        out[n++] = OWN_DISTANCE + distanceIndex(ownDistance);
        out[n++] = OPPONENT_DISTANCE + distanceIndex(opponentDistance);
        out[n++] = DISTANCE_PAIR + distanceIndex(ownDistance) * DISTANCE_COUNT + distanceIndex(opponentDistance);
        out[n++] = OWN_WALLS_LEFT + ownWalls;
        out[n++] = OPPONENT_WALLS_LEFT + opponentWalls;
        out[n++] = WALLS_LEFT_PAIR + ownWalls * WALLS_LEFT_COUNT + opponentWalls;
        out[n++] = LEAD + leadIndex(ownDistance, opponentDistance, ownWalls, opponentWalls);
        out[n++] = OWN_THREAT + threats.threat(board, me);
        out[n++] = OPPONENT_THREAT + threats.threat(board, 1 - me);
        return n;
    }
}
