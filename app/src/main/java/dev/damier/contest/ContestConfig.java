package dev.damier.contest;

import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.Sprt;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.play.Position;
import dev.damier.search.Puzzle;
import java.time.Duration;
import java.util.Map;

/**
 * What is agreed when a contest is opened; it does not change. Times are milliseconds, zero means: no such limit.
 *
 * @param games for each pair; in a Swiss tournament for each player, in a race positions
 * @param time for each move
 * @param clock for a whole game
 * @param increment given back after each move
 * @param plies random moves of an opening
 * @param seed of openings and deals; told nobody before the end
 * @param deal options of the game's deal
 * @param sprt the bounds of an {@link Sprt}, else empty
 * @param hidden a contest of a class: nothing is shown before its owner says so, and only the owner lets bots in
 * @param visitors bots from outside may take part
 * @param closes when entering and test runs end, in milliseconds since 1970; zero for never
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
        long seed,
        Map<String, String> deal,
        String sprt,
        boolean hidden,
        boolean visitors,
        long closes) {
    /** Seeds are below this, so that engines that draw lots can use them. */
    public static final long SEEDS = 1L << 30;

    private static final int MAX_GAMES = 400;
    private static final long MAX_MOVE_MILLIS = 60_000;
    private static final long MAX_GAME_MILLIS = 60 * 60_000;
    private static final int MAX_TITLE_LENGTH = 60;
    /** Of what a test of strength may ask. */
    private static final int MAX_ELO = 1000;

    /** A bot elsewhere may be so much later: the way is not its fault. */
    private static final Duration MARGIN = Duration.ofSeconds(1);

    private static final int MAX_PLIES = 400;

    public ContestConfig {
        deal = Map.copyOf(deal);
        within("games", games, 1, MAX_GAMES);
        within("time", time, 0, MAX_MOVE_MILLIS);
        within("clock", clock, 0, MAX_GAME_MILLIS);
        within("increment", increment, 0, MAX_MOVE_MILLIS);
        within("plies", plies, 0, 20);
        if (time == 0 && clock == 0) throw ContestException.of("endless");
        if (title.isBlank()
                || title.length() > MAX_TITLE_LENGTH
                || title.codePoints().anyMatch(Character::isISOControl))
            throw ContestException.of("title", MAX_TITLE_LENGTH);
        if (!sprt.isEmpty()) checkBounds(sprt);
        if (format == ContestFormat.SPRT == sprt.isEmpty()) throw ContestException.of("sprt");
    }

    private static void within(String name, long value, long min, long max) {
        if (value < min || value > max) throw ContestException.of("number", name, min, max);
    }

    private static void checkBounds(String sprt) {
        try {
            Sprt bounds = Sprt.parse(sprt);
            if (bounds.elo0() >= -MAX_ELO && bounds.elo1() <= MAX_ELO) return;
        } catch (IllegalArgumentException e) {
            // said below
        }
        throw ContestException.of("bounds", -MAX_ELO, MAX_ELO);
    }

    public Game rules() {
        return Games.all().game(game);
    }

    /** Whether two meet; else each plays alone. */
    public static boolean match(Game game) {
        Setup usual = game.example();
        return usual.as(Puzzle.class).isEmpty()
                && usual.as(Position.class).map(Position::players).orElse(1) == 2;
    }

    /** Whether those who play alone are agents before a referee. */
    public static boolean mission(Game game) {
        return !match(game) && !Games.all().agents(game.descriptor().id()).isEmpty();
    }

    MatchLimits match() {
        return new MatchLimits(
                Duration.ofMillis(time),
                Duration.ofMillis(clock),
                Duration.ofMillis(increment),
                0,
                true,
                MARGIN,
                MAX_PLIES);
    }

    Openings openings() {
        return new Openings(rules(), deal, plies, seed);
    }

    /** The position of this number in a race. */
    Setup position(int number) {
        return rules().deal(deal, seed + number);
    }

    /** What is dealt for the first game. */
    Object first() {
        return format == ContestFormat.RACE ? position(0) : openings().get(0);
    }

    /** The same, with others of what is hidden. */
    ContestConfig forTestRun() {
        return new ContestConfig(
                title,
                game,
                format,
                games,
                time,
                clock,
                increment,
                plies,
                SEEDS - 1 - seed,
                deal,
                sprt,
                hidden,
                visitors,
                closes);
    }

    String write() {
        return ContestJson.write(this);
    }

    static ContestConfig read(String text) {
        return ContestJson.read(text, ContestConfig.class);
    }
}
