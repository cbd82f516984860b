package dev.damier.quoridor;

import dev.damier.play.Position;
import dev.damier.play.RolloutPolicy;
import java.util.Arrays;

/**
 * A Quoridor game in progress: pawns, walls and the move history. Engines search on it with {@link #play} and
 * {@link #undo}.
 *
 * <p>Players are numbered from 0. A square is {@code row * size + column}. A set of squares consists of two words: the
 * low word contains squares 0 to 63, the high word the squares from 64 on.
 */
public abstract class Board implements Position {
    final Rules rules;
    final int size;
    final WallGrid wallGrid;
    private final int players;
    /** The square of each player's pawn. */
    private final int[] pawn;

    private final int[] wallsLeft;
    private final long[] goalLo;
    private final long[] goalHi;
    private final Route[] routes;
    private int toMove;
    private int winner = -1;
    private long key;
    private long wallKey;

    /** The history by ply: the move, the square of the mover's pawn before it, and the position key before it. */
    private int[] playedMoves = new int[64];

    private int[] previousSquares = new int[64];
    private long[] keys = new long[64];
    /** By ply, the first earlier ply whose position can occur again. Positions before the last wall cannot. */
    private int[] firstRepeatablePly = new int[64];

    private int ply;

    /** Creates a position from its parts. The caller ensures that it is possible, see {@link Notation}. */
    Board(Rules rules, WallGrid walls, int[] pawns, int[] wallsLeft, int toMove) {
        this.rules = rules;
        this.size = rules.size();
        this.players = rules.players();
        this.wallGrid = walls;
        this.pawn = pawns.clone();
        this.wallsLeft = wallsLeft.clone();
        this.toMove = toMove;
        goalLo = new long[players];
        goalHi = new long[players];
        routes = new Route[players];
        for (int p = 0; p < players; p++) {
            routes[p] = new Route();
            for (int s = 0; s < size * size; s++) {
                if (!rules.isGoal(p, s)) continue;
                if (s < 64) goalLo[p] |= 1L << s;
                else goalHi[p] |= 1L << s;
            }
            if (WallGrid.contains(goalLo[p], goalHi[p], pawn[p])) winner = p;
            key ^= Zobrist.pawn(p, pawn[p]) ^ Zobrist.wallsLeft(p, wallsLeft[p]);
        }
        for (int w = MoveCode.HORIZONTAL; w < MoveCode.PASS; w++) if (walls.hasWall(w)) wallKey ^= Zobrist.wall(w);
        key ^= Zobrist.turn(toMove) ^ wallKey;
    }

    private static int[] startSquares(Rules rules) {
        int[] squares = new int[rules.players()];
        Arrays.setAll(squares, rules::startSquare);
        return squares;
    }

    private static int[] startWalls(Rules rules) {
        int[] walls = new int[rules.players()];
        Arrays.fill(walls, rules.walls());
        return walls;
    }

    /** Returns the starting position, as a board of the class for the number of players. */
    public static Board start(Rules rules) {
        return of(rules, new WallGrid(rules.size()), startSquares(rules), startWalls(rules), 0);
    }

    /** Returns a position made of these parts, as a board of the class for the number of players. */
    static Board of(Rules rules, WallGrid walls, int[] pawns, int[] wallsLeft, int toMove) {
        return rules.players() == 2
                ? new DuelBoard(rules, walls, pawns, wallsLeft, toMove)
                : new FreeForAllBoard(rules, walls, pawns, wallsLeft, toMove);
    }

    public final Rules rules() {
        return rules;
    }

    /** Returns the number of squares per side. */
    public final int size() {
        return size;
    }

    /** Returns the walls. A caller that toggles a wall to examine a position must toggle it back. */
    public final WallGrid wallGrid() {
        return wallGrid;
    }

    @Override
    public final int players() {
        return players;
    }

    @Override
    public final int toMove() {
        return toMove;
    }

    /** Returns the square of a player's pawn. */
    public final int pawn(int player) {
        return pawn[player];
    }

