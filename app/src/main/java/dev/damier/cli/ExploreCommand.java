package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.game.Descriptor;
import dev.damier.game.Exploration;
import dev.damier.game.Setup;
import dev.damier.game.Suggestions;
import dev.damier.run.Budget;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets an agent explore a hidden map and prints the result. */
@CommandLine.Command(
        name = "explore",
        description = "Let an agent explore a hidden map; print the penalty, the score and the map found.")
final class ExploreCommand extends PositionCommand {
    @Option(names = "--agent", paramLabel = "ID", description = "Agent to run. Default: the best one.")
    private String agent = "";

    @Mixin
    private EngineOptions options;

    @Override
    int answer(Setup setup) {
        String id = setup.game().descriptor().id();
        Exploration exploration = setup.as(Exploration.class).orElseThrow(() -> UsageException.of("usage.explore", id));
        List<String> agentIds =
                exploration.agents().stream().map(Descriptor::id).toList();
        String agentId = agent.isEmpty() ? agentIds.get(0) : agent;
        if (!agentIds.contains(agentId)) throw Suggestions.UnknownNameException.of("agent", agentId, agentIds);
        Exploration.Result result;
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            result = exploration.explore(agentId, options.values, watch.control(options.budget(setup, Budget.FOREVER)));
        }
        if (json) screen.printJson(jsonFields(setup, agentId, result));
        else print(result);
        return screen.interrupt().isInterrupted() ? 1 : 0;
    }

    private static Map<String, Object> jsonFields(Setup setup, String agentId, Exploration.Result result) {
        Map<String, Object> row = commonFields(setup);
        row.put("agent", agentId);
        row.put("penalty", result.penalty());
        row.put("score", result.score());
        row.put("complete", result.complete());
        result.mission().ifPresent(missionResult -> {
            row.put("mission", missionResult.penalty());
            row.put("accomplished", missionResult.done());
            row.put("total", result.penalty() + missionResult.penalty());
        });
        row.put("map", result.map());
        row.put("actions", result.actions());
        return row;
    }

    private void print(Exploration.Result result) {
        screen.println(result.map());
        String key = result.complete() ? "explore.complete" : "explore.partial";
        screen.println(
                message(key, result.penalty(), result.score(), result.actions().size()));
        result.mission().ifPresent(missionResult -> {
            String outcome = missionResult.done() ? "explore.accomplished" : "explore.failed";
            screen.println(message(outcome, missionResult.penalty(), result.penalty() + missionResult.penalty()));
        });
    }
}
