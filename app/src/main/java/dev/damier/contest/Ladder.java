package dev.damier.contest;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Presentation.Opponent;
import dev.damier.run.BadInputException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The settings of a ladder: a contest without an end, in which the connected bots play as long as they like.
 *
 * @param clock time per side for the whole game
 * @param increment time added after each move
 */
public record Ladder(String game, Duration clock, Duration increment) {
    /** Number of openings in the book of a ladder. */
    static final int BOOK_SIZE = 50;

    /** Number of moves of an opening. */
    private static final int OPENING_PLIES = 4;

    /** Maximum number of engines of the server that take part. */
    private static final int MAX_ANCHORS = 4;

    private static final Pattern FORMAT = Pattern.compile("([a-z]+)(?::(\\d{1,4})(s|m)(?:\\+(\\d{1,2})s)?)?");
    private static final Duration DEFAULT_CLOCK = Duration.ofMinutes(1);
    private static final Duration DEFAULT_INCREMENT = Duration.ofSeconds(1);
    private static final Duration MIN_CLOCK = Duration.ofSeconds(1);
    private static final Duration MAX_CLOCK = Duration.ofHours(1);

    /**
     * Parses {@code GAME} or {@code GAME:CLOCK+INCREMENT}, such as {@code quoridor:2m+1s}. Throws
     * {@link BadInputException} for any other text, and for a game that is not played by two.
     */
    public static Ladder parse(String text) {
        Matcher m = FORMAT.matcher(text);
        if (!m.matches())
            throw new BadInputException(
                    "invalid ladder '" + text + "': expected for example quoridor or quoridor:2m+1s");
        Game game = Games.all().game(m.group(1));
        if (!ContestConfig.isTwoPlayer(game))
            throw new BadInputException("a ladder needs a game of two players, but got '" + m.group(1) + "'");
        if (m.group(2) == null) return new Ladder(m.group(1), DEFAULT_CLOCK, DEFAULT_INCREMENT);
        long number = Long.parseLong(m.group(2));
        Duration clock = m.group(3).equals("m") ? Duration.ofMinutes(number) : Duration.ofSeconds(number);
        if (clock.compareTo(MIN_CLOCK) < 0 || clock.compareTo(MAX_CLOCK) > 0)
            throw new BadInputException("invalid ladder '" + text + "': the time must be from 1s to 60m");
        Duration increment = Duration.ofSeconds(m.group(4) == null ? 0 : Long.parseLong(m.group(4)));
        return new Ladder(m.group(1), clock, increment);
    }

    /** Returns whether a stored contest is this ladder. Ratings with another time control are not comparable. */
    boolean matches(ContestConfig config) {
        return config.isLadder()
                && config.game().equals(game)
                && config.clock() == clock.toMillis()
                && config.increment() == increment.toMillis();
    }

    ContestConfig config() {
        return new ContestConfig(
                "Ladder",
                game,
                ContestFormat.LADDER,
                2,
                0,
                clock.toMillis(),
                increment.toMillis(),
                OPENING_PLIES,
                null,
                Map.of(),
                "",
                false,
                true,
                0);
    }

    /**
     * Returns the engines of the server that take part: opponents of the game from weak to strong. They are always
     * there, so the ratings of all bots are linked and do not drift.
     */
    List<Contests.InitialEntrant> anchors() {
        List<Opponent> opponents = Games.all().game(game).presentation().opponents();
        List<Contests.InitialEntrant> anchors = new ArrayList<>();
        int count = Math.min(MAX_ANCHORS, opponents.size());
        for (int i = 0; i < count; i++) {
            Opponent opponent = opponents.get(count == 1 ? 0 : i * (opponents.size() - 1) / (count - 1));
            anchors.add(new Contests.InitialEntrant(
                    opponent.name().in(Locale.ENGLISH),
                    new PlayerSpec(PlayerSpec.Kind.ENGINE, opponent.engine(), opponent.options())));
        }
        return anchors;
    }
}