    /** Returns the number of walls that a player can still place. */
    public final int wallsLeft(int player) {
        return wallsLeft[player];
    }

    /** Returns the low word of a player's goal squares. */
    public final long goalLo(int player) {
        return goalLo[player];
    }

    /** Returns the high word of a player's goal squares. */
    public final long goalHi(int player) {
        return goalHi[player];
    }

    /** Returns the player whose pawn has arrived, or -1. */
    public final int winner() {
        return winner;
    }

    /** Returns the number of moves played. */
    public final int ply() {
        return ply;
    }

    /** Returns the move that was played at a ply of the history. */
    public final int moveAt(int atPly) {
        return playedMoves[atPly];
    }

    /** Returns the player who moved at a ply of the history. */
    public final int moverAt(int atPly) {
        return Math.floorMod(toMove - (ply - atPly), players);
    }

    /** Returns the length of a player's shortest path to the goal. Pawns do not block it. */
    public final int distance(int player) {
        return wallGrid.distance(pawn[player], goalLo[player], goalHi[player]);
    }

    /** Returns a shortest path of a player's pawn. The next call for the same player reuses the object. */
    public final Route route(int player) {
        routes[player].find(wallGrid, pawn[player], goalLo[player], goalHi[player]);
        return routes[player];
    }

    /** Returns the path that {@link #route} or {@link #moves} computed last for a player. */
    public final Route lastRoute(int player) {
        return routes[player];
    }

    @Override
    public final long key() {
        return key;
    }

    /**
     * Returns a hash key of the walls and of a player's pawn square. The player's shortest path depends on nothing
     * else.
     */
    public final long pathKey(int player) {
        return wallKey ^ Zobrist.pawn(player, pawn[player]);
    }

    /** Returns a hash key of the walls alone. */
    public final long wallKey() {
        return wallKey;
    }

    /** Returns whether a player has won or the game is drawn. */
    public final boolean isOver() {
        return winner >= 0 || isDrawn();
    }

    private boolean isDrawn() {
        return rules.draws() && (ply >= Rules.MAX_PLIES || repetitions() >= 2);
    }

    /** Returns the latest earlier ply with the same position, or -1. */
    public final int previousOccurrence() {
        int first = ply == 0 ? 0 : firstRepeatablePly[ply - 1];
        for (int p = ply - players; p >= first; p -= players) if (keys[p] == key) return p;
        return -1;
    }

    /** Returns how often this position occurred before, since the last wall. */
    public final int repetitions() {
        int count = 0;
        int first = ply == 0 ? 0 : firstRepeatablePly[ply - 1];
        for (int p = ply - players; p >= first; p -= players) if (keys[p] == key) count++;
        return count;
    }

    /** A position can occur twice again 8 plies later at the earliest, when both pawns have stepped away and back twice. */
    @Override
    public final int pliesWithoutRepetition() {
        int first = ply == 0 ? 0 : firstRepeatablePly[ply - 1];
        return Math.max(0, Math.min(first + 8, Rules.MAX_PLIES) - ply);
    }

    @Override
    public final int result(int player) {
        if (winner >= 0) return winner == player ? 1 : -1;
        return isDrawn() ? 0 : UNDECIDED;
    }

    @Override
    public final int maxMoves() {
        return 2 * (size - 1) * (size - 1) + 16;
    }

    @Override
    public final int moves(int[] buffer) {
        return isDrawn() ? 0 : movesIgnoringDraws(buffer);
    }

    /**
     * Generates moves like {@link #moves}, also if the game is drawn. A recorded game may have been played without the
     * draw rules, which are optional.
     */
    public final int movesIgnoringDraws(int[] buffer) {
        if (winner >= 0) return 0;
        int n = pawnMoves(buffer, 0);
        if (wallsLeft[toMove] > 0) n = wallMoves(buffer, n);
        if (n == 0) buffer[n++] = MoveCode.PASS;
        return n;
    }

