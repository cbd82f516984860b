package dev.damier.arena;

import dev.damier.protocol.Bot;
import dev.damier.protocol.PlayedLine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Everybody against everybody, or the first against all others: each opening with both sides. Players stay for the whole
 * tournament; one that fails is sent away and made anew for its next game.
 */
public final class Tournament {
    private final PlayerPool crew;
    private final Openings openings;
    private final MatchGameRunner runner;
    private final boolean gauntlet;
    private final int games;
    private final Standings standings;
    private volatile boolean cancelled;

    /** @param games for each pair of bots */
    public Tournament(
            List<Bot> bots,
            Openings openings,
            MatchLimits limits,
            boolean gauntlet,
            int games,
            Consumer<String> remarks) {
        crew = new PlayerPool(bots, limits.onCpu(), remarks);
        this.openings = openings;
        runner = new MatchGameRunner(openings, limits, MatchWatcher.NOBODY);
        this.gauntlet = gauntlet;
        this.games = games;
        standings = new Standings(crew.names());
    }

    public Standings standings() {
        return standings;
    }

    /** How many games there are in all. */
    public int planned() {
        return pairs().size() * games;
    }

    private List<int[]> pairs() {
        List<int[]> pairs = new ArrayList<>();
        for (int a = 0; a < (gauntlet ? 1 : crew.size()); a++)
            for (int b = a + 1; b < crew.size(); b++) pairs.add(new int[] {a, b});
        return pairs;
    }

    /** Ends the game under way, which then does not count, and plays no other. From any thread. */
    public void cancel() {
        cancelled = true;
        crew.close();
    }

    /**
     * Plays. All pairs meet over one opening before the next, so that the table is fair whenever it is looked at.
     *
     * @param enough asked after each game: whether the question is answered
     */
    public void run(Consumer<PlayedGame> sink, BooleanSupplier enough) {
        int number = 0;
        try {
            for (int round = 0; round < games; round += 2) {
                PlayedLine opening = openings.get(round / 2);
                for (int[] pair : pairs()) {
                    for (int side = 0; side < Math.min(2, games - round); side++) {
                        if (cancelled) return;
                        int first = pair[side];
                        int second = pair[1 - side];
                        PlayedGame played = runner.play(++number, opening, crew.side(first), crew.side(second));
                        if (cancelled) return;
                        standings.add(first, second, played.halves(0));
                        sink.accept(played);
                        if (enough.getAsBoolean()) return;
                    }
                }
            }
        } finally {
            crew.close();
        }
    }
}
