package dev.damier.web.arena;

import dev.damier.contest.Contests;
import dev.damier.contest.LiveContest;
import dev.damier.web.bot.InboundBotSockets;
import dev.damier.web.bot.InboundBotSockets.Target;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConnectContext;

/** {@code /api/arena/ID/bot}: the WebSocket for bots of a contest. A bot authenticates with its token. */
public record ContestBots(Contests contests) implements InboundBotSockets.Host {
    public static final InboundBotSockets.Limits LIMITS = new InboundBotSockets.Limits(64, 128);

    public void routes(RoutesConfig routes, InboundBotSockets sockets) {
        sockets.route(routes, "/api/arena/{id}/bot", this);
    }

    @Override
    public Target find(WsConnectContext ctx, String token) {
        LiveContest contest = contests.find(ctx.pathParam("id")).orElse(null);
        if (contest == null) return Target.refused("unknown contest: copy its address from the contest page");
        LiveContest.Viewer viewer = contest.viewer(token);
        if (viewer.entrant() < 0)
            return Target.refused(
                    viewer.owner()
                            ? "this is the organiser's token: use the token of a participant"
                            : "unknown token: not a participant of this contest");
        return Target.of(contest.id() + " " + viewer.entrant(), channel -> contest.connect(viewer, channel));
    }
}
