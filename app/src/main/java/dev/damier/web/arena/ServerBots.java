package dev.damier.web.arena;

import dev.damier.contest.ContestConfig;
import dev.damier.contest.OperatorBots;
import dev.damier.contest.PlayerSpec;
import dev.damier.game.Agent;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Who can take part without coming from outside.
 *
 * @param alone each plays alone in this game
 */
record ServerBots(boolean alone, List<Resident> bots) {
    record Resident(PlayerSpec.Kind kind, String id, Map<String, String> options, Text name, Text about) {}

    static ServerBots of(Game game, OperatorBots operator) {
        List<Resident> all = new ArrayList<>();
        String id = game.descriptor().id();
        if (ContestConfig.mission(game)) {
            for (Agent.Kind kind : Games.all().agents(id))
                all.add(new Resident(
                        PlayerSpec.Kind.AGENT,
                        kind.descriptor().id(),
                        Map.of(),
                        kind.descriptor().name(),
                        kind.descriptor().about()));
        } else {
            for (Opponent one : game.presentation().opponents())
                all.add(new Resident(PlayerSpec.Kind.ENGINE, one.engine(), one.options(), one.name(), one.strength()));
            for (Engine<?> engine : Games.all().engines(game.example()))
                all.add(new Resident(
                        PlayerSpec.Kind.ENGINE,
                        engine.descriptor().id(),
                        Map.of(),
                        engine.descriptor().name(),
                        engine.descriptor().about()));
        }
        for (String name : operator.of(id))
            all.add(new Resident(PlayerSpec.Kind.OPERATOR, name, Map.of(), Text.plain(name), Text.plain("")));
        return new ServerBots(!ContestConfig.match(game), all);
    }
}
