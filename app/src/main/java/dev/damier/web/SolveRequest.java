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
 * The parameters of a search, as text from the URL. The worker that searches parses them.
 *
 * @param lineCount number of lines wanted, 0 for the default of the engine
 * @param excludedMoves moves that the engine must not choose
 */
record SolveRequest(
        String game,
        String position,
        String engine,
        Map<String, String> engineOptions,
        int lineCount,
        List<String> excludedMoves,
        Budget budget,
        int seed) {
    private static final int MAX_LINES = 5;

    /** The parsed request. */
    record ParsedSearch(Setup setup, Engine<?> engine, Job job) {}

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

    ParsedSearch parse(Locale language) {
        Setup setup = RequestParams.setup(game, position, language);
        Engine<?> resolved = Games.all().engine(setup, engine);
        Map<String, String> options = options(resolved);
        resolved.descriptor().check(options);
        Job job = new Job(setup.game().descriptor().id(), setup.write(), engine, options, budget, seed);
        return new ParsedSearch(setup, resolved, job);
    }

    /**
     * Returns the engine options, with those needed for several lines or for excluded moves. Several lines are
     * searched, not taken from the opening book or from learned games.
     */
    private Map<String, String> options(Engine<?> resolved) {
        Map<String, String> options = new LinkedHashMap<>(engineOptions);
        if (lineCount > 0 && resolved instanceof EngineCapability.Ranking capability)
            options.putAll(capability.withLines(lineCount));
        if (lineCount > 0 && resolved instanceof EngineCapability.Booked capability)
            options.putAll(capability.withoutBook());
        if (lineCount > 0 && resolved instanceof EngineCapability.Learning capability)
            options.putAll(capability.withoutLearning());
        if (excludedMoves.isEmpty()) return options;
        if (!(resolved instanceof EngineCapability.Avoiding capability))
            throw HttpErrorException.badRequest(
                    "engine '" + resolved.descriptor().id() + "' cannot exclude moves");
        options.putAll(capability.withAvoidedMoves(excludedMoves));
        return options;
    }
}
