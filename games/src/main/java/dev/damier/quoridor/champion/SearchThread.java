package dev.damier.quoridor.champion;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.play.TranspositionTable;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Route;
import dev.damier.run.Counters;
import java.util.function.Predicate;

/**
 * The search of one thread. It is a principal variation search with a transposition table, reverse futility pruning,
 * late-move reductions and pruning of irrelevant walls. A null move is an option.
 *
 * <p>Distances are carried from node to node. A wall that does not cut the stored shortest path of a pawn leaves its
 * distance unchanged. A step along the path shortens the distance by one. So most nodes need no flood fill.
 */
final class SearchThread {
    /** The maximum depth of the search in plies. */
    static final int MAX_PLIES = 96;
    /** Nodes between two checks whether to stop. */
    static final int STOP_CHECK_INTERVAL = 16;
    /**
     * For this many first nodes, the search checks at every node whether to stop. Before the code is compiled, or on a busy
     * machine, one node may take a millisecond.
     */
    private static final int ALWAYS_CHECKED_NODES = 1024;

    /** With assertions, the carried distances of one in so many nodes are compared with computed ones. */
    private static final int CHECKED_DISTANCES = 64;

    /** Means that a value is not known. */
    private static final int NO_VALUE = Integer.MIN_VALUE;
    /** Means that a value does not depend on a repetition. */
    private static final int NO_REPETITION = Integer.MAX_VALUE;
    /** Values beyond this threshold are certain wins or losses. */
    private static final int WIN_THRESHOLD = WIN - 1000;
    /** On boards up to this size, a certain win or loss is a proof, see {@link #provesLosses}. */
    static final int MAX_PROOF_SIZE = 5;
    /** The value of a loss that is not proved, plus the ply. */
    private static final int UNPROVED_LOSS = 6_000;
    /** The maximum depth of reverse futility pruning. */
    private static final int MAX_FUTILITY_DEPTH = 5;

    final Counters counters = new Counters();
    private final Board board;
    private final TranspositionTable table;
    private final Evaluator evaluator;
    private final PawnRaceCache races;
    private final SearchParams params;
    /**
     * Whether exact table values are used in the principal variation too, because they may come from earlier games.
     */
    private final boolean hasLearntEntries;

    private final Predicate<Counters> stop;
    /**
     * Whether a loss counts as certain only if all walls were searched. Other pruning techniques never return a certain
     * loss, so every certain win or loss is then a proof.
     */
    private final boolean provesLosses;

    private final MoveOrdering ordering;
    private final MoveList[] moveLists = new MoveList[MAX_PLIES + 2];
    private final int rootPly;

    /** By ply and player, the distance from the goal. */
    private final int[][] distances = new int[MAX_PLIES + 2][2];

    /**
     * By ply and player, a shortest path, or null if it is not computed yet. It may be the object of an earlier ply.
     */
    private final Route[][] routes = new Route[MAX_PLIES + 2][2];
    /** By ply and player, a reusable object for a new path. */
    private final Route[][] ownRoutes = new Route[MAX_PLIES + 2][2];
    /** By ply and player, the step of the path at which the pawn stands. */
    private final int[][] routeSteps = new int[MAX_PLIES + 2][2];

    /** By ply, the best line from there (triangular table). */
    private final int[][] lines = new int[MAX_PLIES + 2][];

    private final int[] lineLengths = new int[MAX_PLIES + 2];

    /**
     * The earliest ply of the current path on whose repetition the last returned value depends. A value that depends on
     * a ply above its node is valid only on this path, so it is not stored in the transposition table.
     */
    private int repetitionPly = NO_REPETITION;

    private boolean stopped;

    SearchThread(
            Board board,
            TranspositionTable table,
            Evaluator evaluator,
            PawnRaceCache races,
            MoveOrdering ordering,
            SearchParams params,
            boolean hasLearntEntries,
            Predicate<Counters> stop) {
        this.board = board;
        this.table = table;
        this.evaluator = evaluator;
        this.races = races;
        this.ordering = ordering;
        this.params = params;
        this.hasLearntEntries = hasLearntEntries;
        this.stop = stop;
        provesLosses = board.size() <= MAX_PROOF_SIZE;
        rootPly = board.ply();
        evaluator.reset(board);
        for (int p = 0; p < 2; p++) distances[0][p] = board.distance(p);
    }

    /** Returns whether the search was stopped. */
    boolean isStopped() {
        return stopped;
    }

