package dev.damier.arena;

import dev.damier.protocol.Bot;
import dev.damier.protocol.PlayedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A round-robin tournament or a gauntlet (the first bot against all others). Each opening is played with both sides.
 * Players are reused for the whole tournament. A player that fails is dismissed and created again for its next game.
 */
public final class Tournament {
    private final PlayerPool pool;
    private final Openings openings;
    private final MatchGameRunner runner;
    private final Pairing pairing;
    private final Standings standings;
    private volatile boolean cancelled;

    /**
     * How the bots are paired.
     *
     * @param gauntlet whether only the first bot plays all others
     * @param gamesPerPair games per pair of bots
     * @param saved the games that have been played already
     */
    public record Pairing(boolean gauntlet, int gamesPerPair, SavedTournament saved) {
        /** Returns a round robin without saved games. */
        public static Pairing roundRobin(int gamesPerPair) {
            return new Pairing(false, gamesPerPair, SavedTournament.EMPTY);
        }
    }

    /** @param warnings receives warnings about bots that did not affect a result */
    public Tournament(
            List<Bot> bots, Openings openings, MatchLimits limits, Pairing pairing, Consumer<String> warnings) {
        pool = new PlayerPool(bots, limits.onCpu(), warnings);
        this.openings = openings;
        runner = new MatchGameRunner(openings, limits, MatchWatcher.NO_OP);
        this.pairing = pairing;
        standings = new Standings(pool.names());
    }

    /** Returns the standings so far. */
    public Standings standings() {
        return standings;
    }

    private String name(int bot) {
        return pool.names().get(bot);
    }

    /** Returns the total number of games. */
    public int plannedGames() {
        return pairs().size() * pairing.gamesPerPair;
    }

    private List<int[]> pairs() {
        List<int[]> pairs = new ArrayList<>();
        for (int a = 0; a < (pairing.gauntlet ? 1 : pool.size()); a++)
            for (int b = a + 1; b < pool.size(); b++) pairs.add(new int[] {a, b});
        return pairs;
    }

    /** Aborts the current game, which then does not count, and starts no other. May be called from any thread. */
    public void cancel() {
        cancelled = true;
        pool.close();
    }

    /**
     * Plays the games. All pairs play one opening before the next, so that interim standings are fair.
     *
     * @param sink receives every finished game
     * @param enough called after each game; the tournament ends early if it returns true
     */
    public void run(Consumer<PlayedGame> sink, BooleanSupplier enough) {
        int number = 0;
        try {
            for (int round = 0; round < pairing.gamesPerPair; round += 2) {
                PlayedLine opening = openings.get(round / 2);
                for (int[] pair : pairs()) {
                    for (int side = 0; side < Math.min(2, pairing.gamesPerPair - round); side++) {
                        if (cancelled) return;
                        int first = pair[side];
                        int second = pair[1 - side];
                        Optional<Integer> known =
                                pairing.saved.halfPoints(++number, opening, name(first), name(second));
                        if (known.isPresent()) {
                            standings.add(first, second, known.get());
                        } else {
                            PlayedGame played = runner.play(number, opening, pool.source(first), pool.source(second));
                            if (cancelled) return;
                            standings.add(first, second, played.halfPoints(0));
                            sink.accept(played);
                        }
                        if (enough.getAsBoolean()) return;
                    }
                }
            }
        } finally {
            pool.close();
        }
    }
}
