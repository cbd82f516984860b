package dev.damier.quoridor;

import dev.damier.play.Position;
import dev.damier.play.RolloutPolicy;
import java.util.Arrays;

/** A game in progress, by the rules; what engines search. */
public abstract class Board implements Position {
    final Rules rules;
    final int size;
    final WallGrid maze;
    private final int players;
    private final int[] pawn;
    private final int[] left;
    private final long[] goalLo;
    private final long[] goalHi;
    private final Route[] routes;
    private int toMove;
    private int winner = -1;
    private long key;
    private long wallKey;

    /** What was played, the pawn's square before it, and the key before it, by ply. */
    private int[] played = new int[64];

    private int[] before = new int[64];
    private long[] keys = new long[64];
    /** The ply after the last wall: no position before it can come back. */
    private int[] fresh = new int[64];

    private int ply;

    /** A position put up square by square; {@link Notation} checks that it is possible. */
    Board(Rules rules, WallGrid walls, int[] pawns, int[] left, int toMove) {
        this.rules = rules;
        this.size = rules.size();
        this.players = rules.players();
        this.maze = walls;
        this.pawn = pawns.clone();
        this.left = left.clone();
        this.toMove = toMove;
        goalLo = new long[players];
        goalHi = new long[players];
        routes = new Route[players];
        for (int p = 0; p < players; p++) {
            routes[p] = new Route();
            for (int s = 0; s < size * size; s++) {
                if (!rules.goal(p, s)) continue;
                if (s < 64) goalLo[p] |= 1L << s;
                else goalHi[p] |= 1L << s;
            }
            if (WallGrid.in(goalLo[p], goalHi[p], pawn[p])) winner = p;
            key ^= Zobrist.pawn(p, pawn[p]) ^ Zobrist.left(p, left[p]);
        }
        for (int w = MoveCode.H; w < MoveCode.PASS; w++) if (walls.has(w)) wallKey ^= Zobrist.wall(w);
        key ^= Zobrist.turn(toMove) ^ wallKey;
    }

    private static int[] homes(Rules rules) {
        int[] homes = new int[rules.players()];
        Arrays.setAll(homes, rules::home);
        return homes;
    }

    private static int[] full(Rules rules) {
        int[] full = new int[rules.players()];
        Arrays.fill(full, rules.walls());
        return full;
    }

    /** A board of the class that fits the number of players. */
    public static Board start(Rules rules) {
        return of(rules, new WallGrid(rules.size()), homes(rules), full(rules), 0);
    }

    static Board of(Rules rules, WallGrid walls, int[] pawns, int[] left, int toMove) {
        return rules.players() == 2
                ? new DuelBoard(rules, walls, pawns, left, toMove)
                : new FreeForAllBoard(rules, walls, pawns, left, toMove);
    }

    public final Rules rules() {
        return rules;
    }

    /** Squares a side. */
    public final int size() {
        return size;
    }

    /** The walls; whoever flips one to look at something flips it back. */
    public final WallGrid maze() {
        return maze;
    }

    @Override
    public final int players() {
        return players;
    }

    @Override
    public final int toMove() {
        return toMove;
    }

    public final int pawn(int player) {
        return pawn[player];
    }

    /** Walls this player still has. */
    public final int left(int player) {
        return left[player];
    }

    public final long goalLo(int player) {
        return goalLo[player];
    }

    public final long goalHi(int player) {
        return goalHi[player];
    }

    public final int winner() {
        return winner;
    }

    public final int ply() {
        return ply;
    }

    public final int played(int at) {
        return played[at];
    }

    /** The seat that played at this ply of the history. */
    public final int mover(int at) {
        return Math.floorMod(toMove - (ply - at), players);
    }

    /** Fewest steps to the goal, walls only. */
    public final int distance(int player) {
        return maze.distance(pawn[player], goalLo[player], goalHi[player]);
    }

    /** A shortest route of this player's pawn; the object is reused by the next call for the same player. */
    public final Route route(int player) {
        routes[player].find(maze, pawn[player], goalLo[player], goalHi[player]);
        return routes[player];
    }

    /** The route that {@link #route} or {@link #moves} found last for this player. */
    public final Route lastRoute(int player) {
        return routes[player];
    }

    @Override
    public final long key() {
        return key;
    }

    /** A key of the walls and of where this pawn stands: of all that its way depends on. */
    public final long wayKey(int player) {
        return wallKey ^ Zobrist.pawn(player, pawn[player]);
    }

    /** A key of the walls alone. */
    public final long wallKey() {
        return wallKey;
    }

    public final boolean over() {
        return winner >= 0 || drawn();
    }

    private boolean drawn() {
        return rules.draws() && (ply >= Rules.LAST_PLY || repetitions() >= 2);
    }

    /** The latest ply at which this very position stood before, or -1. */
    public final int repeated() {
        int first = ply == 0 ? 0 : fresh[ply - 1];
        for (int p = ply - players; p >= first; p -= players) if (keys[p] == key) return p;
        return -1;
    }

    /** How often this position stood on the board before, since the last wall. */
    public final int repetitions() {
        int count = 0;
        int first = ply == 0 ? 0 : fresh[ply - 1];
        for (int p = ply - players; p >= first; p -= players) if (keys[p] == key) count++;
        return count;
    }

    @Override
    public final int result(int player) {
        if (winner >= 0) return winner == player ? 1 : -1;
        return drawn() ? 0 : UNDECIDED;
    }

    @Override
    public final int maxMoves() {
        return 2 * (size - 1) * (size - 1) + 16;
    }

    @Override
    public final int moves(int[] buffer) {
        return drawn() ? 0 : movesPastDraws(buffer);
    }

