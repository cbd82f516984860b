package dev.damier.contest;

import dev.damier.arena.PlayerSource;
import dev.damier.game.Games;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotException;
import dev.damier.protocol.EnginePlayer;
import dev.damier.protocol.Player;

/** Somebody who takes part, for one game: engines and programs are made for it, a visitor stays when it is over. */
final class ContestPlayerSource implements PlayerSource, AutoCloseable {
    private final Entrant entrant;
    private final Bot.Maker maker;
    private volatile Player player;

    private ContestPlayerSource(Entrant entrant, Bot.Maker maker) {
        this.entrant = entrant;
        this.maker = maker;
    }

    static ContestPlayerSource visitor(Entrant entrant, RemoteBotSeat seat) {
        return new ContestPlayerSource(entrant, () -> seat);
    }

    static ContestPlayerSource resident(
            Entrant entrant, String game, OperatorBots operator, EngineHost engineHost, String client) {
        PlayerSpec spec = entrant.plays();
        return new ContestPlayerSource(
                entrant,
                switch (spec.kind()) {
                    case ENGINE -> () -> engineHost.schedule(new EnginePlayer(spec.id(), spec.options(), true), client);
                    case AGENT ->
                        () -> engineHost.schedule(
                                new AgentPlayer(Games.all().agent(game, spec.id()), spec.options()), client);
                    case OPERATOR ->
                        () -> operator.find(game, spec.id())
                                .orElseThrow(() ->
                                        new BotException(BotException.Kind.START, "the operator removed this bot"))
                                .maker()
                                .make();
                    case VISITOR -> throw new IllegalArgumentException("external bots connect by themselves");
                });
    }

    @Override
    public String name() {
        return entrant.name();
    }

    @Override
    public Player acquire() throws BotException {
        player = maker.make();
        return player;
    }

    @Override
    public void dismiss() {
        Player now = player;
        if (now == null) return;
        String ignored = now.dismiss();
    }

    /** The game is over. */
    @Override
    public void close() {
        if (!entrant.visitor()) dismiss();
    }
}
