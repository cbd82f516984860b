package dev.damier.web;

import dev.damier.game.Agent;
import dev.damier.game.AnalysisLayers;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.run.Control;
import dev.damier.web.http.ExpiringStore;
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
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** {@code /api/tables}: games whose position the server hides from the client, such as Hitman with a hidden map. */
final class TablesApi {
    /** Time limit of one request: an action of an agent, or a deduction. */
    private static final Duration TIME_LIMIT = Duration.ofSeconds(20);

    /** Upper bound of a coordinate in a request; no board is larger. */
    private static final int MAX_COORDINATE = 10_000;

    private static final int MAX_TABLES = 1_000;
    private static final int MAX_TABLES_PER_CLIENT = 50;
    /** The tables use at most this part of the heap by estimate, but at least {@link #MIN_POOL_BYTES}. */
    private static final int HEAP_DIVISOR = 8;

    private static final long MIN_POOL_BYTES = 32 << 20;
    /** Memory of a game, of what its player knows and of its agent, per character of its position. */
    private static final long BYTES_PER_CHARACTER = 512;

    private static final long BYTES_PER_MOVE = 256;

    /** A game whose position only the server has. */
    private static final class HiddenGame {
        final SerialExecutor executor = new SerialExecutor("game");
        final Setup setup;
        final List<Move> played = new ArrayList<>();

        /** The start position of the current phase: {@link #setup}, or the sequel that an agent plays. */
        Setup phaseSetup;

        Table table;

        /** The agent that plays, with its referee; null while a user plays. */
        AgentSession agentSession;

        HiddenGame(Setup setup) {
            this.setup = setup;
            start(setup);
        }

        private void start(Setup next) {
            phaseSetup = next;
            table = next.newTable();
            played.clear();
        }

        void play(String text, Control control, Locale language) {
            played.addAll(RequestParams.play(table, List.of(text), control, language));
        }

        /** Restarts the game, played by an agent. */
        void startAgent(Agent.Kind kind, RefereePort referee) {
            start(setup);
            agentSession = new AgentSession(
                    kind.descriptor().id(),
                    kind.create(Map.of()),
                    referee,
                    kind.phases().size() - 1);
        }

        /** Starts the next phase if this one is over and the agent plays another one. */
        void startSequel() {
            if (agentSession.remainingPhases == 0 || !table.status().over()) return;
            table.sequel().ifPresent(sequel -> {
                agentSession.remainingPhases--;
                start(setup.game().read(sequel.position()));
            });
        }
    }

    /** An agent that plays through a referee, which reveals only what the agent may know. */
    private static final class AgentSession {
        final String id;
        final Agent agent;
        final RefereePort referee;
        int remainingPhases;
        Map<String, Object> lastObservation = Map.of();

        AgentSession(String id, Agent agent, RefereePort referee, int remainingPhases) {
            this.id = id;
            this.agent = agent;
            this.referee = referee;
            this.remainingPhases = remainingPhases;
        }

        Agent.Act act() {
            Agent.Act act = agent.next(lastObservation);
            if (!act.done()) lastObservation = referee.act(act.action(), act.args());
            return act;
        }
    }

    /** The response to a new game. */
    record CreatedTable(String id, View view) {}

    /** The marks of an analysis layer, or the reasons for one cell. */
    record LayerView(List<dev.damier.game.Scene.Mark> marks, List<dev.damier.game.Text> why) {}

    private final RequestDispatcher dispatcher;
    /** The size of a table is its estimated memory, and at least what it may use if all tables are in use. */
    private final ExpiringStore<HiddenGame> tables;

    private final long maxBytesPerClient;
    private final long minBytes;

    TablesApi(RequestDispatcher dispatcher, long heapBytes) {
        this.dispatcher = dispatcher;
        long maxBytes = Math.max(MIN_POOL_BYTES, heapBytes / HEAP_DIVISOR);
        minBytes = maxBytes / MAX_TABLES;
        maxBytesPerClient = minBytes * MAX_TABLES_PER_CLIENT;
        tables = new ExpiringStore<>(maxBytes, maxBytesPerClient, Duration.ofHours(12));
    }

    /** Returns the size of a table: half of the client's share is for the board, the other half for the moves. */
    private long bytes(HiddenGame hiddenGame) {
        long board = Math.min(
                maxBytesPerClient / 2,
                BYTES_PER_CHARACTER * hiddenGame.setup.write().length());
        return Math.max(minBytes, board + BYTES_PER_MOVE * hiddenGame.played.size());
    }

    /** Returns the maximum number of moves of a game. */
    private int maxMoves() {
        return (int) Math.min(RequestParams.MAX_MOVES, maxBytesPerClient / 2 / BYTES_PER_MOVE);
    }

    private void requireMovesLeft(HiddenGame hiddenGame) {
        if (hiddenGame.played.size() >= maxMoves())
            throw HttpErrorException.localized(400, "bad.long-game", maxMoves());
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/tables", this::create);
        routes.get("/api/tables/{id}", this::show);
        routes.post("/api/tables/{id}/moves", this::move);
        routes.post("/api/tables/{id}/undo", this::undo);
        routes.post("/api/tables/{id}/agent", this::agent);
        routes.get("/api/tables/{id}/layer", this::layer);
    }

