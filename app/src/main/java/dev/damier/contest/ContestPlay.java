package dev.damier.contest;

import dev.damier.arena.MatchGameRunner;
import dev.damier.arena.MatchWatcher;
import dev.damier.arena.Openings;
import dev.damier.arena.RaceAttempt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Plays single games of a contest: selects the players, deals the opening or position and runs the game. */
final class ContestPlay {
    private final ContestConfig config;
    private final String client;
    private final ContestRoster roster;
    private final ContestEnvironment environment;

    /** @param client the client that deals and engines are accounted to */
    ContestPlay(ContestConfig config, String client, ContestRoster roster, ContestEnvironment environment) {
        this.config = config;
        this.client = client;
        this.roster = roster;
        this.environment = environment;
    }

    /** Returns the players of a game. The caller must hold the lock of the contest. */
    List<ContestPlayerSource> players(Pairing pairing, boolean testRun) {
        List<ContestPlayerSource> sources = new ArrayList<>();
        sources.add(playerSource(roster.get(pairing.first())));
        if (!pairing.hasSinglePlayer()) sources.add(playerSource(roster.get(pairing.second())));
        else if (testRun && config.format() != ContestFormat.RACE) sources.add(playerSource(testOpponent()));
        return sources;
    }

    private ContestPlayerSource playerSource(Entrant entrant) {
        return roster.seat(entrant.number())
                .map(seat -> ContestPlayerSource.ofExternalBot(entrant, seat))
                .orElseGet(() -> ContestPlayerSource.ofServerPlayer(
                        entrant, config.game(), environment.operatorBots(), environment.engineHost(), client));
    }

    /** Returns the opponent in test runs: the weakest engine of the game. */
    private Entrant testOpponent() {
        var opponents = config.rules().presentation().opponents();
        PlayerSpec spec = opponents.isEmpty()
                ? new PlayerSpec(PlayerSpec.Kind.ENGINE, "random", Map.of())
                : new PlayerSpec(
                        PlayerSpec.Kind.ENGINE,
                        opponents.get(0).engine(),
                        opponents.get(0).options());
        return new Entrant(-1, spec.id(), spec, "");
    }

    /** Plays a game to its end. */
    ContestRecord play(Pairing pairing, boolean testRun, List<ContestPlayerSource> sources, MatchWatcher watcher) {
        if (sources.size() == 1)
            return ContestRecord.of(
                    pairing,
                    RaceAttempt.play(
                            pairing.opening() + 1,
                            sources.get(0),
                            deal(() -> config.position(pairing.opening(), testRun)),
                            config.deal(),
                            config.matchLimits(),
                            ContestConfig.isMission(config.rules())));
        Openings openings = config.openings(pairing.opening(), testRun);
        MatchGameRunner runner = new MatchGameRunner(openings, config.matchLimits(), watcher);
        return ContestRecord.of(
                pairing, runner.play(pairing.number(), deal(() -> openings.get(0)), sources.get(0), sources.get(1)));
    }

    private <T> T deal(Supplier<T> dealing) {
        return environment.engineHost().deal(dealing, client);
    }
}
