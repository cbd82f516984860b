package dev.damier.arena;

import dev.damier.game.Game;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotException;
import dev.damier.protocol.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Starts bots before the first game. A bot that cannot start is reported at once instead of losing every game. The
 * started players are used for the first games.
 */
public final class BotStarter implements AutoCloseable {
    private final Game game;
    private final Map<String, String> dealOptions;
    private final List<AtomicReference<Player>> started = new ArrayList<>();

    public BotStarter(Game game, Map<String, String> dealOptions) {
        this.game = game;
        this.dealOptions = dealOptions;
    }

    /**
     * Starts a bot and returns it under the name that it reports.
     *
     * @param keepName whether the name was chosen by the user and stays
     */
    public Bot start(Bot bot, boolean keepName) throws BotException {
        Player player = bot.factory().create();
        AtomicReference<Player> unused = new AtomicReference<>(player);
        started.add(unused);
        player.newGame(game, dealOptions, 0);
        String name = keepName ? bot.name() : player.reportedName().orElse(bot.name());
        return new Bot(name, () -> {
            Player first = unused.getAndSet(null);
            return first != null ? first : bot.factory().create();
        });
    }

    /** Dismisses the started players that no game has used. */
    @Override
    public void close() {
        for (AtomicReference<Player> unused : started) {
            Player player = unused.getAndSet(null);
            if (player == null) continue;
            String ignored = player.dismiss();
        }
    }
}
