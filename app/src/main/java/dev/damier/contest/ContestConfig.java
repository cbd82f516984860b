package dev.damier.contest;

import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.Sprt;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.SecretTokens;
import dev.damier.run.BadInputException;
import dev.damier.store.StoredJson;
import java.time.Duration;
import java.util.Map;

/**
 * The configuration of a contest. It does not change after the contest is created. Times are in milliseconds, and 0
 * means no limit.
 *
 * @param games games per pair; in a Swiss tournament games per entrant; in a race the number of positions
 * @param time time per move
 * @param clock time per side for the whole game
 * @param increment time added after each move
 * @param plies number of random moves in an opening
 * @param secrets the secrets of openings and deals, never published; null in the input of a new contest
 * @param deal options for dealing positions
 * @param sprt the bounds of an {@link Sprt}; otherwise empty
 * @param hidden whether results stay hidden until the owner publishes them and only the owner may register bots, for a
 *     class
 * @param visitors whether external bots may take part
 * @param closes when registration and test runs end, in milliseconds since 1970; 0 for never
 */
public record ContestConfig(
        String title,
        String game,
        ContestFormat format,
        int games,
        long time,
        long clock,
        long increment,
        int plies,
        ContestSecrets secrets,
        Map<String, String> deal,
        String sprt,
        boolean hidden,
        boolean visitors,
        long closes) {
    /** Upper limit of seeds, exclusive. Engines with a seed option accept all seeds below it. */
    private static final long SEED_LIMIT = 1L << 30;

    private static final int MAX_GAMES = 400;
    private static final long MAX_MOVE_MILLIS = 60_000;
    private static final long MAX_GAME_MILLIS = 60 * 60_000;
    private static final int MAX_TITLE_LENGTH = 60;
    /** Maximum absolute value of an SPRT bound. */
    private static final int MAX_ELO = 1000;

    /** Tolerance for the network latency of external bots. */
    private static final Duration LATENCY_MARGIN = Duration.ofSeconds(1);

    private static final int MAX_PLIES = 400;

    public ContestConfig {
        deal = Map.copyOf(deal);
        if (secrets == null) secrets = ContestSecrets.random();
        requireRange("games", games, 1, MAX_GAMES);
        requireRange("time", time, 0, MAX_MOVE_MILLIS);
        requireRange("clock", clock, 0, MAX_GAME_MILLIS);
        requireRange("increment", increment, 0, MAX_MOVE_MILLIS);
        requireRange("plies", plies, 0, 20);
        if (time == 0 && clock == 0) throw ContestException.of("endless");
        if (title.isBlank()
                || title.length() > MAX_TITLE_LENGTH
                || title.codePoints().anyMatch(Character::isISOControl))
            throw ContestException.of("title", MAX_TITLE_LENGTH);
        if (!sprt.isEmpty()) requireValidSprt(sprt);
        if (format == ContestFormat.SPRT == sprt.isEmpty()) throw ContestException.of("sprt");
    }

    private static void requireRange(String name, long value, long min, long max) {
        if (value < min || value > max) throw ContestException.of("number", name, min, max);
    }

    private static void requireValidSprt(String sprt) {
        try {
            Sprt bounds = Sprt.parse(sprt);
            if (bounds.elo0() >= -MAX_ELO && bounds.elo1() <= MAX_ELO) return;
        } catch (BadInputException e) {
            // Reported below.
        }
        throw ContestException.of("bounds", -MAX_ELO, MAX_ELO);
    }

    boolean isLadder() {
        return format == ContestFormat.LADDER;
    }

    /** Returns the game that is played. */
    public Game rules() {
        return Games.all().game(game);
    }

    /** Returns whether the game is played by two players against each other. Otherwise every entrant plays alone. */
    public static boolean isTwoPlayer(Game game) {
        Setup example = game.example();
        return example.isMatch() && example.players() == 2;
    }

    /** Returns whether the entrants play alone as agents that receive observations from a referee. */
    public static boolean isMission(Game game) {
        return !isTwoPlayer(game) && !Games.all().agents(game.descriptor().id()).isEmpty();
    }

    MatchLimits matchLimits() {
        return new MatchLimits(
                Duration.ofMillis(time),
                Duration.ofMillis(clock),
                Duration.ofMillis(increment),
                0,
                true,
                LATENCY_MARGIN,
                MAX_PLIES);
    }

    /** Returns the openings of one number. Only its first opening is used. */
    Openings openings(int number, boolean testRun) {
        return new Openings(rules(), deal, plies, seed(number, testRun));
    }

    /** Returns a position of a race by its number. */
    Setup position(int number, boolean testRun) {
        return rules().deal(deal, seed(number, testRun));
    }

    private long seed(int number, boolean testRun) {
        return ContestSecrets.seed(testRun ? secrets.testRuns() : secrets.games(), number, SEED_LIMIT);
    }

    /** Deals the position or opening of the first game. */
    Object dealFirst() {
        return format == ContestFormat.RACE
                ? position(0, false)
                : openings(0, false).get(0);
    }

    String toJson() {
        return StoredJson.write(this);
    }

    static ContestConfig fromJson(String text) {
        return StoredJson.read(text.contains("\"secrets\":") ? text : withSecrets(text), ContestConfig.class);
    }

    /** Adds secrets to a contest that an earlier version stored. They are the same each time it is read. */
    private static String withSecrets(String text) {
        ContestSecrets secrets =
                new ContestSecrets(SecretTokens.hash("games" + text), SecretTokens.hash("test runs" + text));
        return "{\"secrets\":" + StoredJson.write(secrets) + "," + text.substring(1);
    }
}