    /** Returns the best line of the last root search, empty if there is none. */
    int[] principalVariation() {
        return lineLengths[0] == 0 ? new int[0] : java.util.Arrays.copyOf(lines[0], lineLengths[0]);
    }

    /**
     * Searches legal root moves to a depth within a window and returns the best value. {@code moves[0]} should be the
     * best known move. If the search is stopped after the first move, {@link #principalVariation} is still valid.
     */
    int searchRoot(int[] moves, int depth, int alpha, int beta) {
        counters.expanded++;
        repetitionPly = NO_REPETITION;
        lineLengths[0] = 0;
        findRoutes(0);
        int best = -WIN;
        for (int i = 0; i < moves.length; i++) {
            if (!makeMove(moves[i], 0)) continue;
            int v;
            if (i == 0) {
                v = -search(depth - 1, -beta, -alpha, 1, true);
            } else {
                int r = i > 8 && depth > 3 && MoveCode.isWall(moves[i]) ? params.reduction(depth, i) / 2 : 0;
                v = -search(depth - 1 - r, -alpha - 1, -alpha, 1, true);
                if (v > alpha && r > 0) v = -search(depth - 1, -alpha - 1, -alpha, 1, true);
                if (v > alpha && v < beta) v = -search(depth - 1, -beta, -alpha, 1, true);
            }
            undoMove();
            if (stopped) break;
            if (v > best) {
                best = v;
                if (v > alpha || i == 0) updateLine(0, moves[i]);
                if (v > alpha) alpha = v;
                if (v >= beta) break;
            }
        }
        return best;
    }

    private boolean mustCheckStop() {
        return (counters.expanded & STOP_CHECK_INTERVAL - 1) == 0 || counters.expanded < ALWAYS_CHECKED_NODES;
    }

