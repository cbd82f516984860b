package dev.damier.bench;

import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.quoridor.Board;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Counts the wins of an engine against three opponents, with a 95% confidence interval. Every random opening is played four
 * times, with the engine in each seat. The limits are nodes, so the result does not depend on the load of the machine.
 *
 * <p>Arguments: engine with options (damier), games per field (100), nodes per move of the engine (1000), nodes per move of
 * the opponents (1500), seed (7000), then fields of three engines such as {@code greedy,mcts,mcts} (by default four fields).
 */
public final class QuoridorFourPlayers {
    private static final int SEATS = 4;
    private static final int OPENING_PLIES = 4;
    private static final List<String> DEFAULT_FIELDS =
            List.of("greedy,greedy,greedy", "mcts,mcts,greedy", "mcts,mcts,mcts", "paranoid,mcts,greedy");
    /** The 97.5% quantile of the normal distribution. */
    private static final double QUANTILE = 1.96;

    private QuoridorFourPlayers() {}

    public static void main(String[] args) {
        String engine = args.length > 0 ? args[0] : "damier";
        int games = args.length > 1 ? Integer.parseInt(args[1]) : 100;
        Budget own = Budget.UNLIMITED.withNodes(args.length > 2 ? Long.parseLong(args[2]) : 1000);
        Budget others = Budget.UNLIMITED.withNodes(args.length > 3 ? Long.parseLong(args[3]) : 1500);
        long seed = args.length > 4 ? Long.parseLong(args[4]) : 7000;
        List<String> fields = args.length > 5 ? List.of(args).subList(5, args.length) : DEFAULT_FIELDS;
        for (String field : fields) {
            Tally tally = new Tally();
            for (int game = 0; game < games; game++) play(engine, field.split(","), own, others, seed, game, tally);
            System.out.printf("%s against %s: %s%n", engine, field.replace(",", ", "), tally);
        }
    }

    /** Plays one game with new engines. The field keeps its order of seats after the engine. */
    private static void play(
            String engine, String[] field, Budget own, Budget others, long seed, int game, Tally tally) {
        int ownSeat = game % SEATS;
        Map<String, String> deal = Map.of("players", "4", "plies", Integer.toString(OPENING_PLIES));
        Setup opening = Games.all().game("quoridor").deal(deal, seed * 1_000_003 + game / SEATS);
        Board board = opening.as(Board.class).orElseThrow();
        List<Solver<Board>> players = new ArrayList<>();
        players.add(solver(opening, engine, game));
        for (int i = 0; i < field.length; i++) players.add(solver(opening, field[i], game + 1000L * (i + 1)));
        while (!board.isOver()) {
            int index = Math.floorMod(board.toMove() - ownSeat, SEATS);
            Control control = new Control(index == 0 ? own : others);
            Outcome.Chosen chosen = (Outcome.Chosen) players.get(index).solve(board.copy(), control);
            tally.addMove(index, chosen.stats().cpuMillis());
            board.play(chosen.move());
        }
        tally.addGame(board.winner() == ownSeat, board.winner() < 0);
    }

    /** Builds an engine from text such as {@code damier:level=3}, with a seed if it uses one. */
    private static Solver<Board> solver(Setup setup, String text, long seed) {
        EngineSpec spec = EngineSpec.parse(text);
        Engine<?> engine = Games.all().engine(setup, spec.id());
        return build(engine, EngineCapability.addSeed(engine, spec.options(), seed));
    }

    private static <P> Solver<Board> build(Engine<P> engine, Map<String, String> options) {
        Solver<P> solver = engine.build(options);
        return (board, control) -> solver.solve(engine.requiredView().cast(board), control);
    }

    /** The results of the engine against one field. */
    private static final class Tally {
        private int games;
        private int wins;
        private int draws;
        private final double[] cpuMillis = new double[2];
        private final int[] moves = new int[2];

        void addGame(boolean won, boolean drawn) {
            games++;
            if (won) wins++;
            if (drawn) draws++;
        }

        void addMove(int index, double millis) {
            int side = index == 0 ? 0 : 1;
            cpuMillis[side] += millis;
            moves[side]++;
        }

        /** Returns the wins with their Wilson interval, which is valid for rates near 0 and 1 too. */
        @Override
        public String toString() {
            double rate = (double) wins / games;
            double z = QUANTILE * QUANTILE / games;
            double centre = (rate + z / 2) / (1 + z);
            double half = QUANTILE * Math.sqrt(rate * (1 - rate) / games + z / games / 4) / (1 + z);
            return String.format(
                    Locale.ROOT,
                    "%d of %d won (%.0f%%, 95%% confidence interval %.0f to %.0f%%), %d drawn, CPU %.1f ms per move, others %.1f",
                    wins,
                    games,
                    100 * rate,
                    100 * (centre - half),
                    100 * (centre + half),
                    draws,
                    cpuMillis[0] / moves[0],
                    cpuMillis[1] / moves[1]);
        }
    }
}
