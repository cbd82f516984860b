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
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.Json;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.SerialExecutor;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.WorkKind;
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
    private static final int MAX_DISTANCE = 10_000;

    private static final class HiddenGame {
        final SerialExecutor executor = new SerialExecutor("game");
        final Setup setup;
        final List<Move> played = new ArrayList<>();
        Table table;

        /** An agent at work, and the referee that tells it what it may know; null while a person plays. */
        Watched watched;

        HiddenGame(Setup setup) {
            this.setup = setup;
            this.table = setup.newTable();
        }

        void play(String text, Control control, Locale language) {
            played.addAll(RequestParams.play(table, List.of(text), control, language));
        }

        /** From the start again, this time played by an agent. */
        void hand(Agent.Kind kind, RefereePort referee) {
            table = setup.newTable();
            played.clear();
            watched = new Watched(kind.descriptor().id(), kind.enter(Map.of()), referee);
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

    private final RequestDispatcher dispatcher;
    private final ExpiringStore<HiddenGame> tables = new ExpiringStore<>(1_000, 50, Duration.ofHours(12));

    TablesApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
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
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        String client = RequestParams.client(ctx);
        long seed = RequestParams.seed(body);
        dispatcher.answer(ctx, WorkKind.DEAL, PositionsApi.DEALING, control -> {
            Setup setup = body.has("like")
                    ? held(RequestParams.text(body, "like")).setup
                    : body.has("position")
                            ? RequestParams.setup(
                                    RequestParams.text(body, "game"), RequestParams.text(body, "position"), language)
                            : RequestParams.deal(
                                    RequestParams.game(RequestParams.text(body, "game"), language),
                                    RequestParams.options(body),
                                    seed);
            HiddenGame hiddenGame = new HiddenGame(setup);
            return new Opened(tables.add(client, hiddenGame), view(hiddenGame));
        });
    }

    private void show(Context ctx) {
        at(ctx, WorkKind.LOOK, (hiddenGame, control) -> {});
    }

    private void move(Context ctx) {
        Locale language = RequestParams.language(ctx);
        String move = RequestParams.text(Json.read(ctx.body()), "move");
        at(ctx, WorkKind.LOOK, (hiddenGame, control) -> hiddenGame.play(move, control, language));
    }

    /** One act of an agent; the first one starts the game over in its hands. Acts that are no moves pass unseen. */
    private void agent(Context ctx) {
        Locale language = RequestParams.language(ctx);
        String id = RequestParams.text(Json.read(ctx.body()), "agent");
        at(ctx, WorkKind.AGENT, (hiddenGame, control) -> {
            if (hiddenGame.watched == null || !hiddenGame.watched.id.equals(id)) {
                RefereePort referee = hiddenGame
                        .setup
                        .as(RefereePort.class)
                        .orElseThrow(() -> HttpErrorException.localized(400, "no.agent"));
                hiddenGame.hand(
                        Games.all().agent(hiddenGame.setup.game().descriptor().id(), id), referee);
            }
            boolean moved = false;
            while (!moved && !hiddenGame.table.status().over()) {
                if (control.shouldStopNow()) throw new OverloadException(OverloadException.Reason.LONG);
                Agent.Act act = hiddenGame.watched.act();
                if (act.done()) break;
                moved = hiddenGame.table.moves().stream().anyMatch(m -> m.text().equals(act.action()));
                if (moved) hiddenGame.play(act.action(), control, language);
            }
        });
    }

    private void undo(Context ctx) {
        at(ctx, WorkKind.LOOK, (hiddenGame, control) -> {
            if (!hiddenGame.table.undo()) throw HttpErrorException.localized(400, "no.undo");
            hiddenGame.played.remove(hiddenGame.played.size() - 1);
        });
    }

    private void layer(Context ctx) {
        HiddenGame hiddenGame = held(ctx);
        String id = RequestParams.query(ctx, "id");
        int x = RequestParams.number(ctx, "x", -1, 0, MAX_DISTANCE);
        int y = RequestParams.number(ctx, "y", x < 0 ? -1 : 0, 0, MAX_DISTANCE);
        dispatcher.answer(ctx, hiddenGame.executor, WorkKind.AGENT, THINKING, control -> {
            if (!(hiddenGame.table instanceof Insight insight))
                throw HttpErrorException.badRequest("this game has no layers");
            return x < 0
                    ? new ShownLayer(insight.layer(id), List.of())
                    : new ShownLayer(List.of(), insight.why(Spot.cell(x, y)));
        });
    }

    /** What is done at a table. */
    private interface Doing {
        void at(HiddenGame hiddenGame, Control control);
    }

    /** Does something at a table and shows it. */
    private void at(Context ctx, WorkKind kind, Doing doing) {
        HiddenGame hiddenGame = held(ctx);
        dispatcher.answer(ctx, hiddenGame.executor, kind, THINKING, control -> {
            doing.at(hiddenGame, control);
            return view(hiddenGame);
        });
    }

    /** The present position at a table: for the server's own use, and by a work that has its turn there. */
    Setup present(String id) {
        HiddenGame hiddenGame = held(id);
        return hiddenGame.setup.game().read(hiddenGame.table.write());
    }

    /** Who asks at a table, one after the other. */
    SerialExecutor turns(String id) {
        return held(id).executor;
    }

    private HiddenGame held(Context ctx) {
        return held(ctx.pathParam("id"));
    }

    private HiddenGame held(String id) {
        return tables.get(id).orElseThrow(() -> HttpErrorException.localized(404, "gone.table"));
    }

    private static View view(HiddenGame hiddenGame) {
        boolean over = hiddenGame.table.status().over();
        View view = View.of(hiddenGame.setup, hiddenGame.table, hiddenGame.played, 0, !over, "");
        return over ? view.from(hiddenGame.setup) : view;
    }

    int open() {
        return tables.size();
    }
}