    /** Searches a node and returns its value for the side to move. The distance to a win is counted in plies from the root. */
    private int search(int depth, int alpha, int beta, int ply, boolean allowNullMove) {
        lineLengths[ply] = 0;
        repetitionPly = NO_REPETITION;
        counters.expanded++;
        if (mustCheckStop() && stop.test(counters)) stopped = true;
        if (stopped) return 0;
        if (board.winner() >= 0) return ply - WIN;
        int repeatedPly = board.previousOccurrence();
        // A repetition within the tree counts as a draw, because the player can repeat again. A position that occurred
        // only in the game must occur a third time.
        if (repeatedPly >= rootPly) {
            repetitionPly = repeatedPly - rootPly;
            return 0;
        }
        if (repeatedPly >= 0 && board.repetitions() >= 2) return 0;
        assert counters.expanded % CHECKED_DISTANCES != 0 || areDistancesExact(ply);
        int me = board.toMove();
        int ownDistance = distances[ply][me];
        int opponentDistance = distances[ply][1 - me];
        if (board.wallsLeft(me) == 0 || board.wallsLeft(1 - me) == 0) {
            int raceResult = raceValue(ply, me, ownDistance, opponentDistance);
            if (raceResult != NO_VALUE) return raceResult;
        }
        if (depth <= 0 || ply >= MAX_PLIES) return evaluator.value(board, ownDistance, opponentDistance, alpha, beta);

        boolean pvNode = beta - alpha > 1;
        long key = board.key();
        long entry = table.probe(key);
        int tableMove = -1;
        if (entry != TranspositionTable.MISS) {
            tableMove = TranspositionTable.move(entry);
            int bound = TranspositionTable.bound(entry);
            boolean usable = !pvNode || hasLearntEntries && bound == TranspositionTable.EXACT;
            if (usable && TranspositionTable.depth(entry) >= depth) {
                int v = fromTable(TranspositionTable.value(entry), ply);
                if (v >= beta ? (bound & TranspositionTable.LOWER) != 0 : (bound & TranspositionTable.UPPER) != 0)
                    return v;
            }
        }

        int staticEval = NO_VALUE;
        if (!pvNode && Math.abs(beta) < WIN_THRESHOLD && (depth <= MAX_FUTILITY_DEPTH || params.nullMove)) {
            staticEval = evaluator.value(
                    board,
                    ownDistance,
                    opponentDistance,
                    alpha - 2 * params.coldMargin,
                    beta + params.futilityMargin * depth);
            if (params.futility && depth <= MAX_FUTILITY_DEPTH && staticEval - params.futilityMargin * depth >= beta)
                return staticEval;
            if (params.nullMove && allowNullMove && depth >= 3 && staticEval >= beta && arePawnsApart()) {
                makeNullMove(ply);
                int v = -search(depth - 3 - depth / 4, -beta, -beta + 1, ply + 1, false);
                undoMove();
                if (stopped) return 0;
                if (v >= beta && repetitionPly >= ply) return v >= WIN_THRESHOLD ? beta : v;
            }
        }
        if (tableMove < 0 && depth >= 5) depth--;

        findRoutes(ply);
        MoveList list = moveList(ply);
        int minWallClass = params.minWallClass(depth, pvNode);
        list.fill(minWallClass, routes[ply][me], routes[ply][1 - me], routeSteps[ply][me], ordering, ply, tableMove);
        int best = -WIN;
        int bestMove = -1;
        int currentAlpha = alpha;
        int earliestRepetition = NO_REPETITION;
        int searched = 0;
        int walls = 0;
        int maxWalls = params.maxWalls(depth, pvNode);
        for (int i = 0; i < list.size; i++) {
            int move = list.selectBest(i);
            boolean wall = MoveCode.isWall(move);
            if (wall && searched > 0 && best > -WIN_THRESHOLD) {
                if (walls >= maxWalls && list.moveClass(i) < MoveList.CUT) continue;
                if (params.futility
                        && depth <= 2
                        && staticEval != NO_VALUE
                        && list.moveClass(i) < MoveList.CUT
                        && staticEval + params.coldMargin * depth <= currentAlpha) continue;
            }
            if (!makeMove(move, ply)) continue;
            if (wall) walls++;
            int v;
            if (searched == 0) {
                v = -search(depth - 1, -beta, -currentAlpha, ply + 1, true);
            } else {
                int r = depth >= 3 && searched >= 2 ? reduction(depth, searched, list, i, me, move, pvNode) : 0;
                v = -search(depth - 1 - r, -currentAlpha - 1, -currentAlpha, ply + 1, true);
                if (v > currentAlpha && r > 0 && !stopped)
                    v = -search(depth - 1, -currentAlpha - 1, -currentAlpha, ply + 1, true);
                if (v > currentAlpha && v < beta && !stopped)
                    v = -search(depth - 1, -beta, -currentAlpha, ply + 1, true);
            }
            undoMove();
            if (stopped) return 0;
            searched++;
            earliestRepetition = Math.min(earliestRepetition, repetitionPly);
            if (v > best) {
                best = v;
                bestMove = move;
                if (v > currentAlpha) {
                    currentAlpha = v;
                    updateLine(ply, move);
                    if (v >= beta) {
                        earliestRepetition = repetitionPly;
                        if (params.moveOrdering) ordering.recordCutoff(me, ply, depth, list, i);
                        break;
                    }
                }
            }
        }
        boolean prunedWalls = minWallClass > MoveList.COLD && board.wallsLeft(me) > 0;
        if (provesLosses && prunedWalls && best <= -WIN_THRESHOLD) best = ply - UNPROVED_LOSS;
        repetitionPly = earliestRepetition;
        if (earliestRepetition >= ply) {
            repetitionPly = NO_REPETITION;
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            table.store(key, depth, bound, toTable(best, ply), bestMove);
        }
        return best;
    }

    private MoveList moveList(int ply) {
        if (moveLists[ply] == null) moveLists[ply] = new MoveList(board);
        return moveLists[ply];
    }

    /** Returns by how many plies the search of a late move is reduced. */
    private int reduction(int depth, int searched, MoveList list, int i, int me, int move, boolean pvNode) {
        int r = params.reduction(depth, searched);
        int moveClass = list.moveClass(i);
        if (moveClass == MoveList.PAWN_MOVE) return Math.max(0, Math.min(r - 1, depth - 2));
        if (moveClass == MoveList.COLD) r++;
        if (moveClass == MoveList.CUT) r--;
        if (pvNode) r--;
        r -= ordering.history(me, move) / 6000;
        return Math.max(0, Math.min(r, depth - 1));
    }

    /**
     * Returns whether the pawns are more than two steps apart. Closer pawns may be in zugzwang, where a null move
     * proves nothing.
     */
    private boolean arePawnsApart() {
        int a = board.pawn(0);
        int b = board.pawn(1);
        return Math.abs(a / board.size() - b / board.size()) + Math.abs(a % board.size() - b % board.size()) > 2;
    }

    private void makeNullMove(int ply) {
        ordering.previousMoves[ply + 1] = MoveCode.PASS;
        evaluator.play(MoveCode.PASS, board.toMove());
        board.play(MoveCode.PASS);
        for (int p = 0; p < 2; p++) carryOver(p, ply, 0);
    }

