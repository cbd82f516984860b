package dev.damier.web;

import dev.damier.background.FailureLog;
import dev.damier.game.Engine;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.Answer;
import dev.damier.job.BuildIdentity;
import dev.damier.job.Job;
import dev.damier.job.JsonLines;
import dev.damier.job.SecretTokens;
import dev.damier.run.Outcome;
import dev.damier.run.Stats;
import dev.damier.store.SolutionStore;
import dev.damier.store.StoreException;
import dev.damier.store.StoredSolution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Caches the solutions of searches in the database. Only proved results are stored: an optimal solution, or that there
 * is none. An entry is valid for the engine and the version of its code that made it. A stored solution is replayed by
 * the rules before it is used.
 */
final class SolutionCache {
    private final SolutionStore store;
    private final LongSupplier clock;

    SolutionCache(SolutionStore store, LongSupplier clock) {
        this.store = store;
        this.clock = clock;
    }

    /** An answer and whether it came from the cache. */
    record CachedAnswer(Answer answer, boolean cached) {}

    /** Returns the cached answer, or searches and stores the result. */
    CachedAnswer findOrSearch(Job job, Setup setup, Engine<?> engine, Supplier<Answer> search) {
        String id = cacheKey(job, setup, engine);
        Optional<Answer> cached = find(id, job, setup, engine);
        if (cached.isPresent()) return new CachedAnswer(cached.get(), true);
        Answer found = search.get();
        try {
            toRecord(found)
                    .ifPresent(record -> store.save(new StoredSolution(
                            id,
                            job.game(),
                            setup.write(),
                            engine.descriptor().id(),
                            codeVersion(engine),
                            JsonLines.toJson(record),
                            clock.getAsLong())));
        } catch (StoreException e) {
            FailureLog.report(FailureLog.Source.STORE, "", e); // the answer is valid; it is only not cached
        }
        return new CachedAnswer(found, false);
    }

    private static String cacheKey(Job job, Setup setup, Engine<?> engine) {
        return SecretTokens.hash(String.join(
                "\n",
                job.game(),
                setup.write(),
                engine.descriptor().id(),
                String.valueOf(new TreeMap<>(job.engine().options()))));
    }

    private static Optional<Map<String, Object>> toRecord(Answer answer) {
        Map<String, Object> record = new LinkedHashMap<>();
        if (answer.outcome() instanceof Outcome.Solved solved
                && solved.optimal()
                && solved.all().isEmpty()) {
            record.put("cost", solved.cost());
            record.put("moves", LineTexts.all(answer.setup(), solved.moves()));
        } else if (!(answer.outcome() instanceof Outcome.Impossible)) {
            return Optional.empty();
        }
        Stats stats = answer.outcome().stats();
        record.put("expanded", stats.expanded());
        record.put("generated", stats.generated());
        record.put("depth", stats.depth());
        record.put("millis", stats.millis());
        record.put("bytes", stats.bytes());
        return Optional.of(record);
    }

    private Optional<Answer> find(String id, Job job, Setup setup, Engine<?> engine) {
        try {
            StoredSolution stored = store.find(id).orElse(null);
            if (stored == null
                    || !stored.version().equals(codeVersion(engine))
                    || !stored.position().equals(setup.write())) return Optional.empty();
            Answer answer = new Answer(job, setup, engine, toOutcome(stored, setup));
            // Replays the line. A line with an illegal move is not used.
            return answer.report().isConclusive() ? Optional.of(answer) : Optional.empty();
        } catch (StoreException e) {
            FailureLog.report(FailureLog.Source.STORE, "", e);
            return Optional.empty();
        } catch (RuntimeException e) {
            FailureLog.report(FailureLog.Source.STORE, id, e); // a corrupt entry
            store.delete(id);
            return Optional.empty();
        }
    }

    private static Outcome toOutcome(StoredSolution stored, Setup setup) {
        Map<?, ?> record = (Map<?, ?>) JsonLines.read(stored.record());
        Stats stats = new Stats(
                number(record, "expanded").longValue(),
                number(record, "generated").longValue(),
                Stats.NO_COUNT,
                Stats.NO_COUNT,
                number(record, "depth").intValue(),
                number(record, "millis").doubleValue(),
                number(record, "millis").doubleValue(),
                number(record, "bytes").longValue(),
                new long[0]);
        if (record.get("moves") == null) return new Outcome.Impossible(stats);
        List<Integer> codes = new ArrayList<>();
        Table table = setup.newTable();
        for (Object text : (List<?>) record.get("moves")) {
            Move move = table.read(String.valueOf(text));
            table.play(move.code());
            codes.add(move.code());
        }
        return new Outcome.Solved(
                codes.stream().mapToInt(Integer::intValue).toArray(),
                number(record, "cost").intValue(),
                true,
                stats);
    }

    private static Number number(Map<?, ?> record, String field) {
        return (Number) record.get(field);
    }

    /**
     * Returns an identity of the builds of the engine and of the search core. Results of another build are not used.
     */
    private static String codeVersion(Engine<?> engine) {
        return engine.getClass().getName() + " " + BuildIdentity.of(engine.getClass(), Engine.class);
    }
}
