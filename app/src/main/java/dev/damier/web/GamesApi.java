package dev.damier.web;

import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode;
import dev.damier.game.Option;
import dev.damier.game.Pack;
import dev.damier.game.Presentation;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.search.Puzzle;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.Responses;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/**
 * {@code /api/games}, {@code /api/packs}, {@code /api/engines}, {@code /api/agents}: the games, puzzle packs, engines
 * and agents available.
 */
final class GamesApi {
    /**
     * A game.
     *
     * @param engine id of the default engine
     * @param suites its named sets of positions, without the positions
     * @param gatherings its multiplayer modes
     */
    record GameCard(
            Descriptor card,
            String engine,
            Presentation presentation,
            List<SuiteSummary> suites,
            List<MultiplayerCard> gatherings) {}

    /** A multiplayer mode of a game. */
    record MultiplayerCard(MultiplayerMode.Style style, Text name, Text about, boolean secret) {}

    /**
     * A named set of positions.
     *
     * @param size number of positions
     */
    record SuiteSummary(String id, Text name, int size) {}

    /**
     * The engines for a position.
     *
     * @param standard id of the default engine
     */
    record ApplicableEngines(
            String game,
            String standard,
            List<EngineCard> engines,
            List<HeuristicCard> heuristics,
            List<Opponent> opponents) {}

    /** An engine with its options and capabilities. */
    record EngineCard(String id, Text name, Text about, List<Option> options, List<String> abilities) {
        static EngineCard of(Engine<?> engine) {
            Descriptor descriptor = engine.descriptor();
            return new EngineCard(
                    descriptor.id(),
                    descriptor.name(),
                    descriptor.about(),
                    descriptor.options(),
                    EngineCapability.ids(engine));
        }
    }

    /** A heuristic of a puzzle. */
    record HeuristicCard(String id, boolean admissible) {}

    /** A pack of puzzles. */
    record TaskPack(String id, Text name, List<Task> tasks) {}

    /**
     * A puzzle of a pack.
     *
     * @param par proved optimal cost: moves, penalty, or plies to the win
     * @param seat the side to move
     */
    record Task(String position, int par, int seat) {}

    private final RequestDispatcher dispatcher;

    GamesApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/games", this::games);
        routes.get("/api/packs", this::packs);
        RequestDispatcher.route(routes, "/api/engines", this::engines);
        routes.get("/api/agents", this::agents);
    }

    private void games(Context ctx) {
        Responses.json(ctx, gameCards());
    }

    static List<GameCard> gameCards() {
        return Games.all().games().stream()
                .map((Game g) -> new GameCard(
                        g.descriptor(),
                        g.defaultEngine(),
                        g.presentation(),
                        g.suites().stream()
                                .map(s -> new SuiteSummary(
                                        s.id(), s.name(), s.positions().size()))
                                .toList(),
                        MultiplayerMode.of(g).stream()
                                .map(mode ->
                                        new MultiplayerCard(mode.style(), mode.name(), mode.about(), mode.secret()))
                                .toList()))
                .toList();
    }

    private void packs(Context ctx) {
        Game game = RequestParams.game(RequestParams.query(ctx, "game"), RequestParams.language(ctx));
        dispatcher.dispatch(
                ctx,
                WorkKind.LOOK,
                PositionsApi.VIEW_TIME_LIMIT,
                control -> game.packs().stream()
                        .map(pack -> new TaskPack(
                                pack.id(),
                                pack.name(),
                                pack.tasks().stream().map(t -> task(game, t)).toList()))
                        .toList());
    }

    private static Task task(Game game, Pack.Task task) {
        return new Task(
                task.position(),
                task.par(),
                game.read(task.position()).newTable().toMove());
    }

    /** Sends all agents of a game, or those that play the given phase. */
    private void agents(Context ctx) {
        String phase = ctx.queryParam("phase");
        Responses.json(
                ctx,
                Games.all().agents(RequestParams.query(ctx, "game")).stream()
                        .filter(kind -> phase == null
                                || kind.phases().stream()
                                        .anyMatch(p -> p.toString().equals(phase)))
                        .map(Agent.Kind::descriptor)
                        .toList());
    }

    /** Sends the engines that apply to this position, and the heuristics of the generic engines. */
    private void engines(Context ctx, JsonNode fields, Locale language) {
        dispatcher.dispatch(
                ctx,
                WorkKind.LOOK,
                PositionsApi.VIEW_TIME_LIMIT,
                control -> applicableEngines(RequestParams.setup(fields, language)));
    }

    static ApplicableEngines applicableEngines(Setup setup) {
        List<EngineCard> cards =
                Games.all().engines(setup).stream().map(EngineCard::of).toList();
        List<HeuristicCard> heuristics = setup.as(Puzzle.class).map(Puzzle::heuristics).orElse(List.of()).stream()
                .map(h -> new HeuristicCard(h.id(), h.admissible()))
                .toList();
        return new ApplicableEngines(
                setup.game().descriptor().id(),
                setup.defaultEngine(),
                cards,
                heuristics,
                Games.all().opponents(setup));
    }
}
