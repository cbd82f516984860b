package dev.damier.cli;

import dev.damier.arena.Elo;
import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.PlayedGame;
import dev.damier.arena.Race;
import dev.damier.arena.RaceResult;
import dev.damier.arena.RaceStandings;
import dev.damier.arena.Sprt;
import dev.damier.arena.Standings;
import dev.damier.arena.Tournament;
import dev.damier.cli.input.OutputFile;
import dev.damier.cli.screen.Interrupt;
import dev.damier.cli.screen.Numbers;
import dev.damier.cli.screen.Screen;
import dev.damier.game.Setup;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotLink;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs a match or a race. Prints one line per game, and the standings at the end or after Ctrl-C. */
final class ArenaScreen implements AutoCloseable {
    private final Screen screen;
    private final boolean json;
    /** Where the games are saved; null if they are not. */
    private final OutputFile.Rows records;

    ArenaScreen(Screen screen, boolean json, OutputFile.Rows records) {
        this.screen = screen;
        this.json = json;
        this.records = records;
    }

    /** Warns if child processes of bots would survive this process, because the system cannot end them. */
    void warnAboutOrphans(List<String> text) {
        if (text.stream().anyMatch(Bot::startsProcess) && !BotLink.canKillOrphans())
            screen.note("damier: " + message("arena.orphans"));
    }

    int match(List<Bot> bots, Openings openings, MatchLimits limits, Tournament.Pairing pairing, Sprt test) {
        Tournament tournament = new Tournament(bots, openings, limits, pairing, this::note);
        if (pairing.saved().size() > 0) {
            note(message("arena.resumed", pairing.saved().size()));
        }
        Standings standings = tournament.standings();
        try (Interrupt.Scope watch = screen.interrupt().onInterrupt(tournament::cancel)) {
            screen.showProgress(message("arena.progress", 1, tournament.plannedGames()));
            tournament.run(
                    played -> {
                        screen.showProgress("");
                        print(played);
                        screen.showProgress(message("arena.progress", played.number() + 1, tournament.plannedGames()));
                    },
                    () -> test != null && test.verdict(standings.pairScoreCounts()) != Sprt.Verdict.UNDECIDED);
        }
        screen.showProgress("");
        if (json) printJsonStandings(standings);
        else standings.crosstable().forEach(screen::println);
        if (test != null) printSprt(test, standings);
        return screen.interrupt().isInterrupted() ? 1 : 0;
    }

    private void print(PlayedGame played) {
        appendRecord(played.recordText(LocalDate.now()));
        if (json) {
            screen.printJson(played.jsonFields());
            return;
        }
        String detail = played.reason().equals("goal") ? "" : ": " + played.detail();
        screen.println(String.format(
                "%4d  %s – %s  %s  %s%s",
                played.number(),
                played.seats().get(0),
                played.seats().get(1),
                played.result(),
                message(
                        "arena.end",
                        reasonText(played.reason()),
                        played.line().moves().size()),
                detail));
    }

    private void appendRecord(String text) {
        if (records != null) records.add(text + "\n");
    }

    private void printJsonStandings(Standings standings) {
        Elo elo = standings.elo();
        for (int bot = 0; bot < standings.names().size(); bot++) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("bot", standings.names().get(bot));
            row.put("points", standings.points(bot));
            row.put("games", standings.games(bot));
            row.put("elo", elo.isRated(bot) ? Math.round(elo.rating(bot) * 10) / 10.0 : null);
            row.put("error", elo.isRated(bot) ? Math.round(elo.error(bot) * 10) / 10.0 : null);
            screen.printJson(row);
        }
    }

    private void printSprt(Sprt test, Standings standings) {
        double ratio = test.logLikelihoodRatio(standings.pairScoreCounts());
        String id = test.verdict(standings.pairScoreCounts())
                .name()
                .toLowerCase(Locale.ROOT)
                .replace('_', '-');
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("sprt", id);
            row.put("ratio", Math.round(ratio * 1000) / 1000.0);
            row.put("lower", test.lowerBound());
            row.put("upper", test.upperBound());
            screen.printJson(row);
        } else {
            screen.println(message(
                    "arena.sprt",
                    message("arena.sprt." + id),
                    standings.names().get(0),
                    twoDecimals(ratio),
                    twoDecimals(test.lowerBound()),
                    twoDecimals(test.upperBound()),
                    test.elo0(),
                    test.elo1()));
        }
    }

    private static String twoDecimals(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    int race(List<Bot> bots, Map<String, String> set, MatchLimits limits, boolean missions, Iterable<Setup> positions) {
        List<String> names = bots.stream().map(Bot::name).toList();
        RaceStandings table = new RaceStandings(names, !missions);
        Race race = new Race(bots, set, limits, missions, this::note);
        try (Interrupt.Scope watch = screen.interrupt().onInterrupt(race::cancel)) {
            race.run(positions, result -> {
                table.add(result);
                print(result);
            });
        }
        if (json) printJsonStandings(names, table);
        else table.format(screen.language()).forEach(screen::println);
        return screen.interrupt().isInterrupted() ? 1 : 0;
    }

    private void print(RaceResult result) {
        appendRecord(result.recordText(LocalDate.now()));
        if (json) {
            screen.printJson(result.jsonFields());
            return;
        }
        String cost = result.reachedGoal() ? String.valueOf(result.cost()) : reasonText(result.reason());
        if (result.score() != null) cost += message("arena.score", result.score());
        screen.println(String.format(
                "%4d  %s  %s, %s%s",
                result.round(),
                result.bot(),
                cost,
                Numbers.millis(result.spent().toNanos() / 1e6),
                result.detail().isEmpty() ? "" : ": " + result.detail()));
    }

    private void note(String text) {
        screen.note("damier: " + text);
    }

    /** Returns the reason for the end of a game in the user's language. JSON output contains the id itself. */
    private String reasonText(String id) {
        return message("arena." + id);
    }

    private String message(String key, Object... args) {
        return screen.message(key, args);
    }

    private void printJsonStandings(List<String> names, RaceStandings table) {
        for (int bot = 0; bot < names.size(); bot++) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("bot", names.get(bot));
            row.put("won", table.roundsWon(bot));
            row.put("done", table.solvedCount(bot));
            row.put("meanCost", table.meanCost(bot));
            table.meanScore(bot).ifPresent(score -> row.put("meanScore", score));
            row.put("meanMillis", Math.round(table.meanMillis(bot) * 1000) / 1000.0);
            screen.printJson(row);
        }
    }

    @Override
    public void close() {
        if (records != null) records.close();
    }
}
