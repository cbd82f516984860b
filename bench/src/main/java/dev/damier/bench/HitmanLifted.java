package dev.damier.bench;

import dev.damier.game.Export;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.plan.Planner;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;

/**
 * Compares two ways to the minimum penalty of Hitman maps: the planner on the lifted PDDL export, and the engine of the
 * game. The program ends with code 1 if they differ.
 *
 * <p>Arguments: the folder of the maps, seconds per map, megabytes of search tables per map.
 */
public final class HitmanLifted {
    private HitmanLifted() {}

    public static void main(String[] args) throws IOException {
        Budget budget = new Budget(
                Duration.ofSeconds(Long.parseLong(args[1])), Long.MAX_VALUE, Long.parseLong(args[2]) << 20, 1);
        int total = 0;
        int equal = 0;
        boolean wrong = false;
        for (Map.Entry<String, String> map :
                HitmanPlans.folder(Path.of(args[0])).entrySet()) {
            Setup setup = Games.all().game("hitman").read(map.getValue());
            String expected =
                    penalty(Games.run(Games.all().engine(setup, "optimal"), Map.of(), setup, Control.unlimited()));
            Control control = new Control(budget);
            String found = planned(setup.as(Export.class).orElseThrow(), control);
            total++;
            if (found.equals(expected)) equal++;
            else wrong |= !found.startsWith("stopped");
            System.out.printf(
                    Locale.ROOT,
                    "%-24s %8s by the game %24s by the planner %8.1f s%n",
                    map.getKey(),
                    expected,
                    found,
                    control.elapsedNanos() / 1e9);
        }
        System.out.printf("%d of %d maps: the same minimum penalty%n", equal, total);
        if (wrong) System.exit(1);
    }

    private static String planned(Export export, Control control) {
        PddlTask task = PddlTask.read(export.text("lifted-domain.pddl"), export.text("lifted-problem.pddl"));
        Grounder.Grounding grounding = Grounder.ground(task, control);
        if (grounding.task().isEmpty()) return "stopped (grounding)";
        return penalty(Planner.solve(grounding.task().get(), Planner.Engine.PDB, control));
    }

    private static String penalty(Outcome outcome) {
        if (outcome instanceof Outcome.Solved s) return s.cost() + (s.optimal() ? "" : "?");
        if (outcome instanceof Outcome.Stopped s) return "stopped (bound " + s.lowerBound() + ")";
        return "none";
    }
}
