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
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Interrupt;
import dev.damier.cli.screen.Numbers;
import dev.damier.cli.screen.Screen;
import dev.damier.game.Setup;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotLink;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs a match or a race and shows it: a line a game, the table at the end, also after Ctrl-C. */
final class ArenaScreen implements AutoCloseable {
    private final Screen screen;
    private final boolean json;
    private final Writer file;

    ArenaScreen(Screen screen, boolean json, Path save) {
        this.screen = screen;
        this.json = json;
        try {
            file = save == null ? Writer.nullWriter() : Files.newBufferedWriter(save, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UsageException("cannot write '" + save + "': " + e.getMessage());
        }
    }

    /** Said before strangers are let in. */
    void warn(List<String> words) {
        if (words.stream().anyMatch(Bot::child) && !BotLink.endsOrphans())
            screen.note("damier: " + say("arena.orphans"));
    }

    int match(List<Bot> bots, Openings openings, MatchLimits limits, boolean gauntlet, int games, Sprt test) {
        Tournament tournament = new Tournament(bots, openings, limits, gauntlet, games, this::remark);
        Standings standings = tournament.standings();
        try (Interrupt.Scope watch = screen.interrupt().during(tournament::cancel)) {
            screen.progress(say("arena.progress", 1, tournament.plannedGames()));
            tournament.run(
                    played -> {
                        screen.progress("");
                        show(played);
                        screen.progress(say("arena.progress", played.number() + 1, tournament.plannedGames()));
                    },
                    () -> test != null && test.verdict(standings.pairScoreCounts()) != Sprt.Verdict.UNDECIDED);
        }
        screen.progress("");
        if (json) rows(standings);
        else standings.crosstable().forEach(screen::line);
        if (test != null) verdict(test, standings);
        return screen.interrupt().asked() ? 1 : 0;
    }

    private void show(PlayedGame played) {
        save(played.recordText(LocalDate.now()));
        if (json) {
            screen.row(played.jsonFields());
            return;
        }
        String detail = played.reason().equals("goal") ? "" : ": " + played.detail();
        screen.line(String.format(
                "%4d  %s – %s  %s  %s%s",
                played.number(),
                played.seats().get(0),
                played.seats().get(1),
                played.result(),
                say("arena.end", reason(played.reason()), played.line().moves().size()),
                detail));
    }

    private void save(String text) {
        try {
            file.write(text + "\n");
            file.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void rows(Standings standings) {
        Elo elo = standings.elo();
        for (int bot = 0; bot < standings.names().size(); bot++) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("bot", standings.names().get(bot));
            row.put("points", standings.points(bot));
            row.put("games", standings.games(bot));
            row.put("elo", Math.round(elo.rating(bot) * 10) / 10.0);
            row.put("error", Math.round(elo.error(bot) * 10) / 10.0);
            screen.row(row);
        }
    }

    private void verdict(Sprt test, Standings standings) {
        double ratio = test.logLikelihoodRatio(standings.pairScoreCounts());
        String word =
                test.verdict(standings.pairScoreCounts()).name().toLowerCase(Locale.ROOT).replace('_', '-');
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("sprt", word);
            row.put("ratio", Math.round(ratio * 1000) / 1000.0);
            row.put("lower", test.lowerBound());
            row.put("upper", test.upperBound());
            screen.row(row);
        } else {
            screen.line(say(
                    "arena.sprt",
                    say("arena.sprt." + word),
                    standings.names().get(0),
                    hundredths(ratio),
                    hundredths(test.lowerBound()),
                    hundredths(test.upperBound()),
                    test.elo0(),
                    test.elo1()));
        }
    }

    private static String hundredths(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    int race(List<Bot> bots, Map<String, String> set, MatchLimits limits, boolean missions, Iterable<Setup> positions) {
        List<String> names = bots.stream().map(Bot::name).toList();
        RaceStandings table = new RaceStandings(names, !missions);
        Race race = new Race(bots, set, limits, missions, this::remark);
        try (Interrupt.Scope watch = screen.interrupt().during(race::cancel)) {
            race.run(positions, result -> {
                table.add(result);
                show(result);
            });
        }
        if (json) rows(names, table);
        else table.format(screen.language()).forEach(screen::line);
        return screen.interrupt().asked() ? 1 : 0;
    }

    private void show(RaceResult result) {
        save(result.recordText(LocalDate.now()));
        if (json) {
            screen.row(result.jsonFields());
            return;
        }
        String cost = result.reachedGoal() ? String.valueOf(result.cost()) : reason(result.reason());
        if (result.score() != null) cost += say("arena.score", result.score());
        screen.line(String.format(
                "%4d  %s  %s, %s%s",
                result.round(),
                result.bot(),
                cost,
                Numbers.millis(result.spent().toNanos() / 1e6),
                result.detail().isEmpty() ? "" : ": " + result.detail()));
    }

    private void remark(String words) {
        screen.note("damier: " + words);
    }

    /** Why a game ended, as people say it; programs are given the word itself. */
    private String reason(String word) {
        return say("arena." + word);
    }

    private String say(String key, Object... args) {
        return screen.say(key, args);
    }

    private void rows(List<String> names, RaceStandings table) {
        for (int bot = 0; bot < names.size(); bot++) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("bot", names.get(bot));
            row.put("won", table.roundsWon(bot));
            row.put("done", table.solvedCount(bot));
            row.put("meanCost", table.meanCost(bot));
            table.meanScore(bot).ifPresent(score -> row.put("meanScore", score));
            row.put("meanMillis", Math.round(table.meanMillis(bot) * 1000) / 1000.0);
            screen.row(row);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