    private void create(Context ctx) {
        Locale language = RequestParams.language(ctx);
        JsonNode body = Json.read(ctx.body());
        String client = RequestParams.client(ctx);
        long seed = RequestParams.hiddenSeed(body);
        dispatcher.dispatch(ctx, WorkKind.DEAL, PositionsApi.DEAL_TIME_LIMIT, control -> {
            Setup setup = body.has("like")
                    ? requireGame(RequestParams.text(body, "like")).setup
                    : body.has("position")
                            ? RequestParams.setup(body, language)
                            : RequestParams.deal(
                                    RequestParams.game(RequestParams.text(body, "game"), language),
                                    RequestParams.options(body),
                                    seed);
            HiddenGame hiddenGame = new HiddenGame(setup);
            return new CreatedTable(tables.add(client, hiddenGame, bytes(hiddenGame)), view(hiddenGame));
        });
    }

    private void show(Context ctx) {
        applyAndShow(ctx, WorkKind.LOOK, (hiddenGame, control) -> {});
    }

    private void move(Context ctx) {
        Locale language = RequestParams.language(ctx);
        String move = RequestParams.text(Json.read(ctx.body()), "move");
        applyAndShow(ctx, WorkKind.LOOK, (hiddenGame, control) -> {
            requireMovesLeft(hiddenGame);
            hiddenGame.play(move, control, language);
            // The referee of the agent does not know this move, so the agent would have to start again.
            hiddenGame.agentSession = null;
        });
    }

    /**
     * Plays one move of an agent; the first call restarts the game. Actions of the agent that are not moves are not
     * shown. An agent that plays several phases continues with the next one.
     */
    private void agent(Context ctx) {
        Locale language = RequestParams.language(ctx);
        String id = RequestParams.text(Json.read(ctx.body()), "agent");
        applyAndShow(ctx, WorkKind.AGENT, (hiddenGame, control) -> {
            if (hiddenGame.agentSession == null || !hiddenGame.agentSession.id.equals(id)) {
                RefereePort referee = hiddenGame
                        .setup
                        .as(RefereePort.class)
                        .orElseThrow(() -> HttpErrorException.localized(400, "no.agent"));
                hiddenGame.startAgent(
                        Games.all().agent(hiddenGame.setup.game().descriptor().id(), id), referee);
            }
            boolean moved = false;
            while (!moved && !hiddenGame.table.status().over()) {
                if (control.shouldStopNow()) throw new OverloadException(OverloadException.Reason.TIME_LIMIT);
                Agent.Act act = hiddenGame.agentSession.act();
                if (act.done()) break;
                moved = hiddenGame.table.moves().stream().anyMatch(m -> m.text().equals(act.action()));
                if (moved) {
                    requireMovesLeft(hiddenGame);
                    hiddenGame.play(act.action(), control, language);
                }
                hiddenGame.startSequel();
            }
        });
    }

    private void undo(Context ctx) {
        applyAndShow(ctx, WorkKind.LOOK, (hiddenGame, control) -> {
            if (!hiddenGame.table.undo()) throw HttpErrorException.localized(400, "no.undo");
            hiddenGame.played.remove(hiddenGame.played.size() - 1);
        });
    }

    private void layer(Context ctx) {
        HiddenGame hiddenGame = requireGame(ctx);
        String id = RequestParams.query(ctx, "id");
        int x = RequestParams.number(ctx, "x", -1, 0, MAX_COORDINATE);
        int y = RequestParams.number(ctx, "y", x < 0 ? -1 : 0, 0, MAX_COORDINATE);
        dispatcher.dispatch(ctx, hiddenGame.executor, WorkKind.AGENT, TIME_LIMIT, control -> {
            if (!(hiddenGame.table instanceof AnalysisLayers analysisLayers))
                throw HttpErrorException.badRequest("this game has no layers");
            return x < 0
                    ? new LayerView(analysisLayers.layer(id), List.of())
                    : new LayerView(List.of(), analysisLayers.explain(Spot.cell(x, y)));
        });
    }

    /** An action on a hidden game. */
    private interface TableAction {
        void apply(HiddenGame hiddenGame, Control control);
    }

    /** Applies an action to the game of the request and responds with its view. */
    private void applyAndShow(Context ctx, WorkKind kind, TableAction tableAction) {
        HiddenGame hiddenGame = requireGame(ctx);
        dispatcher.dispatch(ctx, hiddenGame.executor, kind, TIME_LIMIT, control -> {
            tableAction.apply(hiddenGame, control);
            tables.resize(ctx.pathParam("id"), bytes(hiddenGame));
            return view(hiddenGame);
        });
    }

    /** Responds with what a function reads from the table of a game, without replaying the game. */
    void query(Context ctx, String id, Function<Table, ?> query) {
        HiddenGame hiddenGame = requireGame(id);
        dispatcher.dispatch(
                ctx, hiddenGame.executor, WorkKind.LOOK, TIME_LIMIT, control -> query.apply(hiddenGame.table));
    }

    /** Returns the current position of a game. For the server's own use, by jobs that run in the game's executor. */
    Setup currentPosition(String id) {
        HiddenGame hiddenGame = requireGame(id);
        return hiddenGame.setup.game().read(hiddenGame.table.write());
    }

    /** Returns the executor that handles the requests for a game one after the other. */
    SerialExecutor executor(String id) {
        return requireGame(id).executor;
    }

    private HiddenGame requireGame(Context ctx) {
        return requireGame(ctx.pathParam("id"));
    }

    private HiddenGame requireGame(String id) {
        return tables.get(id).orElseThrow(() -> HttpErrorException.localized(404, "gone.table"));
    }

    private static View view(HiddenGame hiddenGame) {
        boolean over = hiddenGame.table.status().over();
        View view = View.of(hiddenGame.phaseSetup, hiddenGame.table, hiddenGame.played, 0, !over, "");
        return over ? view.withStart(hiddenGame.phaseSetup) : view;
    }

    int tableCount() {
        return tables.size();
    }
}