    @Override
    public final int countMoves(int[] buffer) {
        if (winner >= 0 || isDrawn()) return 0;
        int n = pawnMoves(buffer, 0);
        if (wallsLeft[toMove] > 0) {
            findRoutesIfWallsMayBlock();
            WallGrid g = wallGrid;
            n += countWalls(MoveCode.HORIZONTAL, g.freeHLo, g.mayBlockHLo)
                    + countWalls(MoveCode.HORIZONTAL + 64, g.freeHHi, g.mayBlockHHi)
                    + countWalls(MoveCode.VERTICAL, g.freeVLo, g.mayBlockVLo)
                    + countWalls(MoveCode.VERTICAL + 64, g.freeVHi, g.mayBlockVHi);
        }
        return Math.max(n, 1); // a player without another move passes
    }

    private int countWalls(int base, long free, long risk) {
        int n = Long.bitCount(free);
        for (long rest = free & risk; rest != 0; rest &= rest - 1)
            if (findBlockedPlayer(base + Long.numberOfTrailingZeros(rest)) >= 0) n--;
        return n;
    }

    /** Appends the steps and jumps of the pawn to move to the buffer, from index n, and returns the new count. */
    public final int pawnMoves(int[] buffer, int n) {
        int from = pawn[toMove];
        for (int direction = 0; direction < 4; direction++) {
            int to = wallGrid.neighbour(from, direction);
            if (to < 0) continue;
            if (!isOccupied(to)) {
                n = addIfNew(buffer, n, to);
                continue;
            }
            int behind = wallGrid.neighbour(to, direction);
            if (behind >= 0 && !isOccupied(behind)) {
                n = addIfNew(buffer, n, behind);
            } else if (behind < 0 || rules.sideStep()) {
                for (int turn = 1; turn <= 3; turn += 2) {
                    int side = wallGrid.neighbour(to, direction + turn & 3);
                    if (side >= 0 && !isOccupied(side)) n = addIfNew(buffer, n, side);
                }
            }
        }
        return n;
    }

    /** Adds a square. With four players, two jumps may end on the same square, which is added only once. */
    private int addIfNew(int[] buffer, int n, int to) {
        if (players > 2) for (int i = 0; i < n; i++) if (buffer[i] == to) return n;
        buffer[n] = to;
        return n + 1;
    }

    private boolean isOccupied(int square) {
        for (int p = 0; p < players; p++) if (pawn[p] == square) return true;
        return false;
    }

    /** Computes the free slots, and the routes of all players if a wall there may block a path. */
    private void findRoutesIfWallsMayBlock() {
        wallGrid.computeFreeSlots();
        if ((wallGrid.mayBlockHLo | wallGrid.mayBlockHHi | wallGrid.mayBlockVLo | wallGrid.mayBlockVHi) != 0)
            for (int p = 0; p < players; p++) route(p);
    }

    private int wallMoves(int[] buffer, int n) {
        findRoutesIfWallsMayBlock();
        n = wallMoves(buffer, n, MoveCode.HORIZONTAL, wallGrid.freeHLo, wallGrid.mayBlockHLo);
        n = wallMoves(buffer, n, MoveCode.HORIZONTAL + 64, wallGrid.freeHHi, wallGrid.mayBlockHHi);
        n = wallMoves(buffer, n, MoveCode.VERTICAL, wallGrid.freeVLo, wallGrid.mayBlockVLo);
        return wallMoves(buffer, n, MoveCode.VERTICAL + 64, wallGrid.freeVHi, wallGrid.mayBlockVHi);
    }

