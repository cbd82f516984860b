package dev.damier.web;

import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import dev.damier.web.bot.OwnEngine;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkLimits;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The parameters of a search as text. The worker that searches parses them.
 *
 * @param lineCount number of lines wanted, 0 for the default of the engine
 * @param excludedMoves moves that the engine must not choose
 * @param session id of the engine session, or ""
 */
record SolveRequest(
        String game,
        String position,
        String engine,
        Map<String, String> engineOptions,
        int lineCount,
        List<String> excludedMoves,
        WorkKind kind,
        Budget budget,
        String session,
        int seed) {
    private static final int MAX_LINES = 5;
    private static final int DEFAULT_MILLIS = 10_000;
    private static final int MAX_MILLIS = 120_000;

    /** The parsed request. */
    record ParsedSearch(Setup setup, Engine<?> engine, Job job) {}

    /** @param fields of the body or of the query */
    static SolveRequest of(JsonNode fields, WorkLimits limits) {
        String session = RequestParams.text(fields, "seat");
        int lineCount = RequestParams.number(fields, "lines", 0, 0, MAX_LINES);
        // A session with several lines is used for analysis: it searches long, within the memory of a session.
        WorkKind kind = session.isEmpty() || lineCount > 0 ? WorkKind.SOLVE : WorkKind.SEAT;
        Budget budget = limits.budget(
                kind, Duration.ofMillis(RequestParams.number(fields, "time", DEFAULT_MILLIS, 1, MAX_MILLIS)));
        if (!session.isEmpty()) budget = budget.withBytes(limits.bytesPerJob(WorkKind.SEAT));
        int nodes = RequestParams.number(fields, "nodes", 0, 0, Integer.MAX_VALUE);
        return new SolveRequest(
                RequestParams.text(fields, "game"),
                RequestParams.text(fields, "position"),
                RequestParams.text(fields, "engine"),
                RequestParams.options(fields),
                lineCount,
                RequestParams.texts(fields, "avoid"),
                kind,
                nodes > 0 ? budget.withNodes(nodes) : budget,
                session,
                RequestParams.number(fields, "seed", 0, 0, Integer.MAX_VALUE));
    }

    /** Returns the approximate size of the request in memory, in characters. */
    int length() {
        return position.length()
                + String.join(" ", excludedMoves).length()
                + engineOptions.toString().length()
                + 100;
    }

    /** Returns whether the engine is one that the user runs on another machine. */
    boolean isOnOwnEngine() {
        return engine.equals(OwnEngine.ID);
    }

    /** Returns the limit on nodes, 0 for none. */
    long nodes() {
        return budget.nodes() == Long.MAX_VALUE ? 0 : budget.nodes();
    }

    ParsedSearch parse(Locale language) {
        Setup setup = RequestParams.setup(game, position, language);
        Engine<?> resolved = Games.all().engine(setup, engine);
        Map<String, String> options = options(resolved);
        resolved.descriptor().check(options);
        Job job = Job.of(setup, new EngineSpec(engine, options), budget, seed);
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
