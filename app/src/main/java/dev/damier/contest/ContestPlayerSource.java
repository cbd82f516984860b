package dev.damier.contest;

import dev.damier.arena.PlayerSource;
import dev.damier.game.Games;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotException;
import dev.damier.protocol.EnginePlayer;
import dev.damier.protocol.Player;

/**
 * Supplies the player of an entrant for one game. Engines and programs are created for the game; an external bot stays
 * connected after it.
 */
final class ContestPlayerSource implements PlayerSource, AutoCloseable {
    private final Entrant entrant;
    private final Bot.PlayerFactory playerFactory;
    private volatile Player player;
    private volatile boolean ended;

    private ContestPlayerSource(Entrant entrant, Bot.PlayerFactory playerFactory) {
        this.entrant = entrant;
        this.playerFactory = playerFactory;
    }

    /** Returns a source that uses the connection of an external bot. */
    static ContestPlayerSource ofExternalBot(Entrant entrant, RemoteBotSeat seat) {
        return new ContestPlayerSource(entrant, () -> seat);
    }

    /** Returns a source that creates a player on this server: an engine, an agent or a program of the operator. */
    static ContestPlayerSource ofServerPlayer(
            Entrant entrant, String game, OperatorBots operator, EngineHost engineHost, String client) {
        PlayerSpec spec = entrant.playerSpec();
        return new ContestPlayerSource(
                entrant,
                switch (spec.kind()) {
                    case ENGINE -> () -> engineHost.schedule(new EnginePlayer(spec.engine(), true), client);
                    case AGENT ->
                        () -> engineHost.schedule(
                                new AgentPlayer(Games.all().agent(game, spec.id()), spec.options()), client);
                    case OPERATOR ->
                        () -> operator.find(game, spec.id())
                                .orElseThrow(() ->
                                        new BotException(BotException.Kind.START, "the operator removed this bot"))
                                .factory()
                                .create();
                    case VISITOR -> throw new IllegalArgumentException("external bots connect by themselves");
                });
    }

    @Override
    public String name() {
        return entrant.name();
    }

    @Override
    public Player acquire() throws BotException {
        Player created = playerFactory.create();
        player = created;
        if (!ended) return created;
        dismiss();
        throw new BotException(BotException.Kind.START, "the game was ended before it started");
    }

    @Override
    public void dismiss() {
        Player current = player;
        if (current == null) return;
        String ignored = current.dismiss();
    }

    /** Ends the game of this player, also if the player is created later. */
    void end() {
        ended = true;
        dismiss();
    }

    /** Ends the player after the game, except an external bot. */
    @Override
    public void close() {
        if (!entrant.isExternalBot()) dismiss();
    }
}
