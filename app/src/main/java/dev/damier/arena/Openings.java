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
 * Random first moves that favour nobody much, as moves from the start: some bots cannot be given a position. The same
 * number gives the same opening, whoever plays.
 *
 * @param starts positions to start from, in turn; empty for the game's own start
 * @param plies how many random moves; with none of them an opening is a start as it is
 */
public record Openings(Game game, Map<String, String> options, List<Setup> starts, int plies, long seed) {
    /** The position's own evaluation, for the side to move, may not be farther than this from that of the start. */
    private static final int MAX_IMBALANCE = 100;

    private static final int TRIES = 300;

    public Openings(Game game, Map<String, String> options, int plies, long seed) {
        this(game, options, List.of(), plies, seed);
    }

    /** The opening of this number. */
    public PlayedLine get(int number) {
        Setup start = starts.isEmpty() ? game.deal(options, seed) : starts.get(number % starts.size());
        Random random = new Random(seed * 1_000_003 + number);
        PlayedLine best = new PlayedLine(start, List.of());
        int min = Integer.MAX_VALUE;
        int usual = value(start);
        for (int i = 0; i < TRIES && plies > 0 && min > MAX_IMBALANCE; i++) {
            List<String> moves = random(start, random);
            if (moves.size() < plies) continue;
            PlayedLine line = new PlayedLine(start, moves);
            Setup end = line.end();
            if (end.newTable().status().over()) continue;
            int off = Math.abs(value(end) - (plies % 2 == 0 ? usual : 0));
            if (off >= min) continue;
            min = off;
            best = line;
        }
        return best;
    }

    private static int value(Setup setup) {
        return setup.as(Position.class).map(Position::evaluate).orElse(0);
    }

    private List<String> random(Setup start, Random random) {
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
