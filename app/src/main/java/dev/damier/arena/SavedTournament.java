package dev.damier.arena;

import dev.damier.game.NotationException;
import dev.damier.protocol.PlayedLine;
import dev.damier.record.RecordedGame;
import dev.damier.record.Records;
import dev.damier.run.BadInputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games of an interrupted tournament, read from the file in which it saved them. */
public final class SavedTournament {
    /** No games. */
    public static final SavedTournament EMPTY = new SavedTournament(Map.of(), "");

    private final Map<Integer, RecordedGame> games;
    private final String text;

    private SavedTournament(Map<Integer, RecordedGame> games, String text) {
        this.games = Map.copyOf(games);
        this.text = text;
    }

    /**
     * Reads the records. A record at the end that is incomplete, because the program was killed while writing it, is
     * ignored; its game is played again.
     *
     * @throws BadInputException if another record is invalid
     */
    public static SavedTournament read(String file) {
        Map<Integer, RecordedGame> games = new HashMap<>();
        StringBuilder complete = new StringBuilder();
        List<String> records = List.of(file.strip().split("\\n\\s*\\n(?=\\[)"));
        for (int i = 0; i < records.size(); i++) {
            if (records.get(i).isBlank()) continue;
            try {
                RecordedGame game = Records.read(records.get(i));
                requireComplete(game, records.get(i));
                games.put(Integer.parseInt(game.tag("Number")), game);
                complete.append(records.get(i).strip()).append("\n\n");
            } catch (NotationException e) {
                if (i < records.size() - 1) throw new BadInputException("game " + (i + 1) + ": " + e.getMessage(), e);
            } catch (BadInputException e) {
                if (i < records.size() - 1) throw e;
            }
        }
        if (games.isEmpty()) throw new BadInputException("the file contains no complete game");
        return new SavedTournament(games, complete.toString());
    }

    /** A complete record ends with its result. */
    private static void requireComplete(RecordedGame game, String record) {
        String number = String.valueOf(game.tag("Number"));
        String result = String.valueOf(game.tag(RecordedGame.RESULT));
        if (!number.matches("\\d{1,9}")
                || halfPoints(result) < 0
                || !record.strip().endsWith(result))
            throw new BadInputException("a record has no number or no result; only matches can be resumed");
    }

    private static int halfPoints(String result) {
        return switch (result) {
            case "1-0" -> 2;
            case "1/2-1/2" -> 1;
            case "0-1" -> 0;
            default -> -1;
        };
    }

    /** Returns the complete records as text, to start the continued file with. */
    public String text() {
        return text;
    }

    public int size() {
        return games.size();
    }

    /**
     * Returns the half points of the first player in a game of the tournament, or empty if it has not been played.
     *
     * @throws BadInputException if the saved game is of another tournament
     */
    Optional<Integer> halfPoints(int number, PlayedLine opening, String first, String second) {
        RecordedGame game = games.get(number);
        if (game == null) return Optional.empty();
        requireEqual(number, "player", first, game.tag("First"));
        requireEqual(number, "player", second, game.tag("Second"));
        requireEqual(
                number, "start position", opening.start().write(), game.start().write());
        List<String> moves = game.mainLine();
        List<String> start = moves.subList(0, Math.min(opening.moves().size(), moves.size()));
        requireEqual(number, "opening", String.join(" ", opening.moves()), String.join(" ", start));
        return Optional.of(halfPoints(game.tag(RecordedGame.RESULT)));
    }

    private static void requireEqual(int number, String what, String expected, String saved) {
        if (!expected.equals(saved)) {
            throw new BadInputException("the saved game " + number + " belongs to another tournament: expected "
                    + what + " '" + expected + "', but got '" + saved
                    + "'; use the bots, openings and seed of the interrupted tournament");
        }
    }
}
