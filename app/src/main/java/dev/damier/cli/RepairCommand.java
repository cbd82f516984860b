package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.game.NotationException;
import dev.damier.game.PlanRepair;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import dev.damier.run.Budget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a plan on a position that differs from the one it was made for, and repairs it. */
@CommandLine.Command(
        name = "repair",
        description = "Plan on a known map, play on the actual one, and repair the plan where they differ (Hitman).")
final class RepairCommand extends PositionCommand {
    @Option(
            names = "--actual",
            required = true,
            paramLabel = "POSITION",
            description = "The actual position, as text or @FILE.")
    private String actual;

    @Mixin
    private EngineOptions options;

    @Override
    int answer(Setup setup) {
        PlanRepair repair = setup.as(PlanRepair.class)
                .orElseThrow(() -> UsageException.of(
                        "usage.repair", setup.game().descriptor().id()));
        Setup truth = new PositionArguments(screen, setup.game()).readSingle(actual);
        PlanRepair.Run run;
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            run = repair.play(truth, watch.control(options.budget(setup, Budget.FOREVER)));
        } catch (NotationException e) {
            throw UsageException.from(e);
        }
        if (json) screen.printJson(jsonFields(setup, truth, run));
        else print(run);
        return run.accomplished() ? 0 : 1;
    }

    private Map<String, Object> jsonFields(Setup setup, Setup truth, PlanRepair.Run run) {
        Map<String, Object> row = commonFields(setup);
        row.put("actual", truth.write());
        row.put("accomplished", run.accomplished());
        row.put("cost", run.cost());
        row.put("reasons", texts(run.reasons()));
        row.put("plan", run.plan());
        row.put(
                "steps",
                run.steps().stream()
                        .map(step -> {
                            Map<String, Object> fields = new LinkedHashMap<>();
                            fields.put("move", step.move());
                            fields.put("possible", step.possible());
                            fields.put("position", step.position());
                            fields.put("reasons", texts(step.reasons()));
                            fields.put("plan", step.plan());
                            return fields;
                        })
                        .toList());
        return row;
    }

    private List<String> texts(List<Text> reasons) {
        return reasons.stream().map(text -> text.in(screen.language())).toList();
    }

    private void print(PlanRepair.Run run) {
        screen.println(message("repair.plan", run.plan().size(), String.join(" ", run.plan())));
        texts(run.reasons()).forEach(reason -> screen.println("  ! " + reason));
        for (PlanRepair.Step step : run.steps()) {
            screen.println(step.move() + (step.possible() ? "" : " " + message("repair.impossible")));
            texts(step.reasons()).forEach(reason -> screen.println("  ! " + reason));
            if (!step.plan().isEmpty())
                screen.println("  " + message("repair.new-plan", step.plan().size(), String.join(" ", step.plan())));
        }
        long repairs =
                run.steps().stream().filter(step -> !step.reasons().isEmpty()).count();
        screen.println(message(
                run.accomplished() ? "repair.accomplished" : "repair.failed",
                run.steps().size(),
                run.cost(),
                repairs));
    }
}
