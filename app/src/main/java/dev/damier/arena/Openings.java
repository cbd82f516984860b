package dev.damier.arena;

import dev.damier.game.Game;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.play.Position;
import dev.damier.protocol.PlayedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Random openings that are balanced by the evaluation of the game. An opening is a list of moves from a starting
 * position, because some bots do not accept a position. The same number always gives the same opening.
 *
 * @param options options for dealing the default starting position
 * @param starts starting positions, used in turn; empty for the default starting position of the game
 * @param plies number of random moves; 0 for the starting position itself
 */
public record Openings(Game game, Map<String, String> options, List<Setup> starts, int plies, long seed) {
    /** Maximum difference between the evaluation of an opening, for the side to move, and that of the start. */
    private static final int MAX_IMBALANCE = 100;

    private static final int MAX_TRIES = 300;

    public Openings(Game game, Map<String, String> options, int plies, long seed) {
        this(game, options, List.of(), plies, seed);
    }

    /** Returns an opening by its number. If no balanced opening is found, it is the most balanced one of all tries. */
    public PlayedLine get(int number) {
        Setup start = starts.isEmpty() ? game.deal(options, seed) : starts.get(number % starts.size());
        Random random = new Random(seed * 1_000_003 + number);
        PlayedLine best = new PlayedLine(start, List.of());
        int bestImbalance = Integer.MAX_VALUE;
        int startValue = evaluate(start);
        for (int i = 0; i < MAX_TRIES && plies > 0 && bestImbalance > MAX_IMBALANCE; i++) {
            List<String> moves = randomMoves(start, random);
            if (moves.size() < plies) continue;
            PlayedLine line = new PlayedLine(start, moves);
            Setup end = line.endPosition();
            if (end.newTable().status().over()) continue;
            int imbalance = Math.abs(evaluate(end) - (plies % 2 == 0 ? startValue : 0));
            if (imbalance >= bestImbalance) continue;
            bestImbalance = imbalance;
            best = line;
        }
        return best;
    }

    private static int evaluate(Setup setup) {
        return setup.as(Position.class).map(Position::evaluate).orElse(0);
    }

    private List<String> randomMoves(Setup start, Random random) {
        Table table = start.newTable();
        List<String> moves = new ArrayList<>();
        while (moves.size() < plies) {
            List<Move> legal = table.moves();
            if (legal.isEmpty()) break;
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move.text());
            table.play(move.code());
        }
        return moves;
    }
}
