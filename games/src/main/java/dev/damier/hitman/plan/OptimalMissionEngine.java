package dev.damier.hitman.plan;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/** An engine that finds plans of minimum penalty with the {@link MissionPlanner} and proves them optimal. */
public final class OptimalMissionEngine extends DescribedEngine<MissionTask> implements EngineCapability.Listing {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "optimal",
            text("optimal.name"),
            text("optimal.about"),
            List.of(
                    Option.choice("kills", text("option.kills"), "any", "any", "none", "fewest"),
                    Option.choice("suit", text("option.suit"), "any", "any", "none"),
                    Option.flag("all", text("option.all"), false),
                    Option.number("limit", text("option.limit"), 1, 1_000_000, "1000")));

    public OptimalMissionEngine() {
        super(DESCRIPTOR, MissionTask.class);
    }

    @Override
    protected Solver<MissionTask> newSolver(Map<String, String> options) {
        boolean suit = DESCRIPTOR.value(options, "suit").equals("any");
        boolean all = DESCRIPTOR.flag(options, "all");
        int limit = all ? DESCRIPTOR.number(options, "limit") : 0;
        // One more than requested, to detect whether there are more.
        int listed = all ? limit + 1 : 0;
        Solver<MissionTask> solver = switch (DESCRIPTOR.value(options, "kills")) {
            case "none" ->
                (mission, control) -> new MissionPlanner(mission, new PlanVariant(0, suit), listed).solve(control);
            case "fewest" -> (mission, control) -> solveWithFewestRemovals(mission, suit, listed, control);
            default ->
                (mission, control) ->
                        new MissionPlanner(mission, new PlanVariant(Integer.MAX_VALUE, suit), listed).solve(control);
        };
        return all ? (mission, control) -> truncate(solver.solve(mission, control), limit) : solver;
    }

    private static Outcome truncate(Outcome outcome, int limit) {
        if (!(outcome instanceof Outcome.Solved s) || s.all().size() <= limit) return outcome;
        return new Outcome.Solved(s.moves(), s.cost(), s.optimal(), s.all().subList(0, limit), true, s.stats());
    }

    /** Finds an optimal plan with the minimum number of neutralised people, by trying 0, 1, 2 and so on. */
    private static Outcome solveWithFewestRemovals(MissionTask mission, boolean suit, int limit, Control control) {
        int max = mission.start.map().guards();
        // Only guards block Hitman. So if there is a plan, there is one that neutralises at most all guards.
        if (!new Reachability(mission, PlanVariant.UNRESTRICTED).isMissionPossible()) max = 0;
        for (int removals = 0; ; removals++) {
            Outcome outcome = new MissionPlanner(mission, new PlanVariant(removals, suit), limit).solve(control);
            if (removals == max || !(outcome instanceof Outcome.Impossible)) return outcome;
        }
    }

    private static Text text(String key) {
        return Text.of(OptimalMissionEngine.class, key);
    }
}
