package dev.damier.web;

import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.RequestParams;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a search is asked for, as it stands in the address. What that means is found out by the worker that searches.
 *
 * @param set options of the engine
 * @param lines how many are wanted, 0 for the engine's own way
 * @param avoid moves to leave aside
 */
record SolveRequest(
        String game,
        String position,
        String engine,
        Map<String, String> set,
        int lines,
        List<String> avoid,
        Budget budget,
        int seed) {
    private static final int MAX_LINES = 5;

    /** The same, understood. */
    record Search(Setup setup, Engine<?> engine, Job job) {}

    static SolveRequest of(Context ctx, Budget budget) {
        return new SolveRequest(
                RequestParams.query(ctx, "game"),
                RequestParams.query(ctx, "position"),
                RequestParams.query(ctx, "engine"),
                RequestParams.options(ctx),
                RequestParams.number(ctx, "lines", 0, 1, MAX_LINES),
                ctx.queryParams("avoid"),
                budget,
                RequestParams.number(ctx, "seed", 0, 0, Integer.MAX_VALUE));
    }

    Search read(Locale language) {
        Setup setup = RequestParams.setup(game, position, language);
        Engine<?> found = Games.all().engine(setup, engine);
        Map<String, String> options = options(found);
        found.descriptor().check(options);
        Job job = new Job(setup.game().descriptor().id(), setup.write(), engine, options, budget, seed);
        return new Search(setup, found, job);
    }

    /** The options set, and those that make the engine give several lines, searched for, or leave moves aside. */
    private Map<String, String> options(Engine<?> found) {
        Map<String, String> options = new LinkedHashMap<>(set);
        if (lines > 0 && found instanceof EngineCapability.Ranking can) options.putAll(can.ranking(lines));
        if (lines > 0 && found instanceof EngineCapability.Booked can) options.putAll(can.withoutBook());
        if (lines > 0 && found instanceof EngineCapability.Learning can) options.putAll(can.withoutLearning());
        if (avoid.isEmpty()) return options;
        if (!(found instanceof EngineCapability.Avoiding can))
            throw HttpErrorException.badRequest("engine '" + found.descriptor().id() + "' cannot exclude moves");
        options.putAll(can.avoiding(avoid));
        return options;
    }
}
