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

/** An agent explores what it cannot see. */
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
        Exploration exploration = setup.as(Exploration.class)
                .orElseThrow(() -> new UsageException(id + " has no hidden maps to explore"));
        List<String> known = exploration.agents().stream().map(Descriptor::id).toList();
        String who = agent.isEmpty() ? known.get(0) : agent;
        if (!known.contains(who)) throw new UsageException(Suggestions.unknown("unknown agent", who, known));
        Exploration.Found found;
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            found = exploration.explore(who, options.set, watch.control(options.budget(setup, Budget.FOREVER)));
        }
        if (json) screen.row(row(setup, who, found));
        else print(found);
        return screen.interrupt().asked() ? 1 : 0;
    }

    private static Map<String, Object> row(Setup setup, String who, Exploration.Found found) {
        Map<String, Object> row = row(setup);
        row.put("agent", who);
        row.put("penalty", found.penalty());
        row.put("score", found.score());
        row.put("complete", found.complete());
        found.sequel().ifPresent(sequel -> {
            row.put("mission", sequel.penalty());
            row.put("accomplished", sequel.done());
            row.put("total", found.penalty() + sequel.penalty());
        });
        row.put("map", found.map());
        row.put("actions", found.actions());
        return row;
    }

    private void print(Exploration.Found found) {
        screen.line(found.map());
        String key = found.complete() ? "explore.complete" : "explore.partial";
        screen.line(say(key, found.penalty(), found.score(), found.actions().size()));
        found.sequel().ifPresent(sequel -> {
            String outcome = sequel.done() ? "explore.accomplished" : "explore.failed";
            screen.line(say(outcome, sequel.penalty(), found.penalty() + sequel.penalty()));
        });
    }
}
