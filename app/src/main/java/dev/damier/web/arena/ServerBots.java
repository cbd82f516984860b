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
 * The participants that the server itself can run: engines, agents and the operator's bots.
 *
 * @param alone whether each participant plays alone in this game
 */
record ServerBots(boolean alone, List<ServerBot> bots) {
    /** One participant. */
    record ServerBot(PlayerSpec.Kind kind, String id, Map<String, String> options, Text name, Text about) {}

    static ServerBots of(Game game, OperatorBots operator) {
        List<ServerBot> all = new ArrayList<>();
        String id = game.descriptor().id();
        if (ContestConfig.isMission(game)) {
            for (Agent.Kind kind : Games.all().agents(id))
                all.add(new ServerBot(
                        PlayerSpec.Kind.AGENT,
                        kind.descriptor().id(),
                        Map.of(),
                        kind.descriptor().name(),
                        kind.descriptor().about()));
        } else {
            for (Opponent opponent : game.presentation().opponents())
                all.add(new ServerBot(
                        PlayerSpec.Kind.ENGINE,
                        opponent.engine(),
                        opponent.options(),
                        opponent.name(),
                        opponent.strength()));
            for (Engine<?> engine : Games.all().engines(game.example()))
                all.add(new ServerBot(
                        PlayerSpec.Kind.ENGINE,
                        engine.descriptor().id(),
                        Map.of(),
                        engine.descriptor().name(),
                        engine.descriptor().about()));
        }
        for (String name : operator.names(id))
            all.add(new ServerBot(PlayerSpec.Kind.OPERATOR, name, Map.of(), Text.plain(name), Text.plain("")));
        return new ServerBots(!ContestConfig.isTwoPlayer(game), all);
    }
}
