package dev.damier.room;

import dev.damier.game.Games;
import dev.damier.game.MultiplayerMode.Style;
import dev.damier.game.Setup;
import java.util.Map;

/**
 * The configuration of a room. It does not change after the room is created.
 *
 * @param style how the players compete
 * @param position the starting position
 * @param secret whether the position is hidden from the players
 * @param seed seed for the order of the goals
 */
public record RoomConfig(String game, Style style, String position, boolean secret, long seed) {

    Setup setup() {
        return Games.all().game(game).read(position);
    }

    String toJson() {
        return StringMapJson.write(Map.of(
                "game", game,
                "style", style.wireName(),
                "position", position,
                "secret", String.valueOf(secret),
                "seed", String.valueOf(seed)));
    }

    static RoomConfig fromJson(String text) {
        Map<String, String> fields = StringMapJson.read(text);
        return new RoomConfig(
                fields.get("game"),
                parseStyle(fields.get("style")),
                fields.get("position"),
                Boolean.parseBoolean(fields.get("secret")),
                Long.parseLong(fields.get("seed")));
    }

    private static Style parseStyle(String wireName) {
        for (Style style : Style.values()) if (style.wireName().equals(wireName)) return style;
        throw new IllegalStateException("unknown room style: " + wireName);
    }
}
