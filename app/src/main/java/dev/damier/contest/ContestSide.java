package dev.damier.contest;

import dev.damier.arena.Side;
import dev.damier.game.Games;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotFailure;
import dev.damier.protocol.EnginePlayer;
import dev.damier.protocol.Player;

/** Somebody who takes part, for one game: engines and programs are made for it, a visitor stays when it is over. */
final class ContestSide implements Side, AutoCloseable {
    private final Entrant entrant;
    private final Bot.Maker maker;
    private volatile Player player;

    private ContestSide(Entrant entrant, Bot.Maker maker) {
        this.entrant = entrant;
        this.maker = maker;
    }

    static ContestSide visitor(Entrant entrant, VisitorSeat seat) {
        return new ContestSide(entrant, () -> seat);
    }

    static ContestSide resident(Entrant entrant, String game, OperatorBots operator, Host host, String client) {
        Plays plays = entrant.plays();
        return new ContestSide(
                entrant,
                switch (plays.kind()) {
                    case ENGINE -> () -> host.house(new EnginePlayer(plays.id(), plays.options(), true), client);
                    case AGENT ->
                        () -> host.house(new AgentPlayer(Games.all().agent(game, plays.id()), plays.options()), client);
                    case OPERATOR ->
                        () -> operator.find(game, plays.id())
                                .orElseThrow(
                                        () -> new BotFailure(BotFailure.Kind.START, "the operator has taken it away"))
                                .maker()
                                .make();
                    case VISITOR -> throw new IllegalArgumentException("a visitor has a seat of its own");
                });
    }

    @Override
    public String name() {
        return entrant.name();
    }

    @Override
    public Player sit() throws BotFailure {
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