    private int wallMoves(int[] buffer, int n, int base, long free, long risk) {
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int wall = base + Long.numberOfTrailingZeros(rest);
            if ((risk & rest & -rest) == 0 || findBlockedPlayer(wall) < 0) buffer[n++] = wall;
        }
        return n;
    }

    /**
     * Returns the first player whom a wall would leave without a path, or -1. The result of {@link #lastRoute} must be
     * current for all players.
     */
    private int findBlockedPlayer(int wall) {
        int blocked = -1;
        for (int p = 0; p < players && blocked < 0; p++) {
            if (!routes[p].isCutBy(wall)) continue;
            wallGrid.toggleWall(wall);
            if (distance(p) < 0) blocked = p;
            wallGrid.toggleWall(wall);
        }
        return blocked;
    }

    /** Returns the first player whom a wall in a free slot would leave without a path, or -1. */
    final int blockedPlayer(int wall) {
        for (int p = 0; p < players; p++) route(p);
        return findBlockedPlayer(wall);
    }

    /** Plays a move. The caller ensures that it is legal. */
    @Override
    public final void play(int move) {
        if (ply == playedMoves.length) growHistory();
        playedMoves[ply] = move;
        previousSquares[ply] = pawn[toMove];
        keys[ply] = key;
        firstRepeatablePly[ply] = ply == 0 ? 0 : firstRepeatablePly[ply - 1];
        if (MoveCode.isPawnMove(move)) {
            key ^= Zobrist.pawn(toMove, pawn[toMove]) ^ Zobrist.pawn(toMove, move);
            pawn[toMove] = move;
            if (WallGrid.contains(goalLo[toMove], goalHi[toMove], move)) winner = toMove;
        } else if (MoveCode.isWall(move)) {
            wallGrid.toggleWall(move);
            wallKey ^= Zobrist.wall(move);
            key ^= Zobrist.wall(move)
                    ^ Zobrist.wallsLeft(toMove, wallsLeft[toMove])
                    ^ Zobrist.wallsLeft(toMove, wallsLeft[toMove] - 1);
            wallsLeft[toMove]--;
            firstRepeatablePly[ply] = ply + 1;
        } else if (players == 2) {
            // Two players never have to pass, so this is the null move of a search. Positions before it do not count as
            // repetitions.
            firstRepeatablePly[ply] = ply + 1;
        }
        ply++;
        int next = toMove + 1 == players ? 0 : toMove + 1;
        key ^= Zobrist.turn(toMove) ^ Zobrist.turn(next);
        toMove = next;
    }

    @Override
    public final void undo() {
        ply--;
        toMove = toMove == 0 ? players - 1 : toMove - 1;
        int move = playedMoves[ply];
        if (MoveCode.isWall(move)) {
            wallGrid.toggleWall(move);
            wallKey ^= Zobrist.wall(move);
            wallsLeft[toMove]++;
        } else {
            pawn[toMove] = previousSquares[ply];
            winner = -1;
        }
        key = keys[ply];
    }

    private void growHistory() {
        int n = ply * 2;
        playedMoves = Arrays.copyOf(playedMoves, n);
        previousSquares = Arrays.copyOf(previousSquares, n);
        keys = Arrays.copyOf(keys, n);
        firstRepeatablePly = Arrays.copyOf(firstRepeatablePly, n);
    }

    /**
     * Returns a handcrafted value for a player, in hundredths of a step. It is the lead over the nearest opponent in
     * steps, plus half a step for the side to move, plus 0.6 steps for each wall more than the opponents have on
     * average.
     */
    public final int evaluate(int player) {
        int opponent = Integer.MAX_VALUE;
        for (int p = 0; p < players; p++) if (p != player) opponent = Math.min(opponent, distance(p));
        int walls = 0;
        for (int p = 0; p < players; p++) walls += p == player ? (players - 1) * wallsLeft[p] : -wallsLeft[p];
        return 100 * (opponent - distance(player)) + (player == toMove ? 50 : -50) + 60 * walls / (players - 1);
    }

    @Override
    public final int evaluate() {
        return evaluate(toMove);
    }

    @Override
    public final RolloutPolicy rolloutPolicy() {
        return new QuoridorRolloutPolicy();
    }

    @Override
    public Board copy() {
        Board copy = of(rules, wallGrid.copy(), pawn, wallsLeft, toMove);
        copy.playedMoves = playedMoves.clone();
        copy.previousSquares = previousSquares.clone();
        copy.keys = keys.clone();
        copy.firstRepeatablePly = firstRepeatablePly.clone();
        copy.ply = ply;
        return copy;
    }
}
