package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.Gathering.Style;
import dev.damier.game.Setup;
import java.util.Map;

/**
 * What is agreed before anybody sits down; it does not change.
 *
 * @param secret nobody is told the position
 * @param seed what the order of the goals is drawn from
 */
public record RoomTerms(String game, Style style, String position, boolean secret, long seed) {

    Setup setup() {
        return Games.all().game(game).read(position);
    }

    String write() {
        return Fields.write(Map.of(
                "game", game,
                "style", style.word(),
                "position", position,
                "secret", String.valueOf(secret),
                "seed", String.valueOf(seed)));
    }

    static RoomTerms read(String text) {
        Map<String, String> fields = Fields.read(text);
        return new RoomTerms(
                fields.get("game"),
                style(fields.get("style")),
                fields.get("position"),
                Boolean.parseBoolean(fields.get("secret")),
                Long.parseLong(fields.get("seed")));
    }

    private static Style style(String word) {
        for (Style style : Style.values()) if (style.word().equals(word)) return style;
        throw new IllegalStateException("a room of an unknown style: " + word);
    }
}
