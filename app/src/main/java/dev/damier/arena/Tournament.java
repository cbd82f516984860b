package dev.damier.arena;

import dev.damier.game.Game;
import dev.damier.protocol.Bot;
import dev.damier.protocol.Failure;
import dev.damier.protocol.Line;
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
    private final List<Bot> bots;
    private final Openings openings;
    private final Terms terms;
    private final boolean gauntlet;
    private final int games;
    private final Player[] players;
    private final Standings standings;
    private final Consumer<String> remarks;
    private volatile boolean cancelled;

    /** @param games for each pair of bots */
    public Tournament(
            List<Bot> bots, Openings openings, Terms terms, boolean gauntlet, int games, Consumer<String> remarks) {
        this.game = openings.game();
        this.bots = List.copyOf(bots);
        this.openings = openings;
        this.terms = terms;
        this.gauntlet = gauntlet;
        this.games = games;
        this.remarks = remarks;
        players = new Player[bots.size()];
        standings = new Standings(bots.stream().map(Bot::name).toList());
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
        for (int a = 0; a < (gauntlet ? 1 : bots.size()); a++)
            for (int b = a + 1; b < bots.size(); b++) pairs.add(new int[] {a, b});
        return pairs;
    }

    /** Ends the game under way, which then does not count, and plays no other. From any thread. */
    public void cancel() {
        cancelled = true;
        for (Player player : players) if (player != null) player.dismiss();
    }

    /**
     * Plays. All pairs meet over one opening before the next, so that the table is fair whenever it is looked at.
     *
     * @param enough asked after each game: whether the question is answered
     */
    public void run(Consumer<Played> sink, BooleanSupplier enough) {
        int number = 0;
        try {
            for (int round = 0; round < games; round += 2) {
                Line opening = openings.get(round / 2);
                for (int[] pair : pairs()) {
                    for (int side = 0; side < Math.min(2, games - round); side++) {
                        if (cancelled) return;
                        int first = pair[side];
                        int second = pair[1 - side];
                        Played played = play(++number, opening, first, second);
                        if (cancelled) return;
                        standings.add(first, second, played.halves(0));
                        sink.accept(played);
                        if (enough.getAsBoolean()) return;
                    }
                }
            }
        } finally {
            for (int bot = 0; bot < players.length; bot++) dismiss(bot);
        }
    }

    private Played play(int number, Line opening, int first, int second) {
        int[] seats = {first, second};
        Bout.End end = null;
        for (int seat = 0; seat < 2 && end == null; seat++) {
            try {
                if (players[seats[seat]] == null)
                    players[seats[seat]] = bots.get(seats[seat]).maker().make();
                players[seats[seat]].begin(game, openings.options(), openings.seed() + number);
            } catch (Failure e) {
                end = new Bout(terms, opening, null, null).lost(seat, e);
            }
        }
        if (end == null) end = new Bout(terms, opening, players[first], players[second]).play();
        if (end.failed()) dismiss(seats[1 - end.winner()]);
        return new Played(
                number,
                game.card().id(),
                List.of(bots.get(first).name(), bots.get(second).name()),
                end.line(),
                opening.moves().size(),
                end.winner(),
                end.reason(),
                end.detail(),
                end.spent());
    }

    private void dismiss(int bot) {
        Player player = players[bot];
        players[bot] = null;
        if (player == null) return;
        String remark = player.dismiss();
        if (!remark.isEmpty()) remarks.accept(bots.get(bot).name() + " " + remark);
    }
}
