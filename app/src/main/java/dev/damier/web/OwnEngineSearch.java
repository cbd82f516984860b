package dev.damier.web;

import dev.damier.background.DaemonThreads;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.protocol.BotException;
import dev.damier.protocol.Limits;
import dev.damier.protocol.ParsedInfo;
import dev.damier.protocol.PlayedLine;
import dev.damier.protocol.Player;
import dev.damier.protocol.ReplyChecker;
import dev.damier.run.Control;
import dev.damier.run.Progress;
import dev.damier.run.Stats;
import dev.damier.web.bot.OwnEngine;
import dev.damier.web.http.EventStream;
import dev.damier.web.http.HttpErrorException;
import dev.damier.web.http.RequestParams;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * A search on the machine of a user. Only the parsing of the position and the check of the answers are jobs of the work
 * queue; a thread of its own waits for the engine, without a slot and without a memory budget.
 */
final class OwnEngineSearch {
    /** Minimum interval between progress events. */
    private static final long PROGRESS_NANOS = Duration.ofMillis(400).toNanos();
    /** Maximum number of moves of a line in a progress event. */
    private static final int MAX_PROGRESS_MOVES = 60;

    private static final Duration CHECK_TIME_LIMIT = Duration.ofSeconds(20);

    private final EventStream stream;
    private final WorkQueue queue;
    private final String client;
    private final SolveRequest request;
    private final OwnEngine engine;
    private final Control control;
    private Setup setup;
    private long nextProgressAt = System.nanoTime();

    OwnEngineSearch(EventStream stream, WorkQueue queue, String client, SolveRequest request, OwnEngine engine) {
        this.stream = stream;
        this.queue = queue;
        this.client = client;
        this.request = request;
        this.engine = engine;
        control = new Control(request.budget());
    }

    /** Stops the search; the engine then answers with its best move so far. */
    void stop() {
        control.cancel();
    }

    void start() {
        DaemonThreads.start("own-engine-search", this::run);
    }

    private void run() {
        try {
            stream.send("result", search());
            stream.close();
        } catch (BotException e) {
            stream.closeWithError(HttpErrorException.localized(409, "own.failed", engine.name(), e.getMessage()));
        } catch (RuntimeException e) {
            stream.closeWithError(e);
        }
    }

    private Map<String, Object> search() throws BotException {
        PlayedLine line = queued(() -> {
            setup = RequestParams.setup(request.game(), request.position(), stream.language());
            if (setup.newTable().moves().isEmpty()) throw HttpErrorException.localized(409, "own.over");
            return PlayedLine.fromSetup(setup);
        });
        Limits limits = new Limits(request.budget().time(), List.of(), Duration.ZERO, request.nodes(), 0, false);
        Player.Reply reply = engine.ask(line, limits, control, this::sendProgress);
        Stats stats = stats(reply.info());
        Map<String, Object> row = checked(() -> SolveApi.row(
                new Answer(
                        new Job(
                                setup.game().descriptor().id(),
                                setup.write(),
                                new EngineSpec(OwnEngine.ID, Map.of()),
                                request.budget(),
                                0),
                        setup,
                        engine.engine(),
                        ReplyChecker.outcome(setup, reply, stats)),
                stream.language()));
        if (engine.isReplaced(control)) row.put("replaced", true);
        return row;
    }

    private Stats stats(ParsedInfo info) {
        return new Stats(
                info.nodes(),
                0,
                Stats.NO_COUNT,
                Stats.NO_COUNT,
                info.depth(),
                control.elapsedNanos() / 1e6,
                0,
                0,
                new long[0]);
    }

    /** Sends what the engine reports, with the legal part of its line. */
    private void sendProgress(ParsedInfo info) {
        long now = System.nanoTime();
        if (now - nextProgressAt < 0 || !setup.isMatch()) return;
        nextProgressAt = now + PROGRESS_NANOS;
        Stats stats = stats(info);
        stream.sendIfIdle("progress", queued(() -> {
            int[] moves = ReplyChecker.legalMoves(setup, info.line(), MAX_PROGRESS_MOVES);
            Progress progress = new Progress(stats, 0, -1, moves, info.value(), info.scale(), List.of());
            return SolveApi.progressRow(setup, progress, stream.language());
        }));
    }

    /** A check of an answer. */
    private interface Check<T> {
        T run() throws BotException;
    }

    /** Runs a check in the work queue. If it fails, the engine has broken the rules. */
    private <T> T checked(Check<T> check) throws BotException {
        try {
            return queued(() -> {
                try {
                    return check.run();
                } catch (BotException e) {
                    throw new CompletionException(e);
                }
            });
        } catch (CompletionException e) {
            if (e.getCause() instanceof BotException fault) throw fault;
            throw e;
        }
    }

    private <T> T queued(Supplier<T> work) {
        return queue.await(new WorkRequest<>(
                client,
                WorkKind.LOOK,
                queue.limits().budget(WorkKind.LOOK, CHECK_TIME_LIMIT),
                workControl -> work.get()));
    }
}
