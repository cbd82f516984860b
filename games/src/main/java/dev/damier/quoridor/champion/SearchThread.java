package dev.damier.quoridor.champion;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.play.TranspositionTable;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Route;
import dev.damier.run.Counters;
import java.util.function.Predicate;

/**
 * One thread of the champion's search: principal variation search with a table, reverse futility, late-move reductions
 * and late-move pruning of cold walls; a null move as an option. Distances are carried from node to node: a wall that does not cut a
 * pawn's known shortest route leaves its distance as it was, and a step along that route shortens it by one, so that
 * most nodes need no flood at all.
 */
final class SearchThread {
    static final int PLIES = 96;
    /** Nodes between two questions whether to stop. */
    static final int CHECK = 16;
    /** So many nodes ask each: before they are compiled, or on a busy machine, one of them may take a millisecond. */
    private static final int FIRST = 1024;

    private static final int NONE = Integer.MIN_VALUE;
    private static final int CLEAN = Integer.MAX_VALUE;
    private static final int WIN_THRESHOLD = WIN - 1000;
    /** Up to this depth a value far above the window is believed without a search. */
    private static final int FUTILE = 5;

    final Counters counters = new Counters();
    private final Board board;
    private final TranspositionTable table;
    private final Evaluator evaluator;
    private final PawnRaceCache races;
    private final SearchParams tuning;
    /** Exact values of the table are believed on the principal variation too: they may come from games played before. */
    private final boolean experienced;

    private final Predicate<Counters> stop;
    private final MoveOrdering order;
    private final MoveList[] lists = new MoveList[PLIES + 2];
    private final int rootPly;

    /** By ply and player: steps to go; a shortest route, or null when not yet known; how far along it the pawn is. */
    private final int[][] steps = new int[PLIES + 2][2];

    private final Route[][] route = new Route[PLIES + 2][2];
    private final Route[][] spare = new Route[PLIES + 2][2];
    private final int[][] along = new int[PLIES + 2][2];

    private final int[][] line = new int[PLIES + 2][];
    private final int[] lineLength = new int[PLIES + 2];

    /**
     * The earliest ply of the present path on whose repetition the value just returned leans. A value that leans on a
     * ply above its node holds on this path only and is not kept in the table.
     */
    private int leans = CLEAN;

    private boolean stopped;

    SearchThread(
            Board board,
            TranspositionTable table,
            Evaluator evaluator,
            PawnRaceCache races,
            MoveOrdering order,
            SearchParams tuning,
            boolean experienced,
            Predicate<Counters> stop) {
        this.board = board;
        this.table = table;
        this.evaluator = evaluator;
        this.races = races;
        this.order = order;
        this.tuning = tuning;
        this.experienced = experienced;
        this.stop = stop;
        rootPly = board.ply();
        evaluator.reset(board);
        for (int p = 0; p < 2; p++) steps[0][p] = board.distance(p);
    }

    boolean stopped() {
        return stopped;
    }

    int[] line() {
        return lineLength[0] == 0 ? new int[0] : java.util.Arrays.copyOf(line[0], lineLength[0]);
    }

    /**
     * Searches the given legal moves of the root to a depth within a window. {@code moves[0]} should be the best known;
     * the best one found is in front of the line afterwards, also when the search was stopped after the first move.
     */
    int root(int[] moves, int depth, int alpha, int beta) {
        counters.expanded++;
        leans = CLEAN;
        lineLength[0] = 0;
        findRoutes(0);
        int best = -WIN;
        for (int i = 0; i < moves.length; i++) {
            if (!enter(moves[i], 0)) continue;
            int v;
            if (i == 0) {
                v = -search(depth - 1, -beta, -alpha, 1, true);
            } else {
                int r = i > 8 && depth > 3 && MoveCode.wall(moves[i]) ? tuning.reduction(depth, i) / 2 : 0;
                v = -search(depth - 1 - r, -alpha - 1, -alpha, 1, true);
                if (v > alpha && r > 0) v = -search(depth - 1, -alpha - 1, -alpha, 1, true);
                if (v > alpha && v < beta) v = -search(depth - 1, -beta, -alpha, 1, true);
            }
            leave();
            if (stopped) break;
            if (v > best) {
                best = v;
                if (v > alpha || i == 0) keepLine(0, moves[i]);
                if (v > alpha) alpha = v;
                if (v >= beta) break;
            }
        }
        return best;
    }

    private boolean asks() {
        return (counters.expanded & CHECK - 1) == 0 || counters.expanded < FIRST;
    }

