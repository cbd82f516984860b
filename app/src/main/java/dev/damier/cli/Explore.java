package dev.damier.cli;

import dev.damier.game.Card;
import dev.damier.game.Exploration;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Nearest;
import dev.damier.game.Setup;
import dev.damier.run.Budget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** An agent explores what it cannot see. */
@CommandLine.Command(name = "explore", description = "Let an agent explore a hidden map: penalty, score, map found.")
final class Explore extends Answering {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game with hidden maps: hitman.")
    private String game;

    @Parameters(index = "1", paramLabel = "MAP", description = "Its text, @FILE, or - for many, one a line.")
    private String position;

    @Option(names = "--agent", paramLabel = "ID", description = "Who explores. Standard: the best one.")
    private String agent = "";

    @Mixin
    private EngineOptions options;

    @Override
    int run() throws Exception {
        Game known = Games.all().game(game);
        boolean many = Positions.many(position);
        return new Positions(screen, known).each(position, new Positions.Visitor() {
            @Override
            public int position(Setup setup) {
                return explore(setup);
            }

            @Override
            public int unreadable(String sentence) {
                return Explore.this.unreadable(sentence, many);
            }
        });
    }

    private int explore(Setup setup) {
        String id = setup.game().card().id();
        Exploration exploration =
                setup.as(Exploration.class).orElseThrow(() -> new Usage(id + " has no hidden maps to explore"));
        List<String> known = exploration.agents().stream().map(Card::id).toList();
        String who = agent.isEmpty() ? known.get(0) : agent;
        if (!known.contains(who)) throw new Usage(Nearest.unknown("unknown agent", who, known));
        Exploration.Found found;
        try (Watch watch = new Watch(screen)) {
            found = exploration.explore(who, options.set, watch.control(options.budget(setup, Budget.FOREVER)));
        }
        if (json) screen.row(row(setup, who, found));
        else print(found);
        return screen.interrupt().asked() ? 1 : 0;
    }

    private static Map<String, Object> row(Setup setup, String who, Exploration.Found found) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("game", setup.game().card().id());
        row.put("position", setup.write());
        row.put("agent", who);
        row.put("penalty", found.penalty());
        row.put("score", found.score());
        row.put("complete", found.complete());
        row.put("map", found.map());
        row.put("actions", found.actions());
        return row;
    }

    private void print(Exploration.Found found) {
        screen.line(found.map());
        String key = found.complete() ? "explore.complete" : "explore.partial";
        screen.line(say(key, found.penalty(), found.score(), found.actions().size()));
    }
}
