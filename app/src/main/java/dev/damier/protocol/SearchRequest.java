package dev.damier.protocol;

import dev.damier.game.EngineCapability;
import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.play.Clock;
import dev.damier.play.Position;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Progress;
import dev.damier.search.Puzzle;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * An engine of the registry, ready to answer {@code go}.
 *
 * @param engine its id, or "" for the game's own
 * @param most what a search may spend when the limits of {@code go} are wider
 */
public record SearchRequest(String engine, Map<String, String> options, Budget most) {
    /** How long a move against somebody may take when nobody says. */
    private static final Duration USUAL = Duration.ofSeconds(1);

    /** Until told to stop: an engine without any limit would choose one of its own. */
    private static final Duration ENDLESS = Duration.ofDays(1);

    public SearchRequest {
        options = Map.copyOf(options);
    }

    public SearchRequest(String engine, Map<String, String> options) {
        this(engine, options, Budget.UNLIMITED);
    }

    /** Whether this is a position of a game against somebody rather than a puzzle. */
    static boolean contest(Setup setup) {
        return setup.as(Puzzle.class).isEmpty() && setup.as(Position.class).isPresent();
    }

    /**
     * Thinks on the calling thread.
     *
     * @param seat where the engine sits in this game
     * @param played moves each seat has made so far, for the clock
     * @param running hears the control before the search starts, to be able to stop it
     */
    public Outcome about(
            Setup setup,
            Limits limits,
            EngineSeat seat,
            int played,
            Consumer<Progress> hearer,
            Consumer<Control> running) {
        Engine<?> meant = Games.all().engine(setup, engine);
        boolean paced = paced(meant, limits);
        Control control = new Control(budget(setup, limits, played, paced), 0, hearer);
        running.accept(control);
        return seat.run(meant, with(meant, limits), setup, control);
    }

    private static boolean paced(Engine<?> meant, Limits limits) {
        return !limits.clocks().isEmpty() && meant instanceof EngineCapability.Pacing;
    }

    private Map<String, String> with(Engine<?> meant, Limits limits) {
        Map<String, String> with = new HashMap<>(options);
        with.keySet().removeIf(option -> !meant.descriptor().has(option));
        if (limits.depth() > 0 && meant instanceof EngineCapability.Deepening looks) with.putAll(looks.withDepth(limits.depth()));
        if (paced(meant, limits)) ((EngineCapability.Pacing) meant).withClock().forEach(with::putIfAbsent);
        // Who gives time, nodes or a depth for this one move asks for a search; only a clock is worth saving.
        if (limits.clocks().isEmpty() && meant instanceof EngineCapability.Booked learnt)
            learnt.withoutBook().forEach(with::putIfAbsent);
        if (limits.clocks().isEmpty() && meant instanceof EngineCapability.Learning learner)
            learner.withoutLearning().forEach(with::putIfAbsent);
        return with;
    }

    private Budget budget(Setup setup, Limits limits, int played, boolean paced) {
        Budget budget = limits.nodes() > 0 ? most.withNodes(Math.min(limits.nodes(), most.nodes())) : most;
        if (limits.infinite()) return budget.time().compareTo(ENDLESS) > 0 ? budget.withTime(ENDLESS) : budget;
        Duration time = limits.time();
        if (!limits.clocks().isEmpty()) {
            Duration share = share(setup, limits, played, paced);
            if (time.isZero() || share.compareTo(time) < 0) time = share;
        }
        if (limits.isUnlimited() && contest(setup)) time = USUAL;
        return time.isZero() || time.compareTo(most.time()) > 0 ? budget : budget.withTime(time);
    }

    /** An engine that paces itself is given what a hard move may take, another what a usual one may. */
    private static Duration share(Setup setup, Limits limits, int played, boolean paced) {
        int seat = setup.newTable().toMove();
        Duration left = limits.clocks().get(Math.min(seat, limits.clocks().size() - 1));
        Clock clock = new Clock(left, limits.increment());
        return paced ? clock.maxMoveTime(played) : clock.normalMoveTime(played);
    }
}
