package dev.damier.web;

import dev.damier.game.EngineCapability;
import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
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
import dev.damier.web.http.Responses;
import dev.damier.web.http.RequestParams;
import dev.damier.web.http.RequestDispatcher;
import dev.damier.web.work.WorkKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;

/** {@code /api/games}, {@code /api/packs}, {@code /api/engines}: what exists. */
final class GamesApi {
    /** @param suites the sets of positions it names, without the positions */
    record GameCard(
            Descriptor card, String engine, Presentation presentation, List<Named> suites, List<Together> gatherings) {}

    /** A way to play it together. */
    record Together(MultiplayerMode.Style style, Text name, Text about, boolean secret) {}

    record Named(String id, Text name, int size) {}

    record Applicable(
            String game, String standard, List<EngineCard> engines, List<Guide> heuristics, List<Opponent> opponents) {}

    /** An engine's card with what it can do beyond answering. */
    record EngineCard(String id, Text name, Text about, List<Option> options, List<String> abilities) {
        static EngineCard of(Engine<?> engine) {
            Descriptor descriptor = engine.descriptor();
            return new EngineCard(descriptor.id(), descriptor.name(), descriptor.about(), descriptor.options(), EngineCapability.words(engine));
        }
    }

    record Guide(String id, boolean admissible) {}

    record TaskPack(String id, Text name, List<Task> tasks) {}

    /** @param seat whose task it is */
    record Task(String position, int par, int seat) {}

    private final RequestDispatcher dispatcher;

    GamesApi(RequestDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/games", this::games);
        routes.get("/api/packs", this::packs);
        routes.get("/api/engines", this::engines);
        routes.get("/api/agents", this::agents);
    }

    private void games(Context ctx) {
        List<GameCard> cards = Games.all().games().stream()
                .map((Game g) -> new GameCard(
                        g.descriptor(),
                        g.engine(),
                        g.presentation(),
                        g.suites().stream()
                                .map(s -> new Named(
                                        s.id(), s.name(), s.positions().size()))
                                .toList(),
                        MultiplayerMode.of(g).stream()
                                .map(mode -> new Together(mode.style(), mode.name(), mode.about(), mode.secret()))
                                .toList()))
                .toList();
        Responses.json(ctx, cards);
    }

    private void packs(Context ctx) {
        Game game = RequestParams.game(RequestParams.query(ctx, "game"), RequestParams.language(ctx));
        dispatcher.answer(
                ctx,
                WorkKind.LOOK,
                PositionsApi.LOOKING,
                control -> game.packs().stream()
                        .map(pack -> new TaskPack(
                                pack.id(),
                                pack.name(),
                                pack.tasks().stream().map(t -> task(game, t)).toList()))
                        .toList());
    }

    private static Task task(Game game, Pack.Task task) {
        return new Task(
                task.position(), task.par(), game.read(task.position()).newTable().toMove());
    }

    /** All agents of a game, or those who play one phase and no other. */
    private void agents(Context ctx) {
        String phase = ctx.queryParam("phase");
        Responses.json(
                ctx,
                Games.all().agents(RequestParams.query(ctx, "game")).stream()
                        .filter(kind ->
                                phase == null || kind.phases().toString().equals("[" + phase + "]"))
                        .map(Agent.Kind::descriptor)
                        .toList());
    }

    /** Only the engines that apply to this position, and the heuristics that go with the generic ones. */
    private void engines(Context ctx) {
        Locale language = RequestParams.language(ctx);
        String game = RequestParams.query(ctx, "game");
        String position = RequestParams.query(ctx, "position");
        dispatcher.answer(ctx, WorkKind.LOOK, PositionsApi.LOOKING, control -> applicable(RequestParams.setup(game, position, language)));
    }

    private static Applicable applicable(Setup setup) {
        List<EngineCard> cards =
                Games.all().engines(setup).stream().map(EngineCard::of).toList();
        List<Guide> guides = setup.as(Puzzle.class).map(Puzzle::guides).orElse(List.of()).stream()
                .map(g -> new Guide(g.id(), g.admissible()))
                .toList();
        return new Applicable(
                setup.game().descriptor().id(),
                setup.engine(),
                cards,
                guides,
                Games.all().opponents(setup));
    }
}
