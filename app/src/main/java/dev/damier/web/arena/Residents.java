package dev.damier.web.arena;

import dev.damier.contest.ContestTerms;
import dev.damier.contest.OperatorBots;
import dev.damier.contest.Plays;
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
record Residents(boolean alone, List<Resident> bots) {
    record Resident(Plays.Kind kind, String id, Map<String, String> options, Text name, Text about) {}

    static Residents of(Game game, OperatorBots operator) {
        List<Resident> all = new ArrayList<>();
        String id = game.card().id();
        if (ContestTerms.mission(game)) {
            for (Agent.Kind kind : Games.all().agents(id))
                all.add(new Resident(
                        Plays.Kind.AGENT,
                        kind.card().id(),
                        Map.of(),
                        kind.card().name(),
                        kind.card().about()));
        } else {
            for (Opponent one : game.presentation().opponents())
                all.add(new Resident(Plays.Kind.ENGINE, one.engine(), one.options(), one.name(), one.strength()));
            for (Engine<?> engine : Games.all().engines(game.example()))
                all.add(new Resident(
                        Plays.Kind.ENGINE,
                        engine.card().id(),
                        Map.of(),
                        engine.card().name(),
                        engine.card().about()));
        }
        for (String name : operator.of(id))
            all.add(new Resident(Plays.Kind.OPERATOR, name, Map.of(), Text.plain(name), Text.plain("")));
        return new Residents(!ContestTerms.match(game), all);
    }
}