    /** As {@link #moves}, but a game drawn by our option goes on: it may come from where that option is not known. */
    public final int movesPastDraws(int[] buffer) {
        if (winner >= 0) return 0;
        int n = pawnMoves(buffer, 0);
        if (left[toMove] > 0) n = wallMoves(buffer, n);
        if (n == 0) buffer[n++] = MoveCode.PASS;
        return n;
    }

    /** Appends steps and jumps; the new count. */
    public final int pawnMoves(int[] buffer, int n) {
        int from = pawn[toMove];
        for (int way = 0; way < 4; way++) {
            int to = maze.step(from, way);
            if (to < 0) continue;
            if (!occupied(to)) {
                n = add(buffer, n, to);
                continue;
            }
            int behind = maze.step(to, way);
            if (behind >= 0 && !occupied(behind)) {
                n = add(buffer, n, behind);
            } else if (behind < 0 || rules.sideStep()) {
                for (int turn = 1; turn <= 3; turn += 2) {
                    int side = maze.step(to, way + turn & 3);
                    if (side >= 0 && !occupied(side)) n = add(buffer, n, side);
                }
            }
        }
        return n;
    }

    /** Two jumps of a game for four may end on one square. */
    private int add(int[] buffer, int n, int to) {
        if (players > 2) for (int i = 0; i < n; i++) if (buffer[i] == to) return n;
        buffer[n] = to;
        return n + 1;
    }

    private boolean occupied(int square) {
        for (int p = 0; p < players; p++) if (pawn[p] == square) return true;
        return false;
    }

    private int wallMoves(int[] buffer, int n) {
        maze.slots();
        if ((maze.riskHLo | maze.riskHHi | maze.riskVLo | maze.riskVHi) != 0)
            for (int p = 0; p < players; p++) route(p);
        n = wallMoves(buffer, n, MoveCode.H, maze.freeHLo, maze.riskHLo);
        n = wallMoves(buffer, n, MoveCode.H + 64, maze.freeHHi, maze.riskHHi);
        n = wallMoves(buffer, n, MoveCode.V, maze.freeVLo, maze.riskVLo);
        return wallMoves(buffer, n, MoveCode.V + 64, maze.freeVHi, maze.riskVHi);
    }

    private int wallMoves(int[] buffer, int n, int base, long free, long risk) {
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int wall = base + Long.numberOfTrailingZeros(rest);
            if ((risk & rest & -rest) == 0 || closes(wall) < 0) buffer[n++] = wall;
        }
        return n;
    }

    /** The first player whose last route this wall would close, or -1; {@link #route} of all players must be current. */
    private int closes(int wall) {
        int shut = -1;
        for (int p = 0; p < players && shut < 0; p++) {
            if (!routes[p].cutBy(wall)) continue;
            maze.flip(wall);
            if (distance(p) < 0) shut = p;
            maze.flip(wall);
        }
        return shut;
    }

    /** The first player whose last route this free wall would close, or -1. */
    final int shuts(int wall) {
        for (int p = 0; p < players; p++) route(p);
        return closes(wall);
    }

    /** Plays a legal move; legality is the caller's. */
    @Override
    public final void play(int move) {
        if (ply == played.length) grow();
        played[ply] = move;
        before[ply] = pawn[toMove];
        keys[ply] = key;
        fresh[ply] = ply == 0 ? 0 : fresh[ply - 1];
        if (MoveCode.pawn(move)) {
            key ^= Zobrist.pawn(toMove, pawn[toMove]) ^ Zobrist.pawn(toMove, move);
            pawn[toMove] = move;
            if (WallGrid.in(goalLo[toMove], goalHi[toMove], move)) winner = toMove;
        } else if (MoveCode.wall(move)) {
            maze.flip(move);
            wallKey ^= Zobrist.wall(move);
            key ^= Zobrist.wall(move) ^ Zobrist.left(toMove, left[toMove]) ^ Zobrist.left(toMove, left[toMove] - 1);
            left[toMove]--;
            fresh[ply] = ply + 1;
        } else if (players == 2) {
            // Two players never have to pass: this is a search giving its turn away, and nothing repeats across that.
            fresh[ply] = ply + 1;
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
        int move = played[ply];
        if (MoveCode.wall(move)) {
            maze.flip(move);
            wallKey ^= Zobrist.wall(move);
            left[toMove]++;
        } else {
            pawn[toMove] = before[ply];
            winner = -1;
        }
        key = keys[ply];
    }

    private void grow() {
        int n = ply * 2;
        played = Arrays.copyOf(played, n);
        before = Arrays.copyOf(before, n);
        keys = Arrays.copyOf(keys, n);
        fresh = Arrays.copyOf(fresh, n);
    }

    /** Steps ahead of the nearest rival, half a one for the turn, plus what the walls in hand are worth. */
    public final int evaluate(int player) {
        int rival = Integer.MAX_VALUE;
        for (int p = 0; p < players; p++) if (p != player) rival = Math.min(rival, distance(p));
        int walls = 0;
        for (int p = 0; p < players; p++) walls += p == player ? (players - 1) * left[p] : -left[p];
        return 100 * (rival - distance(player)) + (player == toMove ? 50 : -50) + 60 * walls / (players - 1);
    }

    @Override
    public final int evaluate() {
        return evaluate(toMove);
    }

    @Override
    public final RolloutPolicy rollouts() {
        return new Rollouts();
    }

    @Override
    public Board copy() {
        Board copy = of(rules, maze.copy(), pawn, left, toMove);
        copy.played = played.clone();
        copy.before = before.clone();
        copy.keys = keys.clone();
        copy.fresh = fresh.clone();
        copy.ply = ply;
        return copy;
    }
}
