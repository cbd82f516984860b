package dev.damier.protocol;

import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.job.EngineSpec;
import dev.damier.play.Clock;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Progress;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A registered engine with its options, ready to search a position.
 *
 * @param maxBudget maximum budget of a search; the limits of {@code go} can only reduce it
 */
public record SearchRequest(EngineSpec engine, Budget maxBudget) {
    /** Time per move in adversarial games if {@code go} has no limit. */
    private static final Duration DEFAULT_MOVE_TIME = Duration.ofSeconds(1);

    /** Time limit of an infinite search. It is set because an engine without a limit would choose its own. */
    private static final Duration INFINITE_TIME = Duration.ofDays(1);

    public SearchRequest(EngineSpec engine) {
        this(engine, Budget.UNLIMITED);
    }

    /**
     * Searches a position on the calling thread.
     *
     * @param seat state of the engine in this game
     * @param played number of moves that each player has made, for the time management
     * @param progressListener receives the progress
     * @param controlListener receives the control before the search starts, to be able to stop it
     */
    public Outcome search(
            Setup setup,
            Limits limits,
            EngineSeat seat,
            int played,
            Consumer<Progress> progressListener,
            Consumer<Control> controlListener) {
        Engine<?> resolved = Games.all().engine(setup, engine.id());
        boolean paced = usesClock(resolved, limits);
        Control control = new Control(budget(setup, limits, played, paced), 0, progressListener);
        controlListener.accept(control);
        return seat.run(resolved, engineOptions(resolved, limits), setup, control);
    }

    private static boolean usesClock(Engine<?> resolved, Limits limits) {
        return !limits.clocks().isEmpty() && resolved instanceof EngineCapability.Pacing;
    }

    private Map<String, String> engineOptions(Engine<?> resolved, Limits limits) {
        Map<String, String> supported = new HashMap<>(engine.options());
        supported.keySet().removeIf(option -> !resolved.descriptor().has(option));
        if (limits.depth() > 0 && resolved instanceof EngineCapability.Deepening deepening)
            supported.putAll(deepening.withDepth(limits.depth()));
        if (usesClock(resolved, limits))
            ((EngineCapability.Pacing) resolved).withClock().forEach(supported::putIfAbsent);
        // A limit for a single move requests a search, so books and learnt results are used only with a clock.
        if (limits.clocks().isEmpty() && resolved instanceof EngineCapability.Booked booked)
            booked.withoutBook().forEach(supported::putIfAbsent);
        if (limits.clocks().isEmpty() && resolved instanceof EngineCapability.Learning learner)
            learner.withoutLearning().forEach(supported::putIfAbsent);
        return supported;
    }

    private Budget budget(Setup setup, Limits limits, int played, boolean paced) {
        Budget budget =
                limits.nodes() > 0 ? maxBudget.withNodes(Math.min(limits.nodes(), maxBudget.nodes())) : maxBudget;
        if (limits.infinite())
            return budget.time().compareTo(INFINITE_TIME) > 0 ? budget.withTime(INFINITE_TIME) : budget;
        Duration time = limits.time();
        if (!limits.clocks().isEmpty()) {
            Duration share = timeShare(setup, limits, played, paced);
            if (time.isZero() || share.compareTo(time) < 0) time = share;
        }
        if (limits.isUnlimited() && setup.isMatch()) time = DEFAULT_MOVE_TIME;
        return time.isZero() || time.compareTo(maxBudget.time()) > 0 ? budget : budget.withTime(time);
    }

    /**
     * Returns the time of a move by the clock: the maximum for engines with their own time management, otherwise the
     * normal time.
     */
    private static Duration timeShare(Setup setup, Limits limits, int played, boolean paced) {
        int seat = setup.newTable().toMove();
        Duration remaining = limits.clocks().get(Math.min(seat, limits.clocks().size() - 1));
        Clock clock = new Clock(remaining, limits.increment());
        return paced ? clock.maxMoveTime(played) : clock.normalMoveTime(played);
    }
}