    private int search(int depth, int alpha, int beta, int ply, boolean mayPass) {
        lineLength[ply] = 0;
        leans = CLEAN;
        counters.expanded++;
        if (asks() && stop.test(counters)) stopped = true;
        if (stopped) return 0;
        if (board.winner() >= 0) return ply - WIN;
        int again = board.repeated();
        // Once within the tree is enough, as whoever came back can do so again; what the game saw must come a third
        // time.
        if (again >= rootPly) {
            leans = again - rootPly;
            return 0;
        }
        if (again >= 0 && board.repetitions() >= 2) return 0;
        int me = board.toMove();
        int mine = steps[ply][me];
        int rival = steps[ply][1 - me];
        if (board.left(me) == 0 || board.left(1 - me) == 0) {
            int verdict = race(ply, me, mine, rival);
            if (verdict != NONE) return verdict;
        }
        if (depth <= 0 || ply >= PLIES) return evaluator.value(board, mine, rival, alpha, beta);

        boolean open = beta - alpha > 1;
        long key = board.key();
        long known = table.probe(key);
        int tableMove = -1;
        if (known != TranspositionTable.MISS) {
            tableMove = TranspositionTable.move(known);
            int bound = TranspositionTable.bound(known);
            boolean believed = !open || experienced && bound == TranspositionTable.EXACT;
            if (believed && TranspositionTable.depth(known) >= depth) {
                int v = fromTable(TranspositionTable.value(known), ply);
                if (v >= beta ? (bound & TranspositionTable.LOWER) != 0 : (bound & TranspositionTable.UPPER) != 0)
                    return v;
            }
        }

        int stand = NONE;
        if (!open && Math.abs(beta) < WIN_THRESHOLD && (depth <= FUTILE || tuning.nullMove)) {
            stand = evaluator.value(
                    board, mine, rival, alpha - 2 * tuning.coldMargin, beta + tuning.futilityMargin * depth);
            if (tuning.futility && depth <= FUTILE && stand - tuning.futilityMargin * depth >= beta) return stand;
            if (tuning.nullMove && mayPass && depth >= 3 && stand >= beta && apart()) {
                pass(ply);
                int v = -search(depth - 3 - depth / 4, -beta, -beta + 1, ply + 1, false);
                leave();
                if (stopped) return 0;
                if (v >= beta && leans >= ply) return v >= WIN_THRESHOLD ? beta : v;
            }
        }
        if (tableMove < 0 && depth >= 5) depth--;

        findRoutes(ply);
        MoveList list = list(ply);
        list.fill(
                tuning.coldest(depth, open), route[ply][me], route[ply][1 - me], along[ply][me], order, ply, tableMove);
        int best = -WIN;
        int bestMove = -1;
        int bar = alpha;
        int lean = CLEAN;
        int searched = 0;
        int walls = 0;
        int wallsMost = tuning.wallsMost(depth, open);
        for (int i = 0; i < list.size; i++) {
            int move = list.pick(i);
            boolean wall = MoveCode.wall(move);
            if (wall && searched > 0 && best > -WIN_THRESHOLD) {
                if (walls >= wallsMost && list.heat(i) < MoveList.CUT) continue;
                if (tuning.futility
                        && depth <= 2
                        && stand != NONE
                        && list.heat(i) < MoveList.CUT
                        && stand + tuning.coldMargin * depth <= bar) continue;
            }
            if (!enter(move, ply)) continue;
            if (wall) walls++;
            int v;
            if (searched == 0) {
                v = -search(depth - 1, -beta, -bar, ply + 1, true);
            } else {
                int r = depth >= 3 && searched >= 2 ? reduction(depth, searched, list, i, me, move, open) : 0;
                v = -search(depth - 1 - r, -bar - 1, -bar, ply + 1, true);
                if (v > bar && r > 0 && !stopped) v = -search(depth - 1, -bar - 1, -bar, ply + 1, true);
                if (v > bar && v < beta && !stopped) v = -search(depth - 1, -beta, -bar, ply + 1, true);
            }
            leave();
            if (stopped) return 0;
            searched++;
            lean = Math.min(lean, leans);
            if (v > best) {
                best = v;
                bestMove = move;
                if (v > bar) {
                    bar = v;
                    keepLine(ply, move);
                    if (v >= beta) {
                        lean = leans;
                        if (tuning.learning) order.reward(me, ply, depth, list, i);
                        break;
                    }
                }
            }
        }
        leans = lean;
        if (lean >= ply) {
            leans = CLEAN;
            int bound = best >= beta
                    ? TranspositionTable.LOWER
                    : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            table.store(key, depth, bound, toTable(best, ply), bestMove);
        }
        return best;
    }

    private MoveList list(int ply) {
        if (lists[ply] == null) lists[ply] = new MoveList(board);
        return lists[ply];
    }

