package dev.damier.protocol;

import dev.damier.background.DaemonThreads;
import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.job.EngineSpec;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A player that runs a registered engine in this process. */
public final class EnginePlayer implements Player {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final EngineSpec engine;
    private final boolean onCpu;
    private SearchRequest request;
    private EngineSeat seat = new EngineSeat();
    private Duration cpuTime = Duration.ZERO;
    private volatile Control runningControl;
    private volatile boolean dismissed;

    /**
     * @param onCpu whether the time per move is processor time, so that the load of the machine does not affect results
     */
    public EnginePlayer(EngineSpec engine, boolean onCpu) {
        this.engine = engine;
        this.onCpu = onCpu;
        request = new SearchRequest(engine);
    }

    @Override
    public void newGame(Game game, Map<String, String> gameOptions, long seed) {
        Engine<?> resolved = Games.all().engine(game.deal(gameOptions, 0), engine.id());
        Map<String, String> options = EngineCapability.addSeed(resolved, engine.options(), seed);
        request = new SearchRequest(new EngineSpec(engine.id(), options));
        seat = new EngineSeat();
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration timeout) throws BotException {
        Setup end = line.endPosition();
        int seats = end.players();
        boolean cpuLimited = onCpu && !limits.time().isZero();
        Limits searchLimits = cpuLimited
                ? new Limits(Duration.ZERO, List.of(), Duration.ZERO, limits.nodes(), limits.depth(), true)
                : limits;
        try {
            Outcome outcome =
                    request.search(end, searchLimits, seat, line.moves().size() / seats, p -> {}, control -> {
                        runningControl = control;
                        if (dismissed) control.cancel();
                        if (cpuLimited) limitCpuTime(control, limits.time());
                    });
            List<String> found = new InfoWriter(end).answerMoves(outcome);
            cpuTime = cpuTime.plusNanos((long) (outcome.stats().cpuMillis() * 1e6));
            return new Reply(found.isEmpty() ? "none" : found.get(0), info(outcome, found));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw new BotException(BotException.Kind.ERROR, String.valueOf(e));
        } finally {
            runningControl = null;
        }
    }

    private static ParsedInfo info(Outcome outcome, List<String> line) {
        int value = outcome instanceof Outcome.Chosen chosen ? chosen.value() : 0;
        Outcome.Scale scale = outcome instanceof Outcome.Chosen chosen ? chosen.scale() : Outcome.Scale.EVALUATION;
        return new ParsedInfo(outcome.stats().depth(), outcome.stats().expanded(), value, scale, line);
    }

    /** Stops the search once the calling thread has used up its processor time. */
    private void limitCpuTime(Control control, Duration time) {
        long thread = Thread.currentThread().getId();
        long end = THREADS.getThreadCpuTime(thread) + time.toNanos();
        DaemonThreads.start("cpu-watch", () -> {
            try {
                while (runningControl == control && THREADS.getThreadCpuTime(thread) < end) Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            control.cancel();
        });
    }

    @Override
    public Optional<Duration> cpuTime() {
        return Optional.of(cpuTime);
    }

    @Override
    public String dismiss() {
        dismissed = true;
        Control control = runningControl;
        if (control != null) control.cancel();
        return "";
    }
}
