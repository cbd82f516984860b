package dev.damier.web;

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
 * A solved position is never solved twice. Only what is proved is kept: the cheapest line, or that there is none. An entry
 * counts for the engine and the code of it that made it, and its line is played again by the rules before anybody sees it.
 */
final class SolutionCache {
    private final SolutionStore store;
    private final LongSupplier clock;

    SolutionCache(SolutionStore store, LongSupplier clock) {
        this.store = store;
        this.clock = clock;
    }

    /** An answer, and whether it was known already. */
    record CachedAnswer(Answer answer, boolean cached) {}

    /** What is known of it, else what the search finds, which is known from then on. */
    CachedAnswer answer(Job job, Setup setup, Engine<?> engine, Supplier<Answer> search) {
        String id = id(job, setup, engine);
        Optional<Answer> known = find(id, job, setup, engine);
        if (known.isPresent()) return new CachedAnswer(known.get(), true);
        Answer found = search.get();
        try {
            record(found)
                    .ifPresent(record -> store.keep(new StoredSolution(
                            id,
                            job.game(),
                            setup.write(),
                            engine.descriptor().id(),
                            version(engine),
                            JsonLines.line(record),
                            clock.getAsLong())));
        } catch (StoreException e) {
            // It is solved all the same, only not for the next one.
        }
        return new CachedAnswer(found, false);
    }

    private static String id(Job job, Setup setup, Engine<?> engine) {
        return SecretTokens.hash(String.join(
                "\n", job.game(), setup.write(), engine.descriptor().id(), String.valueOf(new TreeMap<>(job.options()))));
    }

    private static Optional<Map<String, Object>> record(Answer answer) {
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
            StoredSolution kept = store.find(id).orElse(null);
            if (kept == null
                    || !kept.version().equals(version(engine))
                    || !kept.position().equals(setup.write())) return Optional.empty();
            Answer answer = new Answer(job, setup, engine, outcome(kept, setup));
            // Replays the line: whatever the rules refuse is not served.
            return answer.report().answered() ? Optional.of(answer) : Optional.empty();
        } catch (StoreException e) {
            return Optional.empty();
        } catch (RuntimeException e) {
            store.forget(id);
            return Optional.empty();
        }
    }

    private static Outcome outcome(StoredSolution kept, Setup setup) {
        Map<?, ?> record = (Map<?, ?>) JsonLines.read(kept.record());
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

    /** Returns the identity of the builds of the engine and of the search core: a proof made by another build is made again. */
    private static String version(Engine<?> engine) {
        return engine.getClass().getName() + " " + BuildIdentity.of(engine.getClass(), Engine.class);
    }
}