    private int reduction(int depth, int searched, MoveList list, int i, int me, int move, boolean open) {
        int r = tuning.reduction(depth, searched);
        int heat = list.heat(i);
        if (heat == MoveList.STEP) return Math.max(0, Math.min(r - 1, depth - 2));
        if (heat == MoveList.COLD) r++;
        if (heat == MoveList.CUT) r--;
        if (open) r--;
        r -= order.history(me, move) / 6000;
        return Math.max(0, Math.min(r, depth - 1));
    }

    /** Whether the pawns are too far apart for a turn given away to be a blessing. */
    private boolean apart() {
        int a = board.pawn(0);
        int b = board.pawn(1);
        return Math.abs(a / board.size() - b / board.size()) + Math.abs(a % board.size() - b % board.size()) > 2;
    }

    private void pass(int ply) {
        order.led[ply + 1] = MoveCode.PASS;
        evaluator.play(MoveCode.PASS, board.toMove());
        board.play(MoveCode.PASS);
        for (int p = 0; p < 2; p++) share(p, ply, 0);
    }

    private void share(int p, int ply, int advanced) {
        steps[ply + 1][p] = steps[ply][p] - advanced;
        route[ply + 1][p] = route[ply][p];
        along[ply + 1][p] = along[ply][p] + advanced;
    }

    /** Plays a move and finds the distances after it; false, with nothing played, when it closes a route. */
    private boolean enter(int move, int ply) {
        int me = board.toMove();
        order.led[ply + 1] = move;
        if (MoveCode.pawn(move)) {
            Route mine = route[ply][me];
            int at = along[ply][me];
            board.play(move);
            share(1 - me, ply, 0);
            if (at < mine.length() && mine.square(at + 1) == move) share(me, ply, 1);
            else if (at + 1 < mine.length() && mine.square(at + 2) == move) share(me, ply, 2);
            else {
                steps[ply + 1][me] = board.distance(me);
                route[ply + 1][me] = null;
            }
            evaluator.play(move, me);
            return true;
        }
        board.play(move);
        for (int p = 0; p < 2; p++) {
            if (!route[ply][p].cutBy(move)) {
                share(p, ply, 0);
                continue;
            }
            int d = board.distance(p);
            if (d < 0) {
                board.undo();
                return false;
            }
            steps[ply + 1][p] = d;
            route[ply + 1][p] = null;
        }
        evaluator.play(move, me);
        return true;
    }

    private void leave() {
        board.undo();
        evaluator.undo();
    }

    private void findRoutes(int ply) {
        for (int p = 0; p < 2; p++) {
            if (route[ply][p] != null) continue;
            if (spare[ply][p] == null) spare[ply][p] = new Route();
            spare[ply][p].find(board.maze(), board.pawn(p), board.goalLo(p), board.goalHi(p));
            route[ply][p] = spare[ply][p];
            along[ply][p] = 0;
        }
    }

    /** The value of a race that is already decided, or {@link #NONE}. */
    private int race(int ply, int me, int mine, int rival) {
        findRoutes(ply);
        if (board.left(1 - me) == 0) {
            int plies = DecidedRace.sure(board, me, route[ply][me], along[ply][me], mine, rival);
            if (plies >= 0) return WIN - ply - plies;
        }
        if (board.left(me) > 0) return NONE;
        int plies = DecidedRace.sure(board, 1 - me, route[ply][1 - me], along[ply][1 - me], rival, mine);
        if (plies >= 0) return ply + plies - WIN;
        if (board.left(1 - me) > 0) return NONE;
        PawnRaceTable solved = races.of(board, counters.expanded);
        if (solved == null) return NONE;
        int v = solved.value(me, board.pawn(0), board.pawn(1));
        return v > 0 ? WIN - ply - v : v < 0 ? ply - v - WIN : 0;
    }

    private void keepLine(int ply, int move) {
        if (line[ply] == null) line[ply] = new int[PLIES + 2 - ply];
        line[ply][0] = move;
        if (lineLength[ply + 1] > 0) System.arraycopy(line[ply + 1], 0, line[ply], 1, lineLength[ply + 1]);
        lineLength[ply] = lineLength[ply + 1] + 1;
    }

    /** Wins are counted from the root on the stack, from the position in the table. */
    private static int toTable(int value, int ply) {
        return value > WIN_THRESHOLD ? value + ply : value < -WIN_THRESHOLD ? value - ply : value;
    }

    private static int fromTable(int value, int ply) {
        return value > WIN_THRESHOLD ? value - ply : value < -WIN_THRESHOLD ? value + ply : value;
    }
}
