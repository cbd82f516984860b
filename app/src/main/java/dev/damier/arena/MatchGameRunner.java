package dev.damier.arena;

import dev.damier.protocol.BotException;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import java.util.List;

/**
 * Plays one game of two bots, from {@code new} to the end. A bot that cannot be started loses the game, and a bot that
 * fails is dismissed.
 */
public final class MatchGameRunner {
    private final Openings openings;
    private final MatchLimits limits;
    private final MatchWatcher watcher;

    public MatchGameRunner(Openings openings, MatchLimits limits, MatchWatcher watcher) {
        this.openings = openings;
        this.limits = limits;
        this.watcher = watcher;
    }

    /** Plays a game from an opening. */
    public PlayedGame play(int number, PlayedLine opening, PlayerSource first, PlayerSource second) {
        List<PlayerSource> sources = List.of(first, second);
        Player[] players = new Player[2];
        MatchGame.End end = null;
        for (int seat = 0; seat < 2 && end == null; seat++) {
            try {
                players[seat] = sources.get(seat).acquire();
                players[seat].newGame(openings.game(), openings.options(), openings.seed() + number);
            } catch (BotException e) {
                end = MatchGame.forfeit(opening, seat, e);
            }
        }
        if (end == null) end = new MatchGame(limits, opening, watcher, players).play();
        if (end.failed()) sources.get(1 - end.winner()).dismiss();
        return new PlayedGame(
                number,
                openings.game().descriptor().id(),
                List.of(first.name(), second.name()),
                end.line(),
                opening.moves().size(),
                end.winner(),
                end.reason(),
                end.detail(),
                end.spent());
    }
}