    private boolean areDistancesExact(int ply) {
        return distances[ply][0] == board.distance(0) && distances[ply][1] == board.distance(1);
    }

    /** Copies the distance and the path of a player to the next ply, after a number of steps along the path. */
    private void carryOver(int player, int ply, int advanced) {
        distances[ply + 1][player] = distances[ply][player] - advanced;
        routes[ply + 1][player] = routes[ply][player];
        routeSteps[ply + 1][player] = routeSteps[ply][player] + advanced;
    }

    /**
     * Plays a move and computes the distances after it. Returns false and plays nothing if a wall leaves a player
     * without a path.
     */
    private boolean makeMove(int move, int ply) {
        int me = board.toMove();
        ordering.previousMoves[ply + 1] = move;
        if (MoveCode.isPawnMove(move)) {
            Route ownRoute = routes[ply][me];
            int at = routeSteps[ply][me];
            board.play(move);
            carryOver(1 - me, ply, 0);
            if (at < ownRoute.length() && ownRoute.square(at + 1) == move) carryOver(me, ply, 1);
            else if (at + 1 < ownRoute.length() && ownRoute.square(at + 2) == move) carryOver(me, ply, 2);
            else {
                distances[ply + 1][me] = board.distance(me);
                routes[ply + 1][me] = null;
            }
            evaluator.play(move, me);
            return true;
        }
        board.play(move);
        for (int p = 0; p < 2; p++) {
            if (!routes[ply][p].isCutBy(move)) {
                carryOver(p, ply, 0);
                continue;
            }
            int distance = board.distance(p);
            if (distance < 0) {
                board.undo();
                return false;
            }
            distances[ply + 1][p] = distance;
            routes[ply + 1][p] = null;
        }
        evaluator.play(move, me);
        return true;
    }

    private void undoMove() {
        board.undo();
        evaluator.undo();
    }

    /** Computes the paths at a ply that are not known yet. */
    private void findRoutes(int ply) {
        for (int p = 0; p < 2; p++) {
            if (routes[ply][p] != null) continue;
            if (ownRoutes[ply][p] == null) ownRoutes[ply][p] = new Route();
            ownRoutes[ply][p].find(board.wallGrid(), board.pawn(p), board.goalLo(p), board.goalHi(p));
            routes[ply][p] = ownRoutes[ply][p];
            routeSteps[ply][p] = 0;
        }
    }

    /** Returns the value of a race that is decided without search, or {@link #NO_VALUE}. */
    private int raceValue(int ply, int me, int ownDistance, int opponentDistance) {
        findRoutes(ply);
        if (board.wallsLeft(1 - me) == 0) {
            int plies = DecidedRace.pliesToWin(
                    board, me, routes[ply][me], routeSteps[ply][me], ownDistance, opponentDistance);
            if (plies >= 0) return WIN - ply - plies;
        }
        if (board.wallsLeft(me) > 0) return NO_VALUE;
        int plies = DecidedRace.pliesToWin(
                board, 1 - me, routes[ply][1 - me], routeSteps[ply][1 - me], opponentDistance, ownDistance);
        if (plies >= 0) return ply + plies - WIN;
        if (board.wallsLeft(1 - me) > 0) return NO_VALUE;
        PawnRaceTable raceTable = races.get(board, counters.expanded);
        if (raceTable == null) return NO_VALUE;
        int v = raceTable.value(me, board.pawn(0), board.pawn(1));
        return v > 0 ? WIN - ply - v : v < 0 ? ply - v - WIN : 0;
    }

    /** Makes a move, followed by the best line of the next ply, the best line of a ply. */
    private void updateLine(int ply, int move) {
        if (lines[ply] == null) lines[ply] = new int[MAX_PLIES + 2 - ply];
        lines[ply][0] = move;
        if (lineLengths[ply + 1] > 0) System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lineLengths[ply + 1]);
        lineLengths[ply] = lineLengths[ply + 1] + 1;
    }

    /**
     * Converts a value for the table. In the search, wins are counted in plies from the root; in the table, from the
     * position.
     */
    private static int toTable(int value, int ply) {
        return value > WIN_THRESHOLD ? value + ply : value < -WIN_THRESHOLD ? value - ply : value;
    }

    private static int fromTable(int value, int ply) {
        return value > WIN_THRESHOLD ? value - ply : value < -WIN_THRESHOLD ? value + ply : value;
    }
}
