package dev.damier.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.game.Agent;
import dev.damier.game.Games;
import dev.damier.game.Insight;
import dev.damier.game.Move;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code /api/tables}: games whose position is the server's secret, such as Hitman under fog. The oldest table leaves
 * when there are too many.
 */
final class TablesApi {
    private static final int KEPT = 5_000;

    private static final class Held {
        final Setup setup;
        final List<Move> played = new ArrayList<>();
        Table table;

        /** An agent at work, and the referee that tells it what it may know; null while a person plays. */
        Watched watched;

        Held(Setup setup) {
            this.setup = setup;
            this.table = setup.seat();
        }

        /** From the start again, this time played by an agent. */
        void hand(Agent.Kind kind, RefereePort referee) {
            table = setup.seat();
            played.clear();
            watched = new Watched(kind.card().id(), kind.enter(Map.of()), referee);
        }
    }

    private static final class Watched {
        final String id;
        final Agent agent;
        final RefereePort referee;
        Map<String, Object> answer = Map.of();

        Watched(String id, Agent agent, RefereePort referee) {
            this.id = id;
            this.agent = agent;
            this.referee = referee;
        }

        Agent.Act act() {
            Agent.Act act = agent.next(answer);
            if (!act.done()) answer = referee.act(act.action(), act.args());
            return act;
        }
    }

    record Opened(String id, View view) {}

    record Layer(List<dev.damier.game.Scene.Mark> marks, List<dev.damier.game.Text> why) {}

    private final SecureRandom random = new SecureRandom();
    private final Map<String, Held> tables = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Held> eldest) {
            return size() > KEPT;
        }
    };

    void routes(RoutesConfig routes) {
        routes.post("/api/tables", this::open);
        routes.get("/api/tables/{id}", ctx -> answer(ctx, held(ctx)));
        routes.post("/api/tables/{id}/moves", this::move);
        routes.post("/api/tables/{id}/undo", this::undo);
        routes.post("/api/tables/{id}/agent", this::agent);
        routes.get("/api/tables/{id}/layer", this::layer);
    }

    private void open(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        Setup setup;
        try {
            setup = body.has("like")
                    ? held(Ask.text(body, "like")).setup
                    : body.has("position")
                            ? Ask.setup(Ask.text(body, "game"), Ask.text(body, "position"), language)
                            : Ask.game(Ask.text(body, "game"), language).deal(Ask.options(body), Ask.seed(body));
        } catch (IllegalArgumentException e) {
            throw Refusal.of(e, language);
        }
        byte[] name = new byte[9];
        random.nextBytes(name);
        String id = HexFormat.of().formatHex(name);
        Held held = new Held(setup);
        synchronized (tables) {
            tables.put(id, held);
        }
        Server.json(ctx, new Opened(id, view(held)));
    }

    private void move(Context ctx) {
        Held held = held(ctx);
        JsonNode body = Json.read(ctx.body());
        synchronized (held) {
            held.played.addAll(Ask.play(held.table, List.of(Ask.text(body, "move")), Ask.language(ctx)));
            answer(ctx, held);
        }
    }

    /** One act of an agent; the first one starts the game over in its hands. Acts that are no moves pass unseen. */
    private void agent(Context ctx) {
        Held held = held(ctx);
        Locale language = Ask.language(ctx);
        String id = Ask.text(Json.read(ctx.body()), "agent");
        synchronized (held) {
            try {
                if (held.watched == null || !held.watched.id.equals(id)) {
                    RefereePort referee =
                            held.setup.as(RefereePort.class).orElseThrow(() -> Refusal.bad("no agent can play here"));
                    held.hand(Games.all().agent(held.setup.game().card().id(), id), referee);
                }
                boolean moved = false;
                while (!moved && !held.table.status().over()) {
                    Agent.Act act = held.watched.act();
                    if (act.done()) break;
                    moved = held.table.moves().stream().anyMatch(m -> m.text().equals(act.action()));
                    if (moved) held.played.addAll(Ask.play(held.table, List.of(act.action()), language));
                }
            } catch (IllegalArgumentException e) {
                throw Refusal.of(e, language);
            }
            answer(ctx, held);
        }
    }

    private void undo(Context ctx) {
        Held held = held(ctx);
        synchronized (held) {
            if (!held.table.undo()) throw Refusal.bad("nothing can be taken back here");
            held.played.remove(held.played.size() - 1);
            answer(ctx, held);
        }
    }

    private void layer(Context ctx) {
        Held held = held(ctx);
        synchronized (held) {
            if (!(held.table instanceof Insight insight)) throw Refusal.bad("this game has no layers");
            String x = Server.query(ctx, "x");
            String y = Server.query(ctx, "y");
            try {
                Server.json(
                        ctx,
                        x.isEmpty()
                                ? new Layer(insight.layer(Server.query(ctx, "id")), List.of())
                                : new Layer(
                                        List.of(), insight.why(Spot.cell(Integer.parseInt(x), Integer.parseInt(y)))));
            } catch (IllegalArgumentException e) {
                throw Refusal.of(e, Ask.language(ctx));
            }
        }
    }

    /** The present position at a table: for the server's own use. */
    Setup present(String id) {
        Held held = held(id);
        synchronized (held) {
            return held.setup.game().read(held.table.write());
        }
    }

    private Held held(Context ctx) {
        return held(ctx.pathParam("id"));
    }

    private Held held(String id) {
        Held held;
        synchronized (tables) {
            held = tables.get(id);
        }
        if (held == null) throw new Refusal(404, "this table is gone; start a new game", List.of());
        return held;
    }

    private static void answer(Context ctx, Held held) {
        synchronized (held) {
            Server.json(ctx, view(held));
        }
    }

    private static View view(Held held) {
        return View.of(
                held.setup, held.table, held.played, 0, !held.table.status().over(), "");
    }
}
