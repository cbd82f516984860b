package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Setup;
import java.util.Map;

/**
 * What is agreed before anybody sits down; it does not change.
 *
 * @param secret nobody is told the position
 * @param seed what the order of the goals is drawn from
 */
public record RoomConfig(String game, Style style, String position, boolean secret, long seed) {

    Setup setup() {
        return Games.all().game(game).read(position);
    }

    String write() {
        return StringMapJson.write(Map.of(
                "game", game,
                "style", style.word(),
                "position", position,
                "secret", String.valueOf(secret),
                "seed", String.valueOf(seed)));
    }

    static RoomConfig read(String text) {
        Map<String, String> fields = StringMapJson.read(text);
        return new RoomConfig(
                fields.get("game"),
                style(fields.get("style")),
                fields.get("position"),
                Boolean.parseBoolean(fields.get("secret")),
                Long.parseLong(fields.get("seed")));
    }

    private static Style style(String word) {
        for (Style style : Style.values()) if (style.word().equals(word)) return style;
        throw new IllegalStateException("unknown room style: " + word);
    }
}
