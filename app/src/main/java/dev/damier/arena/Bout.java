package dev.damier.arena;

import dev.damier.protocol.BotFailure;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import java.util.List;

/** One game of two, from {@code new} to its end: a side that cannot be had has lost it, one that fails is sent away. */
public final class Bout {
    private final Openings openings;
    private final MatchTerms terms;
    private final MatchWatcher watcher;

    public Bout(Openings openings, MatchTerms terms, MatchWatcher watcher) {
        this.openings = openings;
        this.terms = terms;
        this.watcher = watcher;
    }

    public PlayedGame play(int number, PlayedLine opening, Side first, Side second) {
        List<Side> sides = List.of(first, second);
        Player[] players = new Player[2];
        MatchGame.End end = null;
        for (int seat = 0; seat < 2 && end == null; seat++) {
            try {
                players[seat] = sides.get(seat).sit();
                players[seat].begin(openings.game(), openings.options(), openings.seed() + number);
            } catch (BotFailure e) {
                end = MatchGame.forfeit(opening, seat, e);
            }
        }
        if (end == null) end = new MatchGame(terms, opening, watcher, players).play();
        if (end.failed()) sides.get(1 - end.winner()).dismiss();
        return new PlayedGame(
                number,
                openings.game().card().id(),
                List.of(first.name(), second.name()),
                end.line(),
                opening.moves().size(),
                end.winner(),
                end.reason(),
                end.detail(),
                end.spent());
    }
}
