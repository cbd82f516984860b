package dev.damier.arena;

import dev.damier.game.Game;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotFailure;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Everybody against everybody, or the first against all others: each opening with both sides. Players stay for the whole
 * tournament; one that fails is sent away and made anew for its next game.
 */
public final class Tournament {
    private final Game game;
    private final PlayerPool crew;
    private final Openings openings;
    private final MatchTerms terms;
    private final boolean gauntlet;
    private final int games;
    private final Standings standings;
    private volatile boolean cancelled;

    /** @param games for each pair of bots */
    public Tournament(
            List<Bot> bots,
            Openings openings,
            MatchTerms terms,
            boolean gauntlet,
            int games,
            Consumer<String> remarks) {
        this.game = openings.game();
        crew = new PlayerPool(bots, terms.onCpu(), remarks);
        this.openings = openings;
        this.terms = terms;
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
                        PlayedGame played = play(++number, opening, first, second);
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

    private PlayedGame play(int number, PlayedLine opening, int first, int second) {
        int[] seats = {first, second};
        Player[] players = new Player[2];
        MatchGame.End end = null;
        for (int seat = 0; seat < 2 && end == null; seat++) {
            try {
                players[seat] = crew.get(seats[seat]);
                players[seat].begin(game, openings.options(), openings.seed() + number);
            } catch (BotFailure e) {
                end = MatchGame.forfeit(opening, seat, e);
            }
        }
        if (end == null) end = new MatchGame(terms, opening, players).play();
        if (end.failed()) crew.dismiss(seats[1 - end.winner()]);
        return new PlayedGame(
                number,
                game.card().id(),
                List.of(standings.names().get(first), standings.names().get(second)),
                end.line(),
                opening.moves().size(),
                end.winner(),
                end.reason(),
                end.detail(),
                end.spent());
    }
}
