package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.WallGrid;
import java.util.Arrays;
import java.util.SplittableRandom;

/** The candidates of a node with their prior probabilities, and the simulations of {@link FourPlayerSearch}. */
final class FourPlayerPolicy {
    /** A simulation without a winner after this many plies counts as a draw. */
    private static final int MAX_PLIES = 200;
    /** What a win loses per ply, so that a won race is run. */
    private static final double PLY_COST = 0.0005;
    /** How fast the estimated chance of a player falls with each step of its path. */
    private static final double STEP_WEIGHT = 0.7;
    /** Exponent that turns the estimated chance after a move into its prior probability. */
    private static final double PRIOR_EXPONENT = 2;
    /** Factor for the prior probability of walls, which are spent. */
    private static final double WALL_PRIOR = 0.3;
    /** Share of the predicted move in the prior probability, for the root player and for a predictable opponent. */
    private static final double OWN_PREDICTED_PRIOR = 0.1;

    private static final double PREDICTED_PRIOR = 0.5;
    /** How often the root player plays the predicted move in a simulation. */
    private static final double OWN_PREDICTABILITY = 0.5;
    /** How often a player whose move is not predicted tries a wall in a simulation. */
    private static final double WALL_RATE = 0.3;

    final FourPlayerPaths paths;
    private final Board board;
    private final WallGrid grid;
    private final int players;
    private final int rootPlayer;
    private final int rootPly;
    private final SplittableRandom random;
    private final double[] predictability;
    private final int[] unchanged;
    /** The candidates of the last {@link #findCandidates}. */
    final int[] moves;

    /** The prior probability of each candidate. Their sum is 1. */
    final double[] priors;

    FourPlayerPolicy(Board board, SplittableRandom random) {
        this.board = board;
        this.random = random;
        grid = board.wallGrid();
        players = board.players();
        rootPlayer = board.toMove();
        rootPly = board.ply();
        paths = new FourPlayerPaths(board);
        unchanged = new int[players];
        moves = new int[board.maxMoves()];
        priors = new double[board.maxMoves()];
        predictability = OpponentModel.predictability(board);
        predictability[rootPlayer] = OWN_PREDICTABILITY;
    }

    /**
     * Finds the pawn moves and the walls that cut the path of an opponent, with their prior probabilities, and returns their
     * number. The paths must be current.
     */
    int findCandidates() {
        int me = board.toMove();
        for (int p = 0; p < players; p++) unchanged[p] = paths.distance(p);
        int n = board.pawnMoves(moves, 0);
        for (int i = 0; i < n; i++) priors[i] = weight(me, unchanged, paths.distanceAfterStep(moves[i]));
        if (board.wallsLeft(me) > 0) n = addWalls(me, n);
        if (n == 0) {
            n = board.moves(moves);
            Arrays.fill(priors, 0, n, 1);
        }
        double sum = 0;
        for (int i = 0; i < n; i++) sum += priors[i];
        int predicted = paths.greedyMove(true);
        double share = me == rootPlayer ? OWN_PREDICTED_PRIOR : PREDICTED_PRIOR * predictability[me];
        for (int i = 0; i < n; i++) priors[i] = (1 - share) * priors[i] / sum + (moves[i] == predicted ? share : 0);
        return n;
    }

    private int addWalls(int me, int n) {
        grid.computeFreeSlots();
        for (int word = 0; word < 4; word++) {
            long cuts = 0;
            for (int p = 0; p < players; p++) if (p != me) cuts |= paths.cuts(p, word);
            for (long rest = cuts & paths.freeSlots(word); rest != 0; rest &= rest - 1) {
                int wall = FourPlayerPaths.wall(word, rest);
                if (!paths.measureWall(wall)) continue;
                priors[n] = WALL_PRIOR * weight(me, paths.distancesAfter, paths.distancesAfter[me]);
                moves[n++] = wall;
            }
        }
        return n;
    }

    /**
     * Returns a weight for a move of a player: a power of its estimated chance to win after the move. The chance falls with
     * its distance and with its turn, compared to those of the others.
     */
    private double weight(int me, int[] distances, int ownDistance) {
        double own = 0;
        double sum = 0;
        for (int p = 0; p < players; p++) {
            double turns = Math.floorMod(p - me - 1, players) / (double) players;
            double chance = Math.exp(-STEP_WEIGHT * ((p == me ? ownDistance : distances[p]) + turns));
            if (p == me) own = chance;
            sum += chance;
        }
        return Math.pow(own / sum, PRIOR_EXPONENT);
    }

    /** Simulates the game to its end and undoes the moves. The paths must be current; they are not restored. */
    void playOut(double[] gains) {
        int plies = 0;
        for (; board.winner() < 0 && plies < MAX_PLIES; plies++) paths.play(simulatedMove());
        setGains(gains);
        while (plies-- > 0) board.undo();
    }

    /** Sets the gain of each player at the end of a game: almost 1 for the winner, and equal shares in a draw. */
    void setGains(double[] gains) {
        int winner = board.winner();
        Arrays.fill(gains, winner < 0 ? 1.0 / players : 0);
        if (winner >= 0) gains[winner] = 1 - PLY_COST * (board.ply() - rootPly);
    }

    private int simulatedMove() {
        int me = board.toMove();
        if (random.nextDouble() < predictability[me]) return paths.greedyMove(true);
        int wall = board.wallsLeft(me) > 0 && random.nextDouble() < WALL_RATE ? randomWall(me) : -1;
        return wall >= 0 ? wall : paths.greedyMove(false);
    }

    /**
     * Returns a random wall on the path of the nearest opponent if it costs this opponent more steps than the player,
     * otherwise -1.
     */
    private int randomWall(int me) {
        int nearest = -1;
        for (int p = 0; p < players; p++)
            if (p != me && (nearest < 0 || paths.distance(p) < paths.distance(nearest))) nearest = p;
        grid.computeFreeSlots();
        int count = 0;
        for (int word = 0; word < 4; word++) count += Long.bitCount(paths.cuts(nearest, word) & paths.freeSlots(word));
        if (count == 0) return -1;
        int skipped = random.nextInt(count);
        int word = 0;
        long slots = paths.cuts(nearest, 0) & paths.freeSlots(0);
        while (skipped >= Long.bitCount(slots)) {
            skipped -= Long.bitCount(slots);
            word++;
            slots = paths.cuts(nearest, word) & paths.freeSlots(word);
        }
        for (; skipped > 0; skipped--) slots &= slots - 1;
        int wall = FourPlayerPaths.wall(word, slots);
        if (!paths.measureWall(wall)) return -1;
        int cost = paths.distancesAfter[nearest] - paths.distance(nearest);
        return cost > paths.distancesAfter[me] - paths.distance(me) ? wall : -1;
    }
}
