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
import dev.damier.run.Control;
import dev.damier.web.http.Ask;
import dev.damier.web.http.Door;
import dev.damier.web.http.Json;
import dev.damier.web.http.Refusal;
import dev.damier.web.http.Turns;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Overload;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code /api/tables}: games whose position is the server's secret, such as Hitman under fog. */
final class TablesApi {
    /** An agent may think so long about an act, a deduction may take so long. */
    private static final Duration THINKING = Duration.ofSeconds(20);

    /** No board is larger. */
    private static final int FARTHEST = 10_000;

    private static final class Held {
        final Turns turns = new Turns("table");
        final Setup setup;
        final List<Move> played = new ArrayList<>();
        Table table;

        /** An agent at work, and the referee that tells it what it may know; null while a person plays. */
        Watched watched;

        Held(Setup setup) {
            this.setup = setup;
            this.table = setup.seat();
        }

        void play(String text, Control control, Locale language) {
            played.addAll(Ask.play(table, List.of(text), control, language));
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

    record ShownLayer(List<dev.damier.game.Scene.Mark> marks, List<dev.damier.game.Text> why) {}

    private final Door door;
    private final Keep<Held> tables = new Keep<>(1_000, 50, Duration.ofHours(12));

    TablesApi(Door door) {
        this.door = door;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/tables", this::open);
        routes.get("/api/tables/{id}", this::show);
        routes.post("/api/tables/{id}/moves", this::move);
        routes.post("/api/tables/{id}/undo", this::undo);
        routes.post("/api/tables/{id}/agent", this::agent);
        routes.get("/api/tables/{id}/layer", this::layer);
    }

    private void open(Context ctx) {
        Locale language = Ask.language(ctx);
        JsonNode body = Json.read(ctx.body());
        String client = Ask.client(ctx);
        long seed = Ask.seed(body);
        door.answer(ctx, Kind.DEAL, PositionsApi.DEALING, control -> {
            Setup setup = body.has("like")
                    ? held(Ask.text(body, "like")).setup
                    : body.has("position")
                            ? Ask.setup(Ask.text(body, "game"), Ask.text(body, "position"), language)
                            : Ask.deal(Ask.game(Ask.text(body, "game"), language), Ask.options(body), seed);
            Held held = new Held(setup);
            return new Opened(tables.add(client, held), view(held));
        });
    }

    private void show(Context ctx) {
        at(ctx, Kind.LOOK, (held, control) -> {});
    }

    private void move(Context ctx) {
        Locale language = Ask.language(ctx);
        String move = Ask.text(Json.read(ctx.body()), "move");
        at(ctx, Kind.LOOK, (held, control) -> held.play(move, control, language));
    }

    /** One act of an agent; the first one starts the game over in its hands. Acts that are no moves pass unseen. */
    private void agent(Context ctx) {
        Locale language = Ask.language(ctx);
        String id = Ask.text(Json.read(ctx.body()), "agent");
        at(ctx, Kind.AGENT, (held, control) -> {
            if (held.watched == null || !held.watched.id.equals(id)) {
                RefereePort referee = held.setup.as(RefereePort.class).orElseThrow(() -> Refusal.told(400, "no.agent"));
                held.hand(Games.all().agent(held.setup.game().card().id(), id), referee);
            }
            boolean moved = false;
            while (!moved && !held.table.status().over()) {
                if (control.halt()) throw new Overload(Overload.Reason.LONG);
                Agent.Act act = held.watched.act();
                if (act.done()) break;
                moved = held.table.moves().stream().anyMatch(m -> m.text().equals(act.action()));
                if (moved) held.play(act.action(), control, language);
            }
        });
    }

    private void undo(Context ctx) {
        at(ctx, Kind.LOOK, (held, control) -> {
            if (!held.table.undo()) throw Refusal.told(400, "no.undo");
            held.played.remove(held.played.size() - 1);
        });
    }

    private void layer(Context ctx) {
        Held held = held(ctx);
        String id = Ask.query(ctx, "id");
        int x = Ask.number(ctx, "x", -1, 0, FARTHEST);
        int y = Ask.number(ctx, "y", x < 0 ? -1 : 0, 0, FARTHEST);
        door.answer(ctx, held.turns, Kind.AGENT, THINKING, control -> {
            if (!(held.table instanceof Insight insight)) throw Refusal.bad("this game has no layers");
            return x < 0
                    ? new ShownLayer(insight.layer(id), List.of())
                    : new ShownLayer(List.of(), insight.why(Spot.cell(x, y)));
        });
    }

    /** What is done at a table. */
    private interface Doing {
        void at(Held held, Control control);
    }

    /** Does something at a table and shows it. */
    private void at(Context ctx, Kind kind, Doing doing) {
        Held held = held(ctx);
        door.answer(ctx, held.turns, kind, THINKING, control -> {
            doing.at(held, control);
            return view(held);
        });
    }

    /** The present position at a table: for the server's own use, and by a work that has its turn there. */
    Setup present(String id) {
        Held held = held(id);
        return held.setup.game().read(held.table.write());
    }

    /** Who asks at a table, one after the other. */
    Turns turns(String id) {
        return held(id).turns;
    }

    private Held held(Context ctx) {
        return held(ctx.pathParam("id"));
    }

    private Held held(String id) {
        return tables.get(id).orElseThrow(() -> Refusal.told(404, "gone.table"));
    }

    private static View view(Held held) {
        boolean over = held.table.status().over();
        View view = View.of(held.setup, held.table, held.played, 0, !over, "");
        return over ? view.from(held.setup) : view;
    }

    int open() {
        return tables.size();
    }
}
